/** Hits fall on the nearest first, and on nobody twice before everybody has one. Used by A4, A5 and A6. */
import { gap, type Base } from '../battlefield/base.ts';
import { baseOf, isContact } from './engagement.ts';
import type { Assault, Unit } from './state.ts';

/** A unit that may be hit and how far from the enemy it stands, cm; 0 in base contact. */
export interface Target {
  readonly unit: string;
  readonly cm: number;
}

/** Distances are compared in steps of this many to the centimetre, so that arithmetic breaks no tie. */
const STEPS_PER_CM = 1e6;

export const isEquallyNear = (a: Target, b: Target): boolean => a.cm === b.cm;

/**
 * Units in the order in which hits reach them: base contact first, then by distance from the enemy; equally near ones
 * in the order of the list.
 *
 * @rule H1
 * @ruling equalDistances
 */
export const nearestFirst = (assault: Assault, units: readonly Unit[], enemies: readonly Unit[]): readonly Target[] => {
  const bases = enemies.map(enemy => baseOf(assault, enemy));
  return units
    .map(unit => ({ unit: unit.id, cm: nearestOf(baseOf(assault, unit), bases) }))
    .sort((a, b) => a.cm - b.cm);
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
  return isContact(least) ? 0 : Math.round(least * STEPS_PER_CM) / STEPS_PER_CM;
};

/**
 * Who takes each of a number of hits: lap after lap over the targets in their order. Without targets every hit is lost.
 *
 * @param before how many hits each target has taken already in this batch; only those with fewest take part until
 *   level.
 * @returns unit ids, one for each hit, in order of allocation.
 * @rule H2, H4, H5, H12
 */
export const inLaps = (
  targets: readonly Target[], hits: number, before: Readonly<Record<string, number>> = {},
): readonly string[] => {
  if (targets.length === 0) return [];
  const given: string[] = [];
  for (let lap = 1; given.length < hits; lap += 1) {
    for (const { unit } of targets) {
      if (given.length < hits && (before[unit] ?? 0) < lap) given.push(unit);
    }
  }
  return given;
};

/**
 * Hits that nothing saves: one kills, so nobody takes a second and the surplus is lost.
 *
 * @rule A6.5, H12
 */
export const inOneLap = (targets: readonly Target[], hits: number): readonly string[] =>
  targets.slice(0, Math.max(0, hits)).map(target => target.unit);

/** The same list with two of its members in each other's places, wherever they stand. */
export const changedOver = <T>(list: readonly T[], one: T, other: T): readonly T[] => {
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
