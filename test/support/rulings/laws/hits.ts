/** What each answer about who is hit comes to. */
import type { Target } from '../../../../src/epic-armageddon/model/batch.ts';
import { has } from '../../../../src/epic-armageddon/model/combatant.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit } from '../../../../src/epic-armageddon/model/volley.ts';
import { isEngine, ofFreshHits, sheetOf, type RulingLaw } from './law.ts';

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

/** Where special hits of a kind are wasted on those whom they do not hurt more, while an ordinary one hurts others. */
const wastes = (
  hits: readonly AllocatedHit[], effect: AllocatedHit['effect'], bites: (id: string) => boolean,
): boolean => hits.some(hit => hit.effect === effect && !bites(hit.unit))
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
      if (refusal.rule === 'H9') return null;
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
    isKept: moment => ofFreshHits(moment, (volley, side) => {
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
    isKept: moment => ofFreshHits(moment, (volley, side) => {
      const order = moment.memory.settled[side];
      const before = (id: string): number => order.findIndex(({ unit }) => unit === id);
      const ties = tiesIn(volley.targets[side]).filter(([one, other]) => cmOf(order, one.unit) !== null
        && cmOf(order, one.unit) === cmOf(order, other.unit)
        && ![one, other].some(({ unit }) => moment.after.spilled.includes(unit)));
      const changed = ties.some(([one, other]) => before(one.unit) > before(other.unit)
        || placeIn(moment.after, one.unit) > placeIn(moment.after, other.unit));
      if (!changed) return null;
      return ties.every(([one, other]) => (moment.after.rulings.settledTies === 'stay-settled'
        ? before(one.unit) < before(other.unit)
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
      const areAlike = before.volley.hits[side].every(({ effect, from }) => effect === 'normal' && from === null);
      return areAlike ? before.rulings.shieldedEngineHits === 'as-thrown' : null;
    },
  },
  {
    ruling: 'specialHits',
    claim: 'Lance and Ignore Cover hits are not wasted where others bite, or come after all ordinary ones',
    isKept: moment => ofFreshHits(moment, (volley, side) => {
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
    ruling: 'sniperPlace',
    claim: 'a sniper’s hit is one of the lap, or falls beside it',
    isKept: moment => ofFreshHits(moment, (volley, side) => {
      const sniped = volley.hits[side].filter(({ effect }) => effect === 'sniper');
      const others = volley.hits[side].filter(({ effect }) => effect !== 'sniper');
      const first = volley.targets[side][0]?.unit;
      if (sniped.length === 0 || others.length === 0 || volley.targets[side].length < 2) return null;
      if (others.some(({ from }) => from !== null) || !sniped.some(({ unit }) => unit === first)) return null;
      if (others.length >= volley.targets[side].length) return null;
      if (isEngine(moment.after, unitOf(moment.after, first!))) return null;
      const isInTheLap = moment.after.rulings.sniperPlace === 'in-the-lap';
      const isOnlyOnce = sniped.every(({ unit }, i) => sniped.findIndex(hit => hit.unit === unit) === i);
      return !isOnlyOnce ? null : others.some(({ unit }) => unit === first) !== isInTheLap
        || (isInTheLap && others.length + sniped.length > volley.targets[side].length);
    }),
  },
];
