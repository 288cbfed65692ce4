/** What each answer about endings, the result and what follows comes to. */
import { enemyOf, SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { fightingFormations, isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import type { RulingId, Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { isFearless } from '../../../../src/epic-armageddon/special-rules/ethereal.ts';
import { bandOf, hasWord, isEngine, isFighting, leads, sheetOf, type Moment, type RulingLaw } from './law.ts';

/** Losses of a rout that comes in the same step as the end of the attacks. */
const OF_THE_ROUT: readonly (string | null)[] = ['already-broken', 'withdrawal', 'summoned'];

/** Who lived when the attacks were over. */
const livedThen = ({ before, after }: Moment, id: string): boolean => {
  const { lostTo } = unitOf(after, id);
  return lostTo === null || (unitOf(before, id).lostTo === null && OF_THE_ROUT.includes(lostTo));
};

/** Who should have won at once under some answers: a side, nobody; or `none`, the assault goes on. */
const swiftUnder = (moment: Moment, rulings: Rulings): Side | 'nobody' | 'none' => {
  const { after } = moment;
  const of = (side: Side): readonly Unit[] => after.units.filter(unit =>
    unit.side === side && isFighting(after, unit) && livedThen(moment, unit.id));
  const [attackers, defenders] = [of('attacker'), of('defender')];
  const now = [...after.engaged.map(({ unit }) => unit), ...after.spilled]
    .filter(id => unitOf(after, id).side === 'attacker');
  const engaged = rulings.engagedInLaterRounds === 'first-round' ? after.engagedAtFirst : now;
  const areGone = rulings.engagedAttackersGone === 'defender-wins' && engaged.length > 0
    && engaged.every(id => !livedThen(moment, id));
  const hasDefenderWon = areGone || attackers.length === 0;
  if (defenders.length > 0) return hasDefenderWon ? 'defender' : 'none';
  if (!hasDefenderWon) return 'attacker';
  return attackers.length > 0 && rulings.bothSwift === 'attacker-if-any-lives' ? 'attacker' : 'nobody';
};

/** Whether the attacks end as they should; null where another answer to the question would change nothing. */
const endsSwiftly = <Id extends RulingId>(question: Id, answers: readonly Rulings[Id][]) =>
  (moment: Moment): boolean | null => {
    if (!leads(moment, 'a4Attacks', 'a5', 'a6', 'a7', 'assaultOver')) return null;
    const { after, to } = moment;
    const due = swiftUnder(moment, after.rulings);
    if (answers.every(one => swiftUnder(moment, { ...after.rulings, [question]: one }) === due)) return null;
    return to.startsWith('a5') || to.startsWith('a6') ? due === 'none'
      : after.ending === 'swift' ? due === (after.winner ?? 'nobody') : null;
  };

/** Units of a side that a step has cost its fight, and what its enemy has gained by it. */
const lossIn = ({ before, after, facts }: Moment, side: Side) => {
  const hurt = before.units.flatMap((old, i) => {
    const now = after.units[i]!;
    return old.side === side && old !== now && (old.lostTo !== now.lostTo || old.damage !== now.damage)
      ? [{ old, now }] : [];
  });
  const isPlain = hurt.length > 0 && hurt.every(({ old }) =>
    isFighting(before, old) && isFighting(after, old) && !facts.of.get(old.id)!.isCheap);
  return isPlain ? { hurt, gained: after.kills[enemyOf(side)] - before.kills[enemyOf(side)] } : null;
};

const isFought = ({ before, after }: Moment): boolean =>
  before.batch !== null && before.winner === null && after.winner === null && before.units !== after.units;

const ofLosers = (
  moment: Moment, isKept: (loss: NonNullable<ReturnType<typeof lossIn>>) => boolean | null,
): boolean | null => {
  if (!isFought(moment)) return null;
  const found = SIDES.map(side => lossIn(moment, side)).map(loss => loss && isKept(loss)).filter(one => one !== null);
  return found.length === 0 ? null : found.every(Boolean);
};

const mayConsolidate = ({ support, winner }: Assault, unit: Unit): boolean => winner !== null
  && support.called[winner].includes(unit.id) && unit.side === winner && unit.aboard === null;

export const RESULT_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'bothSwift',
    claim: 'where both sides would win at once the attacker has won if one of his lives, or nobody has',
    isKept: endsSwiftly('bothSwift', ['attacker-if-any-lives', 'nobody']),
  },
  {
    ruling: 'engagedInLaterRounds',
    claim: 'a later round is lost with the attackers engaged in it, or with those engaged in the first',
    isKept: endsSwiftly('engagedInLaterRounds', ['this-round', 'first-round']),
  },
  {
    ruling: 'engagedAttackersGone',
    claim: 'with the last engaged attacker the defender has won, or not while another lives',
    isKept: endsSwiftly('engagedAttackersGone', ['defender-wins', 'fights-on']),
  },
  {
    ruling: 'whoConsolidates',
    claim: 'who gave supporting fire makes the winner’s move, or only who fought',
    isKept: ({ before, event, from }) => {
      if (event.type !== 'unit.moved' || !from.startsWith('a7Consolidate.moving')) return null;
      const unit = unitOf(before, event.unit);
      return isFighting(before, unit) ? null : before.rulings.whoConsolidates === 'supporters-too';
    },
    isRefusedRightly: ({ before, decision, refusal, from }) => {
      if (decision.type !== 'unit.moved' || !from.startsWith('a7Consolidate.moving')) return null;
      const unit = unitOf(before, decision.unit);
      if (refusal.key !== 'not-yours-to-move' || isFighting(before, unit) || !mayConsolidate(before, unit)) return null;
      const { broken, wasBroken } = bandOf(before, unit);
      return (broken && !wasBroken) || hasWord(before, unit, 'aircraft') ? null
        : before.rulings.whoConsolidates === 'formations-in-the-assault';
    },
  },
  {
    ruling: 'brokenWinner',
    claim: 'a winner whom its losses break makes its move all the same, or stays',
    isKept: ({ before, event, from }) => {
      if (event.type !== 'unit.moved' || !from.startsWith('a7Consolidate.moving')) return null;
      const { broken, wasBroken } = bandOf(before, unitOf(before, event.unit));
      return broken && !wasBroken ? before.rulings.brokenWinner === 'consolidates' : null;
    },
    isRefusedRightly: ({ before, decision, refusal, from }) => {
      if (decision.type !== 'unit.moved' || !from.startsWith('a7Consolidate.moving')) return null;
      const unit = unitOf(before, decision.unit);
      const { broken, wasBroken, fighting } = bandOf(before, unit);
      if (refusal.key !== 'not-yours-to-move' || unit.side !== before.winner) return null;
      return !fighting || !broken || wasBroken || !isOnTable(unit) || hasWord(before, unit, 'aircraft') ? null
        : before.rulings.brokenWinner === 'stays';
    },
  },
  {
    ruling: 'passengersAsKills',
    claim: 'passengers who die with their transport are kills, or are not',
    isKept: moment => ofLosers(moment, ({ hurt, gained }) => {
      if (!hurt.every(({ now }) => now.lostTo === 'passengers')) return null;
      return gained === (moment.after.rulings.passengersAsKills === 'kills' ? hurt.length : 0);
    }),
  },
  {
    ruling: 'criticalDeath',
    claim: 'a critical hit that destroys at once is worth all that was left, or one',
    isKept: moment => ofLosers(moment, ({ hurt, gained }) => {
      const [one] = hurt;
      if (one === undefined || hurt.length > 1 || one.now.lostTo !== 'critical') return null;
      if (!isEngine(moment.after, one.now)) return null;
      const settled = moment.after.settled?.hits[one.now.side].filter(({ unit }) => unit === one.now.id) ?? [];
      const { critical } = sheetOf(moment.after, one.now.id);
      const points = settled.reduce((sum, { criticals }) => sum + criticals.length, 0);
      const left = one.now.damage - one.old.damage - points;
      if (critical?.damage !== 'all' || left < 2) return null;
      return gained === points + (moment.after.rulings.criticalDeath === 'all-that-was-left' ? left : 1);
    }),
  },
  {
    ruling: 'mixedMarines',
    claim: 'of Marines who lose with others the hack-down is halved, or not',
    isKept: ({ before, after }) => {
      if (after.results.length === before.results.length || after.winner === null) return null;
      const loser = enemyOf(after.winner);
      const marines = fightingFormations(before, loser)
        .map(({ rules }) => rules.includes('they-shall-know-no-fear'));
      if (new Set(marines).size < 2) return null;
      const [last] = after.results.slice(-1);
      const difference = last![after.winner].total - last![loser].total;
      const brutal = after.log.slice(before.log.length).some(({ key }) => key === 'brutal-hit') ? 1 : 0;
      return after.hackDown - brutal
        === (after.rulings.mixedMarines === 'any-marines' ? Math.floor(difference / 2) : difference);
    },
  },
  {
    ruling: 'fearlessTransport',
    claim: 'a hack-down goes on to the passengers of a Fearless transport, or passes them by',
    isKept: ({ before, after }) => {
      const { volley } = after;
      if (volley === before.volley || volley?.cause !== 'hack-down' || after.winner === null) return null;
      const loser = enemyOf(after.winner);
      const inside = before.units.filter(unit => unit.side === loser && unit.lostTo === null && unit.aboard !== null
        && isFighting(before, unit) && !isFearless(before, unit)
        && isFighting(before, unitOf(before, unit.aboard)) && isFearless(before, unitOf(before, unit.aboard)));
      if (inside.length === 0 || before.results.length === after.results.length) return null;
      return inside.every(({ id }) => volley.targets[loser].some(({ unit }) => unit === id)
        === (after.rulings.fearlessTransport === 'passengers-hit'));
    },
  },
];
