/** What must hold at the end of any assault between formations of the army lists. */
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Assault, Formation, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, LOSSES, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { sizeIn, type Facts } from './facts.ts';
import type { Ledger } from './ledger.ts';

/** An assault that is over. */
export interface ListGame {
  readonly end: Assault;
  readonly report: Report;
  readonly ledger: Ledger;
  /** How many dice were thrown, counted by whoever threw them. */
  readonly dice: number;
}

export interface ListEndingLaw {
  readonly claim: string;
  readonly isKept: (game: ListGame) => boolean;
}

/** More rounds than any of these assaults has ever needed. */
const ROUNDS = 12;

export const LIST_ENDING_LAWS: readonly ListEndingLaw[] = [
  {
    claim: 'it ends within a dozen rounds, every loss with its reason',
    isKept: ({ report }) => report.rounds <= ROUNDS && report.formations.every(({ units, destroyed }) =>
      destroyed === units.every(({ alive }) => !alive) && units.every(({ alive, lostTo }) =>
        alive === (lostTo === null) && (lostTo === null || LOSSES.includes(lostTo)))),
  },
  {
    claim: 'the report has the form of the contract, and every unit and formation of the scenario',
    isKept: ({ report, ledger: { facts: { scenario } } }) => hasForm(report)
      && report.formations.map(({ id, units }) => [id, ...units.map(unit => unit.id)]).join()
        === scenario.formations.map(({ id, units }) => [id, ...units.map(unit => unit.id)]).join(),
  },
  { claim: 'as many dice are reported as were thrown', isKept: ({ report, dice }) => report.diceUsed === dice },
  {
    claim: 'kills are the points and units lost to attacks and supporting fire',
    isKept: ({ report, ledger }) => ledger.isRight(report.kills),
  },
  {
    claim: 'a total is the higher die and the modifiers, ties are fought on and the higher total wins',
    isKept: ({ report }) => isSettledBy(report),
  },
  {
    claim: 'a swift winner has left nobody of the other side, or nobody of the attackers who were engaged',
    isKept: ({ end, report }) => report.ending !== 'swift' || report.winner === 'defender'
      || livingFighters(end, 'defender').length === 0,
  },
  {
    claim: 'the loser is hacked down by the difference, Marines by half of it, and once more by the Brutal',
    isKept: ({ end, report }) => report.hackDown === hackDownOf(end, report),
  },
  {
    claim: 'the losers break, and are destroyed but for the Fearless if they were broken before',
    isKept: ({ end, ledger: { facts } }) => end.winner === null || fightingOf(end, enemyOf(end.winner)).every(one =>
      one.broken && one.blastMarkers === 0 && (!one.wasBroken || facts.hasEthereal
        || unitsIn(end, one).every(({ id, lostTo }) => lostTo !== null || facts.of.get(id)!.isFearless))),
  },
  {
    claim: 'the winners take a Blast marker for each of their losses, and may break from them',
    isKept: ({ end, ledger }) => end.winner === null || ledger.facts.hasEthereal
      || fightingOf(ledger.marked ?? end, end.winner).every(one => isMarked(ledger.marked ?? end, one, ledger)),
  },
  {
    claim: 'friends of the loser take at most one Blast marker, nobody else near any, blasts and later fire aside',
    isKept: ({ end, ledger }) => {
      const then = ledger.marked ?? end;
      return then.formations.every(one => one.fighting
        || unitsIn(then, one).some(({ lostTo }) => lostTo === 'critical' || lostTo === 'passengers')
        || unitsIn(then, one).some(({ id, damage }) => damage > (damageAtFirst(ledger.facts).get(id) ?? 0))
        || isLeftAlone(then, one, ledger));
    },
  },
  {
    claim: 'units are hacked down or destroyed as already broken only on the losing side',
    isKept: ({ end }) => end.units.every(({ side, lostTo }) =>
      (lostTo !== 'hack-down' && lostTo !== 'already-broken') || side !== end.winner),
  },
  {
    claim: 'nobody alive is aboard what is lost',
    isKept: ({ end }) => end.units.every(({ aboard, lostTo }) => aboard === null || lostTo !== null
      || end.units.some(({ id, lostTo: wreck }) => id === aboard && wreck === null)),
  },
  {
    claim: 'whoever has as many Blast markers as break it is broken',
    isKept: ({ end, ledger: { facts } }) => end.formations.every(one => one.broken
      || unitsIn(end, one).every(({ lostTo }) => lostTo !== null) || one.blastMarkers < breakPoint(end, one, facts)),
  },
  {
    claim: 'nothing is left to be settled',
    isKept: ({ end }) => end.aftermath.length === 0 && end.heldBlasts.length === 0 && end.terrainTests.length === 0
      && end.withdrawing.length === 0 && end.batch === null,
  },
];

