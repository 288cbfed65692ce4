/** What must hold at the end of any assault, as its report tells it. */
import type { Report, ReportedFormation } from '../../../src/epic-armageddon/explain/report.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Band, Field } from '../oracle/field.ts';
import { enemyOf, SIDES, type Side } from '../oracle/scenario-json.ts';

/** An assault that is over. */
export interface Game {
  /** The table before it, the formation that was engaged in the end as the defender. */
  readonly field: Field;
  readonly report: Report;
  /** The formations that fought in the end, those drawn in too. */
  readonly fighting: readonly string[];
  readonly rulings: Rulings;
  /** How many dice were thrown, counted by whoever threw them. */
  readonly dice: number;
  /** Whether nobody has decided anything. */
  readonly isQuiet: boolean;
}

export interface EndingLaw {
  readonly claim: string;
  readonly isKept: (game: Game) => boolean;
}

export const ENDING_LAWS: readonly EndingLaw[] = [
  {
    claim: 'the report has the form of the contract, and every unit and formation of the scenario',
    isKept: ({ field, report }) => hasForm(report) && report.formations.length === field.bands.length
      && pairsOf(field, report).every(([band, now]) => now?.id === band.id
        && band.stands.map(({ id }) => id).join() === now.units.map(({ id }) => id).join()),
  },
  {
    claim: 'as many dice are reported as were thrown',
    isKept: ({ report, dice }) => report.diceUsed === dice,
  },
  {
    claim: 'kills are the losses of the other side’s formations to attacks and supporting fire',
    isKept: game => SIDES.every(side => game.report.kills[side] === killed(fightersOf(game, enemyOf(side)))),
  },
  {
    claim: 'a total is the higher die and the modifiers',
    isKept: ({ report }) => report.result.every(round => SIDES.every(side => round[side].total
      === Math.max(...round[side].dice) + round[side].modifiers.reduce((sum, { value }) => sum + value, 0))),
  },
  {
    claim: 'ties are fought on, and the higher total wins',
    isKept: ({ report: { ending, result, rounds, winner } }) => {
      const leads = result.map(({ attacker, defender }) => attacker.total - defender.total);
      const last = leads.pop() ?? 0;
      switch (ending) {
        case 'no-assault':
          return winner === null && rounds === 0 && result.length === 0;
        case 'swift':
          return result.length === rounds - 1 && [...leads, last].every(lead => lead === 0);
        case 'result':
          return result.length === rounds && leads.every(lead => lead === 0)
            && winner === (last > 0 ? 'attacker' : 'defender') && last !== 0;
      }
    },
  },
  {
    claim: 'a swift winner has killed all the defenders or an attacker, or seen lost those engaged at first',
    isKept: game => {
      const { report: { ending, winner }, rulings } = game;
      if (ending !== 'swift') return true;
      const [attackers, defenders] = SIDES.map(side => fightersOf(game, side)) as [Fighters, Fighters];
      const isAnyLeft = livingIn(attackers) > 0;
      if (winner === 'defender') {
        const lost = rulings.engagedInLaterRounds === 'first-round' ? lossesOf(attackers).length : killed(attackers);
        return lost > 0 && !(isAnyLeft && rulings.engagedAttackersGone === 'fights-on');
      }
      const isWiped = livingIn(defenders) === 0 && killed(defenders) > 0;
      return isWiped && (winner === 'attacker' ? isAnyLeft : !isAnyLeft || rulings.bothSwift === 'nobody');
    },
  },
  {
    claim: 'the loser is hacked down by the difference, Marines by half of it',
    isKept: game => {
      const { winner, result, hackDown, ending } = game.report;
      const last = result[result.length - 1];
      if (ending !== 'result' || winner === null || !last) return hackDown === 0;
      const loser = enemyOf(winner);
      const difference = last[winner].total - last[loser].total;
      const bands = bandsOf(game, loser);
      const mortal = bands.flatMap(band => nowOf(game, band).units.filter(({ id, lostTo }) => !isFearless(band, id)
        && lostTo !== 'attack' && lostTo !== 'support' && !isEarly(lostTo))).length;
      const isHalved = game.rulings.mixedMarines === 'any-marines' ? bands.some(band => band.knowsNoFear)
        : bands.every(band => band.knowsNoFear);
      return hackDown === (isHalved ? Math.floor(difference / 2) : difference)
        && lostTo(fightersOf(game, loser), 'hack-down') === Math.min(hackDown, mortal);
    },
  },
  {
    claim: 'the losers break, without Blast markers, and are destroyed but for the Fearless if they were broken before',
    isKept: game => game.report.winner === null || bandsOf(game, enemyOf(game.report.winner)).every(band => {
      const now = nowOf(game, band);
      return now.broken && now.blastMarkers === 0
        && (!band.broken || now.units.every(({ id, alive }) => !alive || isFearless(band, id)));
    }),
  },
  {
    claim: 'the winners take a Blast marker for each of their losses and may break, unless they were broken before',
    isKept: game => game.report.winner === null || bandsOf(game, game.report.winner).every(band => {
      const now = nowOf(game, band);
      if (band.broken) return now.broken && now.blastMarkers === 0;
      return now.destroyed || now.units.some(({ lostTo }) => isEarly(lostTo)) || isMarked(band, now, killed([now]));
    }),
  },
  {
    claim: 'friends of the loser take at most one Blast marker, or lose one unit if broken; nobody else is touched',
    isKept: ({ field, report, fighting }) => pairsOf(field, report).every(([band, now]) => {
      if (now === undefined || fighting.includes(band.id)) return true;
      if (report.winner !== enemyOf(band.side)) return isUntouched(band, now);
      const losses = lossesOf([now]);
      if (band.broken) return isUntouched(band, now) || (!band.knowsNoFear && losses.join() === 'blast-marker');
      return isUntouched(band, now)
        || (isMarked(band, now, 1) && losses.every(loss => IN_FLIGHT.includes(loss) && now.broken));
    }),
  },
  {
    claim: 'units are hacked down, destroyed or overtaken only on the losing side',
    isKept: game => {
      const loser = game.report.winner === null ? null : enemyOf(game.report.winner);
      return pairsOf(game.field, game.report).every(([band, now]) => band.side === loser
        || lossesOf(now ? [now] : []).every(loss => loss === 'attack' || loss === 'support' || isEarly(loss)
          || (loss === 'withdrawal' && game.report.ending === 'no-assault')));
    },
  },
  {
    claim: 'where nobody decides anything, only those who withdraw move',
    isKept: ({ field, report, isQuiet }) => !isQuiet || pairsOf(field, report).every(([band, now]) => band.stands
      .every(({ at }, i) => now?.units[i]?.at.join() === at.join() || (now?.broken && report.winner !== band.side))),
  },
];

