/** Bases on the move: how near they pass, where they stop, and which hang together. All lengths in cm. */
import { CONTACT, NOISE, distance, gap, isWithin, type Base, type Point } from './base.ts';
import { along, distanceToSegment, partOf } from './segment.ts';

/** The table seen from above, its corners at [0, 0] and [width, depth]. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** The smallest gap to another base while a base moves straight to a point; 0 when it runs over it. */
export const pathGap = (from: Base, to: Point, other: Base): number =>
  Math.max(0, distanceToSegment(other.at, from.at, to) - from.radius - other.radius);

/**
 * How far along a straight move the gap to another base first comes down to so many cm.
 *
 * 0 is the start and 1 the end of the move; null when it never does.
 */
export const firstWithin = (from: Base, to: Point, other: Base, cm: number): number | null => {
  if (pathGap(from, to, other) > cm + NOISE) return null;
  if (isWithin(from, other, cm)) return 0;
  const reach = cm + from.radius + other.radius;
  const beside = partOf(from.at, to, other.at);
  const aside = distance(other.at, along(from.at, to, beside));
  const before = Math.sqrt(Math.max(0, reach * reach - aside * aside)) / distance(from.at, to);
  return Math.min(1, Math.max(0, beside - before));
};

/** Whether a base that moves straight to a point would cross another, further in than contact allows. */
export const crosses = (from: Base, to: Point, other: Base): boolean =>
  distanceToSegment(other.at, from.at, to) < from.radius + other.radius - CONTACT - NOISE;

/** Where the centre of a base ends that moves straight at another, so many cm at most, and stops when they touch. */
export const stepTowards = (from: Base, other: Base, cm: number): Point => {
  const step = Math.min(cm, gap(from, other));
  return step <= 0 ? from.at : along(from.at, other.at, step / distance(from.at, other.at));
};

/**
 * Where the centre of a base ends that moves so many cm straight away from a point and stops when its edge reaches the
 * table's. A base exactly on the point moves up the table.
 */
export const stepAway = (from: Base, awayFrom: Point, cm: number, table: Table): Point => {
  const apart = distance(awayFrom, from.at);
  const [x, y] = from.at;
  const [stepX, stepY] = apart === 0 ? [0, 1] : [(x - awayFrom[0]) / apart, (y - awayFrom[1]) / apart];
  const step = Math.min(cm, room(x, stepX, from.radius, table.width), room(y, stepY, from.radius, table.depth));
  return step <= 0 ? from.at : [x + stepX * step, y + stepY * step];
};

/**
 * Groups of bases that hang together: two are linked when the gap between them is at most the longer of their reaches,
 * and links carry on from base to base.
 *
 * @returns the indices of each group, ascending, the groups in the order of their first members.
 */
export const chains = (
  bases: readonly Base[],
  reachOf: (index: number) => number,
): readonly (readonly number[])[] => {
  const reaches = bases.map((_, i) => reachOf(i));
  const isLinked = (i: number, j: number): boolean => {
    const [a, b] = [bases[i], bases[j]];
    return a !== undefined && b !== undefined && isWithin(a, b, Math.max(reaches[i] ?? 0, reaches[j] ?? 0));
  };
  const left = new Set(bases.keys());
  const groups: (readonly number[])[] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const member of group) {
      for (const other of left) {
        if (!isLinked(member, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group.sort((i, j) => i - j));
  }
  return groups;
};

/** How far a base can go in this direction before its edge leaves the table; `step` is the part of a cm per cm. */
const room = (centre: number, step: number, radius: number, size: number): number => {
  if (step > 0) return (size - radius - centre) / step;
  return step < 0 ? (radius - centre) / step : Infinity;
};
