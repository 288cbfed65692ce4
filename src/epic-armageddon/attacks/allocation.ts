/** Hits fall on the nearest first, and on nobody twice before everybody has one. Used by A4, A5 and A6. */
import { gap, type Base } from '../../battlefield/base.ts';
import { baseOf, isContact } from '../movement/engagement.ts';
import { hasWarEngines, isWarEngine, sizeOf } from '../model/combatant.ts';
import { combatantOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { Target } from '../model/batch.ts';
import type { HitCounts } from '../model/volley.ts';

/** Distances are compared in steps of this many to the centimetre, so that arithmetic breaks no tie. */
const STEPS_PER_CM = 1e6;

/** How far off somebody is, cm, as it is compared with others: 0 in base contact, else rounded. @rule H1 */
export const nearness = (cm: number): number =>
  (isContact(cm) ? 0 : Math.round(cm * STEPS_PER_CM) / STEPS_PER_CM);

export const isEquallyNear = (a: Target, b: Target): boolean => a.cm === b.cm;

/**
 * Units in the order in which hits reach them: base contact first, then by distance from the enemy; equally near ones
 * in the order of the list.
 *
 * @rule H1, H9
 * @ruling equalDistances
 */
export const nearestFirst = (assault: Assault, units: readonly Unit[], enemies: readonly Unit[]): readonly Target[] => {
  const bases = enemies.map(enemy => baseOf(assault, enemy));
  return inPlace(assault, units.map(unit => targetAt(assault, unit, nearestOf(baseOf(assault, unit), bases))));
};

/** Whether a target takes damage point by point, if only one. @rule W5 */
export const isEngineTarget = (assault: Assault, { unit }: Target): boolean =>
  isWarEngine(combatantOf(assault, unitOf(assault, unit)));

/** Targets by their distance; equally near ones stay as they are. @rule H1, H9 @ruling soak */
const inPlace = (assault: Assault, targets: readonly Target[]): readonly Target[] => {
  const order = [...targets].sort((a, b) => a.cm - b.cm);
  if (assault.rulings.soak === 'in-position-order' || !hasWarEngines(assault.combatants)) return order;
  const isEngine = (target: Target): boolean => isEngineTarget(assault, target);
  return [...order.filter(isEngine), ...order.filter(target => !isEngine(target))];
};

/** The same targets and some units more, each at its distance; whoever was there before comes first. @rule H1, V12 */
export const joinedBy = (
  assault: Assault, targets: readonly Target[], units: readonly Unit[], enemies: readonly Unit[],
): readonly Target[] => {
  const others = units.filter(unit => targets.every(target => target.unit !== unit.id));
  return others.length === 0 ? targets : inPlace(assault, [...targets, ...nearestFirst(assault, others, enemies)]);
};

const targetAt = (assault: Assault, unit: Unit, cm: number): Target => {
  const takes = sizeOf(combatantOf(assault, unit));
  return takes === 1 ? { unit: unit.id, cm } : { unit: unit.id, cm, takes };
};

/**
 * Units in list order, but those that were equally near before stand in the order that their owner gave them then.
 *
 * @rule H1, H7
 */
export const inTieOrder = (units: readonly Unit[], before: readonly Target[]): readonly Unit[] => {
  if (before.length === 0) return units;
  const left = before.filter(target => units.some(unit => unit.id === target.unit));
  return units.map(unit => {
    const cm = before.find(target => target.unit === unit.id)?.cm;
    const next = left.findIndex(target => target.cm === cm);
    const [taken] = next < 0 ? [] : left.splice(next, 1);
    return units.find(one => one.id === taken?.unit) ?? unit;
  });
};

const nearestOf = (base: Base, others: readonly Base[]): number => {
  let least = Infinity;
  for (const other of others) least = Math.min(least, gap(base, other));
  return nearness(least);
};

/** A hit on its way: whom alone it may fall on (null: anybody), and how many points of damage it does. */
export interface Falling {
  readonly only: readonly string[] | null;
  readonly points: number;
}

const ANYBODY: Falling = { only: null, points: 1 };

/**
 * Who takes each of some hits: always the first of those with the fewest laps behind them. A war engine completes a lap
 * when it has taken its starting damage capacity, whatever is left of it; a hit of several points counts as so many,
 * but what it does beyond the lap is not carried over.
 *
 * @param before how many hits each target has taken already in this batch.
 * @returns for each hit the id of its unit; null: nobody is left that it may fall on, and it is lost.
 * @rule H2, H9, H10, H12, W3
 */
export const fall = (
  targets: readonly Target[], hits: readonly Falling[], before: HitCounts = {},
): readonly (string | null)[] => {
  const taken = targets.map(({ unit }) => before[unit] ?? 0);
  const laps = targets.map(({ takes = 1 }, i) => Math.floor(taken[i]! / takes));
  return hits.map(({ only, points }) => {
    const next = nextOf(targets, laps, only);
    if (next < 0) return null;
    const { unit, takes = 1 } = targets[next]!;
    taken[next]! += Math.min(points, takes - (taken[next]! % takes));
    laps[next] = Math.floor(taken[next]! / takes);
    return unit;
  });
};

/** The place of the first target with the fewest laps behind it, of those that a hit may fall on; -1: there is none. */
const nextOf = (targets: readonly Target[], laps: readonly number[], only: readonly string[] | null): number => {
  let next = -1;
  for (let i = 0; i < targets.length; i += 1) {
    if (only !== null && !only.includes(targets[i]!.unit)) continue;
    if (next < 0 || laps[i]! < laps[next]!) next = i;
  }
  return next;
};

/**
 * Who takes each of a number of ordinary hits: lap after lap over the targets in their order. Without targets every hit
 * is lost.
 *
 * @returns unit ids, one for each hit, in order of allocation.
 * @rule H2, H4, H5, H12
 */
export const inLaps = (targets: readonly Target[], hits: number, before: HitCounts = {}): readonly string[] =>
  fall(targets, Array<Falling>(hits).fill(ANYBODY), before).filter(unit => unit !== null);

/**
 * Hits that nothing saves: nobody takes more than a lap of them and the surplus is lost.
 *
 * @rule A6.5, H9, H12
 */
export const inOneLap = (targets: readonly Target[], hits: number): readonly string[] => {
  const places = targets.reduce((sum, { takes = 1 }) => sum + takes, 0);
  return inLaps(targets, Math.min(Math.max(0, hits), places));
};

/** The same list with two of its members in each other's places, wherever they stand. */
const changedOver = <T>(list: readonly T[], one: T, other: T): readonly T[] => {
  const places = new Map([[one, other], [other, one]]);
  return list.map(member => places.get(member) ?? member);
};

/**
 * The same targets with two of them changed over, if they are equally near; null if they are not.
 *
 * @rule H1
 */
export const changeOver = (targets: readonly Target[], one: string, other: string): readonly Target[] | null => {
  const a = targets.find(target => target.unit === one);
  const b = targets.find(target => target.unit === other);
  if (a === undefined || b === undefined || a === b || !isEquallyNear(a, b)) return null;
  return changedOver(targets, a, b);
};