/** What those may be lost to who withdraw. */
const IN_FLIGHT: readonly string[] = ['withdrawal', 'coherency', 'dangerous-terrain', 'critical', 'passengers'];

/** Each formation as it was and as it is. */
const pairsOf = (field: Field, report: Report): readonly (readonly [Band, ReportedFormation | undefined])[] =>
  field.bands.map((band, i) => [band, report.formations[i]]);

type Fighters = readonly ReportedFormation[];

/** The formations of a side that fought, as they were. */
const bandsOf = ({ field, fighting }: Game, side: Side): readonly Band[] =>
  field.bands.filter(band => band.side === side && fighting.includes(band.id));

/** A formation as it is. */
const nowOf = ({ report }: Game, band: Band): ReportedFormation => {
  const now = report.formations.find(({ id }) => id === band.id);
  if (!now) throw new Error(`${band.id} is not told of`);
  return now;
};

const fightersOf = (game: Game, side: Side): Fighters => bandsOf(game, side).map(band => nowOf(game, band));

const lossesOf = (some: Fighters): readonly string[] =>
  some.flatMap(({ units }) => units).flatMap(({ lostTo }) => lostTo ?? []);

const livingIn = (some: Fighters): number => some.flatMap(({ units }) => units).filter(({ alive }) => alive).length;

const lostTo = (some: Fighters, cause: string): number => lossesOf(some).filter(loss => loss === cause).length;

const killed = (some: Fighters): number => lostTo(some, 'attack') + lostTo(some, 'support');

/** Whether a unit was lost on its way to the enemy, by which no side gains. */
const isEarly = (cause: string | null): boolean => cause === 'coherency' || cause === 'dangerous-terrain';

const isFearless = (band: Band, id: string): boolean =>
  band.stands.some(stand => stand.id === id && stand.abilities.includes('fearless'));

const isUntouched = (band: Band, now: ReportedFormation): boolean =>
  now.blastMarkers === band.blastMarkers && now.broken === band.broken && now.units.every(({ alive }) => alive);

/** Whether a formation has so many more Blast markers, or is broken by them. */
const isMarked = (band: Band, now: ReportedFormation, more: number): boolean => {
  const units = now.units.filter(({ alive, lostTo }) => alive || lostTo === 'withdrawal').length;
  const markers = band.blastMarkers + more;
  const breaks = markers >= units * (band.knowsNoFear ? 2 : 1);
  return now.broken === breaks && now.blastMarkers === (breaks ? 0 : markers);
};

const LOSSES = ['attack', 'support', 'hack-down', 'withdrawal', 'already-broken', 'passengers', 'critical', 'coherency',
  'dangerous-terrain', 'blast-marker', null];

const hasKeys = (value: object, ...keys: readonly string[]): boolean =>
  Object.keys(value).sort().join() === [...keys].sort().join();

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether a report has every field of the contract, no other, and in each what belongs there. */
const hasForm = (report: Report): boolean =>
  hasKeys(report, 'winner', 'ending', 'rounds', 'kills', 'result', 'hackDown', 'formations', 'diceUsed', 'log')
  && ['attacker', 'defender', null].includes(report.winner) && ['no-assault', 'swift', 'result'].includes(report.ending)
  && [report.rounds, report.hackDown, report.diceUsed, report.kills.attacker, report.kills.defender].every(isCount)
  && report.result.every(round => hasKeys(round, 'attacker', 'defender') && SIDES.every(side =>
    hasKeys(round[side], 'dice', 'modifiers', 'total') && round[side].dice.length === 2
    && round[side].modifiers.every(modifier => hasKeys(modifier, 'rule', 'name', 'value'))))
  && report.formations.every(formation => hasKeys(formation, 'id', 'blastMarkers', 'broken', 'destroyed', 'units')
    && isCount(formation.blastMarkers) && formation.destroyed === formation.units.every(({ alive }) => !alive)
    && formation.units.every(unit => hasKeys(unit, 'id', 'alive', 'damage', 'at', 'lostTo') && unit.damage === 0
      && unit.alive === (unit.lostTo === null) && LOSSES.includes(unit.lostTo) && unit.at.every(Number.isFinite)))
  && report.log.every(line => hasKeys(line, 'step', 'rule', 'say') && line.say.length > 0);
