/** Lines of fire: what stands between two bases. All lengths in cm. */
import { NOISE, distance, type Base, type Point } from './base.ts';
import { along, distanceToSegment, isSame, partOf } from './segment.ts';
import { contains, insideIntervals, shareOf, type Interval, type Outline } from './terrain.ts';

/** A piece of terrain; one that does not block is looked over or through, whatever it is. @rule L4 */
export interface Feature {
  readonly id: string;
  readonly outline: Outline;
  readonly blocks: boolean;
}

/** A base large enough to hide what is behind it. @rule L3 */
export interface Body {
  readonly id: string;
  readonly base: Base;
}

/**
 * Clear, or cut: by which feature or body, how many cm of the line run through it, and where the line ends.
 */
export type LineOfFire =
  | { readonly clear: true }
  | { readonly clear: false; readonly by: string; readonly cm: number; readonly at: Point };

/** How many cm of a feature one sees through when one of the two stands in it. */
export const MAX_SIGHT = 10;

/**
 * The line of fire from one base to another: straight from centre to centre, of which the part between the two nearest
 * edges counts.
 *
 * A blocking feature cuts it wherever the line runs inside, unless one of the two bases stands in that feature (its
 * centre does): then only more than 10cm of it do, counted over all parts of the feature on the line. Bodies cut it
 * when it passes through them; touching an edge cuts nothing. Of several, the first along the line is named. Whoever
 * sees is seen: the other way round the answer is as clear.
 *
 * @param bodies the bases that hide what is behind them; the two ends never do, even when listed.
 * @rule L1, L2, L3, L4
 */
export const lineOfFire = (
  from: Base,
  to: Base,
  features: readonly Feature[],
  bodies: readonly Body[] = [],
): LineOfFire => {
  if (features.length === 0 && bodies.length === 0) return CLEAR;
  const line = lineBetween(from, to);
  if (line === null) return CLEAR;
  let first: Cut | null = null;
  for (const feature of features) first = earlier(first, cutByFeature(line, feature, from, to));
  for (const body of bodies) first = earlier(first, cutByBody(line, body, from, to));
  if (first === null) return CLEAR;
  return { clear: false, by: first.by, cm: first.cm, at: pointOf(line, first.part) };
};

const CLEAR: LineOfFire = Object.freeze({ clear: true });

/**
 * The part of a line of fire between the two edges, written down from the end that lies further left (or lower), so
 * that both ends measure the very same line.
 */
interface Line {
  readonly start: Point;
  readonly end: Point;
  readonly length: number;
  /** Whether the firer is at `end`. */
  readonly isBackward: boolean;
}

/** Where a line is cut, as a part of it counted from the firer's edge. */
interface Cut {
  readonly by: string;
  readonly cm: number;
  readonly part: number;
}

/** Null when nothing lies between the two edges. */
const lineBetween = (from: Base, to: Base): Line | null => {
  const apart = distance(from.at, to.at);
  const length = apart - from.radius - to.radius;
  if (length <= NOISE) return null;
  const firer = along(from.at, to.at, from.radius / apart);
  const target = along(to.at, from.at, to.radius / apart);
  return from.at[0] < to.at[0] || (from.at[0] === to.at[0] && from.at[1] < to.at[1])
    ? { start: firer, end: target, length, isBackward: false }
    : { start: target, end: firer, length, isBackward: true };
};

const pointOf = (line: Line, part: number): Point =>
  line.isBackward ? along(line.end, line.start, part) : along(line.start, line.end, part);

const earlier = (first: Cut | null, next: Cut | null): Cut | null =>
  first === null || (next !== null && next.part < first.part) ? next : first;

/** @rule L2 */
const cutByFeature = (line: Line, feature: Feature, from: Base, to: Base): Cut | null => {
  if (!feature.blocks) return null;
  const inside = insideIntervals(feature.outline, line.start, line.end);
  if (inside.length === 0) return null;
  const cm = shareOf(inside) * line.length;
  const seenThrough = contains(feature.outline, from.at) || contains(feature.outline, to.at) ? MAX_SIGHT : 0;
  if (cm <= seenThrough + NOISE) return null;
  return { by: feature.id, cm, part: partAfter(line, fromFirer(line, inside), seenThrough) };
};

/** The same parts of the line, counted from the firer's edge. */
const fromFirer = (line: Line, intervals: readonly Interval[]): readonly Interval[] =>
  line.isBackward ? intervals.map(([start, end]): Interval => [1 - end, 1 - start]).reverse() : intervals;

/** Where the line runs on inside after so many cm of it were inside. */
const partAfter = (line: Line, intervals: readonly Interval[], cm: number): number => {
  let left = cm;
  for (const [start, end] of intervals) {
    const inside = (end - start) * line.length;
    if (left < inside - NOISE / 2) return start + left / line.length;
    left = Math.max(0, left - inside);
  }
  return 1;
};

/** @rule L3 */
const cutByBody = (line: Line, { id, base }: Body, from: Base, to: Base): Cut | null => {
  if (isSame(base.at, from.at) || isSame(base.at, to.at)) return null;
  if (distanceToSegment(base.at, line.start, line.end) >= base.radius - NOISE) return null;
  const beside = partOf(line.start, line.end, base.at);
  const aside = distance(base.at, along(line.start, line.end, beside));
  const half = Math.sqrt(Math.max(0, base.radius ** 2 - aside ** 2)) / line.length;
  const start = Math.max(0, beside - half);
  const end = Math.min(1, beside + half);
  return { by: id, cm: (end - start) * line.length, part: line.isBackward ? 1 - end : start };
};