const unitsIn = ({ units }: Assault, { id }: Formation): readonly Unit[] => units.filter(unit => unit.formation === id);

const damageAtFirst = ({ scenario }: Facts): ReadonlyMap<string, number> =>
  new Map(scenario.formations.flatMap(({ units }) => units.map(({ id, damage }) => [id, damage] as const)));

const fightingOf = ({ formations }: Assault, side: Side): readonly Formation[] =>
  formations.filter(one => one.fighting && one.side === side);

const livingFighters = (end: Assault, side: Side): readonly Unit[] =>
  fightingOf(end, side).flatMap(one => unitsIn(end, one)).filter(({ lostTo }) => lostTo === null);

const isMarine = ({ rules }: Formation): boolean => rules.includes('they-shall-know-no-fear');

const breakPoint = (end: Assault, one: Formation, facts: Facts): number => unitsIn(end, one)
  .filter(({ lostTo }) => lostTo === null)
  .reduce((sum, { id }) => sum + sizeIn(facts, id), 0) * (isMarine(one) ? 2 : 1);

const isSettledBy = ({ ending, result, rounds, winner }: Report): boolean => {
  const isAdded = result.every(round => SIDES.every(side => round[side].total
    === Math.max(...round[side].dice) + round[side].modifiers.reduce((sum, { value }) => sum + value, 0)));
  const leads = result.map(({ attacker, defender }) => attacker.total - defender.total);
  const isTiedTo = (end: number): boolean => leads.slice(0, end).every(lead => lead === 0);
  switch (ending) {
    case 'no-assault':
      return winner === null && rounds === 0 && result.length === 0;
    case 'swift':
      return isAdded && result.length === rounds - 1 && isTiedTo(leads.length);
    case 'result':
      return isAdded && result.length === rounds && isTiedTo(leads.length - 1) && leads.at(-1) !== 0
        && winner === (leads.at(-1)! > 0 ? 'attacker' : 'defender');
  }
};

const hackDownOf = (end: Assault, { winner, result, ending }: Report): number => {
  const last = result.at(-1);
  if (ending !== 'result' || winner === null || last === undefined) return 0;
  const difference = last[winner].total - last[enemyOf(winner)].total;
  const losers = fightingOf(end, enemyOf(winner));
  const isHalved = end.rulings.mixedMarines === 'any-marines' ? losers.some(isMarine) : losers.every(isMarine);
  const brutal = end.log.filter(({ key }) => key === 'brutal-hit').length;
  return (isHalved ? Math.floor(difference / 2) : difference) + brutal;
};

const isMarked = (end: Assault, one: Formation, { before, markers, facts }: Ledger): boolean => {
  const old = before.get(one.id)!;
  const due = markers.get(one.id) ?? { least: 0, most: 0 };
  if (old.broken) return one.broken;
  if (one.broken) return old.blastMarkers + due.most >= breakPoint(end, one, facts);
  return one.blastMarkers >= old.blastMarkers + due.least && one.blastMarkers <= old.blastMarkers + due.most;
};

const isLeftAlone = (end: Assault, one: Formation, { before }: Ledger): boolean => {
  const old = before.get(one.id)!;
  const more = one.blastMarkers - old.blastMarkers;
  const isLoser = end.winner !== null && one.side !== end.winner;
  if (!isLoser) return one.broken === old.broken && more === 0;
  return old.broken ? one.broken : one.broken || more === 0 || more === 1;
};

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const hasForm = (report: Report): boolean => FIELDS.every(field => field in report)
  && Object.keys(report).length === FIELDS.length
  && [report.rounds, report.hackDown, report.diceUsed, ...Object.values(report.kills)].every(isCount)
  && report.formations.every(({ blastMarkers, units }) => isCount(blastMarkers)
    && units.every(({ damage, at }) => isCount(damage) && at.length === 2 && at.every(Number.isFinite)))
  && report.log.every(({ step, rule, say }) =>
    step !== '' && rule !== '' && say !== '' && !/undefined|NaN|\[object/.test(say));

const FIELDS: readonly (keyof Report)[] = [
  'winner', 'ending', 'rounds', 'kills', 'result', 'hackDown', 'formations', 'diceUsed', 'log',
];
