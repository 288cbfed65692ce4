/** What each answer about who is hit comes to. */
import type { Target } from '../../../../src/epic-armageddon/model/batch.ts';
import { has } from '../../../../src/epic-armageddon/model/combatant.ts';
import { enemyOf, SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit, Volley } from '../../../../src/epic-armageddon/model/volley.ts';
import type { Step } from '../../random-play.ts';
import { isEngine, sheetOf, type Moment, type RulingLaw } from './law.ts';
import { COVER_LAWS } from './cover.ts';

const MACRO: readonly string[] = ['macro-weapon', 'titan-killer'];

/** A volley that has just been allocated and that nobody has touched yet; null: there is none. */
export const freshVolley = ({ from, to, after }: Step): Volley | null =>
  (from !== to && /llocating$/.test(to) ? after.volley : null);

/** What is so of each side of a fresh volley that a question is about; null: of neither. */
const ofSides = (
  moment: Moment, isKept: (volley: Volley, side: Side) => boolean | null,
): boolean | null => {
  const volley = freshVolley(moment);
  if (volley === null) return null;
  const found = SIDES.map(side => isKept(volley, side)).filter(one => one !== null);
  return found.length === 0 ? null : found.every(Boolean);
};

const countsOf = (hits: readonly AllocatedHit[]): string => {
  const counts = new Map<string, number>();
  for (const { unit } of hits) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return JSON.stringify([...counts].filter(([, count]) => count > 0).sort());
};

const cmOf = (targets: readonly Target[], id: string): number | null =>
  targets.find(({ unit }) => unit === id)?.cm ?? null;

/** Whether a hit could change places with one that comes another way, on a unit with shields or without. */
const isOverShields = (assault: Assault, side: Side, hit: number, to: string): boolean => {
  const volley = assault.volley!;
  const ours = volley.hits[side][hit]!;
  const isShielded = [ours.unit, to].some(id =>
    unitOf(assault, id).shields > 0 || has(sheetOf(assault, id), 'ion-shield'));
  return isShielded && ours.effect !== 'sniper' && (volley.cause === 'attacks' || volley.cause === 'first-strike')
    && volley.hits[side].some(({ unit, by, effect, worth }) =>
      unit === to && by !== ours.by && effect === ours.effect && worth === ours.worth);
};

/** Two targets of the same kind that stand equally near, as a list has them. */
const tiesIn = (targets: readonly Target[]): readonly (readonly [Target, Target])[] => targets.flatMap((one, i) =>
  targets.slice(i + 1).filter(other => other.cm === one.cm && (other.takes ?? 1) > 1 === (one.takes ?? 1) > 1)
    .map(other => [one, other] as const));

const placeIn = ({ units }: Assault, id: string): number => units.findIndex(unit => unit.id === id);

const isLimited = (assault: Assault, from: string, by: AllocatedHit['by']): readonly string[] =>
  (assault.batch?.reach[from]?.[by] ?? []).filter(id => isOnTable(unitOf(assault, id)));

/** Where special hits of a kind are wasted on those whom they do not hurt more, while an ordinary one hurts others. */
const wastes = (hits: readonly AllocatedHit[], effect: AllocatedHit['effect'], bites: (id: string) => boolean): boolean =>
  hits.some(hit => hit.effect === effect && !bites(hit.unit))
    && hits.some(hit => hit.effect === 'normal' && bites(hit.unit));

export const HIT_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'equalDistances',
    claim: 'of equally near stands the owner chooses, or nobody does',
    isKept: ({ before, event, after }) => {
      if (event.type !== 'hit.moved' || before.volley!.targets === after.volley!.targets) return null;
      const side = event.side;
      const [from, to] = [before.volley!.hits[side][event.hit]!.unit, event.to];
      const { targets } = before.volley!;
      return before.rulings.equalDistances === 'owner-chooses' && cmOf(targets[side], from) === cmOf(targets[side], to);
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'hit.moved' || before.volley === null) return null;
      if (refusal.key !== 'list-order-decides' && refusal.key !== 'not-equally-near') return null;
      const { side, hit, to } = decision;
      const targets = before.volley.targets[side];
      return cmOf(targets, before.volley.hits[side][hit]!.unit) !== cmOf(targets, to) ? null
        : before.rulings.equalDistances === 'list-order';
    },
  },
  {
    ruling: 'laterBatch',
    claim: 'macro-weapon hits count those of the lap before, or begin anew',
    isKept: moment => ofSides(moment, (volley, side) => {
      const before = moment.memory.ordinary[side].filter(({ unit, effect }) =>
        volley.targets[side].some(target => target.unit === unit)
        && (effect !== 'sniper' || moment.after.rulings.sniperPlace === 'in-the-lap'));
      if (!volley.macro || before.length === 0 || volley.hits[side].length === 0) return null;
      const taken = volley.taken[side];
      if (moment.after.rulings.laterBatch === 'fresh-lap') return Object.keys(taken).length === 0;
      return volley.targets[side].every(({ unit }) =>
        (taken[unit] ?? 0) === before.filter(hit => hit.unit === unit).length);
    }),
  },
  {
    ruling: 'settledTies',
    claim: 'ties once settled stay so for the hits that follow, or are those of the list again',
    isKept: moment => ofSides(moment, (volley, side) => {
      const order = moment.memory.settled[side];
      const ties = tiesIn(volley.targets[side]).filter(([one, other]) =>
        order.includes(one.unit) && order.includes(other.unit)
        && ![one, other].some(({ unit }) => moment.after.spilled.includes(unit)));
      const changed = ties.some(([one, other]) => order.indexOf(one.unit) > order.indexOf(other.unit)
        || placeIn(moment.after, one.unit) > placeIn(moment.after, other.unit));
      if (!changed) return null;
      return ties.every(([one, other]) => (moment.after.rulings.settledTies === 'stay-settled'
        ? order.indexOf(one.unit) < order.indexOf(other.unit)
        : placeIn(moment.after, one.unit) < placeIn(moment.after, other.unit)));
    }),
  },
  {
    ruling: 'shieldedEngineHits',
    claim: 'owners change blows and fire over where shields are up, or they fall as they were thrown',
    isKept: ({ before, event, after }) => {
      if (event.type !== 'hit.moved' || before.volley!.targets !== after.volley!.targets) return null;
      const { side } = event;
      return before.rulings.shieldedEngineHits === 'owner-chooses' && isOverShields(before, side, event.hit, event.to)
        && countsOf(before.volley!.hits[side]) === countsOf(after.volley!.hits[side]);
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'hit.moved' || before.volley === null || refusal.key === 'cannot-be-hit') return null;
      const { side, hit, to } = decision;
      if (before.volley.hits[side][hit]!.unit === to || !isOverShields(before, side, hit, to)) return null;
      return before.rulings.shieldedEngineHits === 'as-thrown' ? true : null;
    },
  },
  {
    ruling: 'specialHits',
    claim: 'Lance and Ignore Cover hits are not wasted where others bite, or come after all ordinary ones',
    isKept: moment => ofSides(moment, (volley, side) => {
      const { after } = moment;
      const hits = volley.hits[side].filter(({ from, effect }) => from === null && effect !== 'sniper');
      if (volley.macro || hits.every(({ effect }) => effect === 'normal')) return null;
      const ranks = hits.map(({ effect }) => ['normal', 'ignore-cover', 'lance'].indexOf(effect));
      const isInOrder = ranks.every((rank, i) => i === 0 || ranks[i - 1]! <= rank);
      const isReinforced = (id: string): boolean => has(sheetOf(after, id), 'reinforced-armour')
        && sheetOf(after, id).armour !== null;
      const isWasted = wastes(hits, 'lance', isReinforced);
      if (isInOrder && !isWasted) return null;
      return after.rulings.specialHits === 'in-order' ? isInOrder : !isWasted;
    }),
  },
  {
    ruling: 'soak',
    claim: 'hits reach everybody by distance, or war engines before everybody else',
    isKept: moment => ofSides(moment, (volley, side) => {
      const targets = volley.targets[side].filter(({ unit }) => unitOf(moment.after, unit).aboard === null);
      const isEngineOf = ({ unit }: Target): boolean => isEngine(moment.after, unitOf(moment.after, unit));
      const engines = targets.filter(isEngineOf);
      if (engines.length === 0 || engines.length === targets.length) return null;
      const byDistance = targets.every(({ cm }, i) => i === 0 || targets[i - 1]!.cm <= cm);
      const enginesFirst = targets.slice(0, engines.length).every(isEngineOf);
      if (byDistance && enginesFirst) return null;
      return moment.after.rulings.soak === 'war-engines-first' ? enginesFirst : byDistance;
    }),
  },
  {
    ruling: 'nomination',
    claim: 'hits fall on war engines and others, or on the one kind while there is any of it',
    isKept: moment => ofSides(moment, (volley, side) => {
      const { after } = moment;
      if (after.batch === null || volley.hits[side].length === 0) return null;
      const isEngineOf = ({ unit }: Target): boolean => isEngine(after, unitOf(after, unit));
      const living = after.batch.targets[side].filter(({ unit }) => isOnTable(unitOf(after, unit)));
      const kinds = new Set(living.map(isEngineOf));
      if (kinds.size < 2) return null;
      const { nomination } = after.rulings;
      const due = nomination === 'none' ? living
        : living.filter(one => isEngineOf(one) === (nomination === 'war-engines'));
      return due.length === volley.targets[side].length
        && due.every(({ unit }) => volley.targets[side].some(target => target.unit === unit));
    }),
  },
  {
    ruling: 'impossibleHits',
    claim: 'hits of a war engine that can reach nobody any more are lost, or fall on anybody engaged',
    isKept: moment => ofSides(moment, (volley, side) => {
      const { after } = moment;
      const scored = (after.batch?.hits[enemyOf(side)] ?? []).filter(({ from, by, effect }) => from !== null
        && MACRO.includes(effect) === volley.macro && effect !== 'sniper'
        && isLimited(after, from, by).length === 0);
      if (scored.length === 0 || volley.targets[side].length === 0) return null;
      const due = scored.reduce((sum, { count }) => sum + count, 0);
      const fallen = volley.hits[side].filter(hit => scored.some(({ from, by, effect }) =>
        from === hit.from && by === hit.by && effect === hit.effect)).length;
      return fallen === (after.rulings.impossibleHits === 'lost' ? 0 : due);
    }),
  },
  {
    ruling: 'sniperPlace',
    claim: 'a sniper’s hit is one of the lap, or falls beside it',
    isKept: moment => ofSides(moment, (volley, side) => {
      const sniped = volley.hits[side].filter(({ effect }) => effect === 'sniper');
      const others = volley.hits[side].filter(({ effect }) => effect !== 'sniper');
      const first = volley.targets[side][0]?.unit;
      if (sniped.length === 0 || others.length === 0 || volley.targets[side].length < 2) return null;
      if (others.some(({ from }) => from !== null) || !sniped.some(({ unit }) => unit === first)) return null;
      if (others.length >= volley.targets[side].length || isEngine(moment.after, unitOf(moment.after, first!))) return null;
      const isInTheLap = moment.after.rulings.sniperPlace === 'in-the-lap';
      const isOnlyOnce = sniped.every(({ unit }, i) => sniped.findIndex(hit => hit.unit === unit) === i);
      return !isOnlyOnce ? null : others.some(({ unit }) => unit === first) !== isInTheLap
        || (isInTheLap && others.length + sniped.length > volley.targets[side].length);
    }),
  },
  {
    ruling: 'titanDice',
    claim: 'a war engine strikes with a die for each point, or half as many macro-weapon ones and splits none',
    isKept: ({ before, event, after, from, to }) => {
      const isHalf = after.rulings.titanDice === 'half-macro';
      if (event.type === 'dice.split') {
        const most = sheetOf(before, event.unit).damageCapacity;
        return event.closeCombat === 0 || event.closeCombat === most ? null : !isHalf;
      }
      if (from === to || !/a4Attacks.*rolling$/.test(to) || after.batch === null) return null;
      const found = SIDES.flatMap(side => after.batch!.strikers[side]).filter(({ unit, by }, i, all) =>
        by === 'close-combat' && isEngine(after, unitOf(after, unit))
        && all.findIndex(other => other.unit === unit && other.by === by) === i
        && unitOf(after, unit).closeCombatDice === sheetOf(after, unit).damageCapacity
        && sheetOf(after, unit).attacks['close-combat'].every(attack =>
          !attack.firstStrike && sheetOf(after, unit).attacks.firefight.every(one => !one.firstStrike)));
      const first = found.filter(({ unit }) => after.batch!.kind === 'attacks' && unitOf(after, unit).lostTo === null);
      if (first.length === 0) return null;
      return first.every(({ unit, dice, effect }) => {
        const size = sheetOf(after, unit).damageCapacity;
        return isHalf ? dice === Math.ceil(size / 2) && effect === 'macro-weapon' : dice === size;
      });
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'dice.split' || refusal.key !== 'no-such-split') return null;
      const most = sheetOf(before, decision.unit).damageCapacity;
      return decision.closeCombat > most ? null : before.rulings.titanDice === 'half-macro';
    },
  },
  {
    ruling: 'splashTiming',
    claim: 'a war engine’s blast comes with the hits that did for it, or once all of the step are settled',
    isKept: ({ before, after, from, to }) => {
      const isLate = after.rulings.splashTiming === 'after-the-attacks';
      if (after.heldBlasts.length > before.heldBlasts.length) return isLate;
      const blasts = after.log.slice(before.log.length)
        .filter(({ key, step }) => key === 'blast' && (step === 'a4Attacks' || step === 'a5SupportingFire'));
      if (blasts.length === 0 || before.winner !== null || after.winner !== null) return null;
      if (![from, to].some(state => /saving$|blasting$/.test(state))) return null;
      return [from, to].some(state => state.includes('.blasts')) === isLate;
    },
  },
  ...COVER_LAWS,
];
