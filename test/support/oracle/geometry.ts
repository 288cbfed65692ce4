/** Bases, outlines and lines on the table, each measured in the plainest way. All lengths in cm. */
import type { Spot } from './scenario-json.ts';

export interface Base {
  readonly at: Spot;
  readonly radius: number;
}

/** What is lost to rounding in a measurement. */
const ROUNDING = 1e-6;

/** Bases no farther apart than this touch, and no more than this over each other as well. */
export const CONTACT = 0.05;

/** From centre to centre. */
export const apart = (a: Spot, b: Spot): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** From edge to edge, as on the table; no gap at all between bases in contact. @rule L1 */
export const gap = (a: Base, b: Base): number => {
  const between = apart(a.at, b.at) - a.radius - b.radius;
  return between <= CONTACT + ROUNDING ? 0 : between;
};

/** @rule L1 */
export const isTouching = (a: Base, b: Base): boolean => gap(a, b) === 0;

/** Whether one base is at most so far from another: exactly so far is within. */
export const isWithin = (distance: number, a: Base, b: Base): boolean => gap(a, b) <= distance + ROUNDING;

/** The values in rising order, those too close to tell apart in the order given. */
export const byDistance = <T>(values: readonly T[], distance: (value: T) => number): readonly T[] =>
  values
    .map(value => ({ value, steps: Math.round(distance(value) / ROUNDING) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ value }) => value);

/** The edges of an outline, the last corner joined to the first. */
export const edges = (outline: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] ?? corner]);

/** How far a point lies from a straight edge. */
export const fromEdge = (point: Spot, [p, q]: readonly [Spot, Spot]): number => {
  const length = apart(p, q);
  const along = ((point[0] - p[0]) * (q[0] - p[0]) + (point[1] - p[1]) * (q[1] - p[1])) / length ** 2;
  return apart(point, between(p, q, Math.min(1, Math.max(0, along))));
};

/** Whether a point lies in an outline or on its edge. */
export const isIn = (outline: readonly Spot[], point: Spot): boolean =>
  isOnEdge(outline, point) || isEnclosed(outline, point);

/** From where to where along a line. */
export type Stretch = readonly [start: number, end: number];

/** The parts of the straight line p–q that run through an outline, in cm from p; along its edge is not through it. */
export const stretchesThrough = (outline: readonly Spot[], p: Spot, q: Spot): readonly Stretch[] => {
  const cuts = [0, 1, ...edges(outline).flatMap(edge => crossing(p, q, edge))].sort((s, t) => s - t);
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i] ?? 0;
    const middle = between(p, q, (start + end) / 2);
    const isThrough = isEnclosed(outline, middle) && !isOnEdge(outline, middle);
    const stretch: Stretch = [start * apart(p, q), end * apart(p, q)];
    return isThrough ? [stretch] : [];
  });
};

/**
 * Whether a feature that blocks sight comes between two bases.
 *
 * Only the part of the line between the nearest edges counts. A feature that either stands in may be looked through
 * for up to 10cm, any other not at all.
 *
 * @rule L2
 */
export const isCutBy = (outline: readonly Spot[], a: Base, b: Base): boolean => {
  if (isTouching(a, b)) return false;
  const whole = apart(a.at, b.at);
  const near = between(a.at, b.at, a.radius / whole);
  const far = between(a.at, b.at, 1 - b.radius / whole);
  const allowed = isIn(outline, a.at) || isIn(outline, b.at) ? 10 : 0;
  const length = stretchesThrough(outline, near, far).reduce((sum, [start, end]) => sum + end - start, 0);
  return length > allowed + ROUNDING;
};

/** How far a base is from an outline; no way at all if its centre is inside. */
export const gapToOutline = (outline: readonly Spot[], { at, radius }: Base): number =>
  (isIn(outline, at) ? 0 : Math.max(0, Math.min(...edges(outline).map(edge => fromEdge(at, edge))) - radius));

/** Whether the line between the nearest edges of two bases runs over a third one, not just along it. @rule L3 */
export const isPassedOver = ({ at, radius }: Base, a: Base, b: Base): boolean => {
  const whole = apart(a.at, b.at);
  const line = [between(a.at, b.at, a.radius / whole), between(a.at, b.at, 1 - b.radius / whole)] as const;
  return fromEdge(at, line) < radius - ROUNDING;
};

const between = (p: Spot, q: Spot, part: number): Spot => [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];

const isOnEdge = (outline: readonly Spot[], point: Spot): boolean =>
  edges(outline).some(edge => fromEdge(point, edge) <= ROUNDING);

/** Whether a ray to the right meets the outline an odd number of times. */
const isEnclosed = (outline: readonly Spot[], [x, y]: Spot): boolean =>
  edges(outline).filter(([[px, py], [qx, qy]]) => py > y !== qy > y && x < px + ((y - py) * (qx - px)) / (qy - py))
    .length % 2 === 1;

/** Where on p–q it meets an edge, from 0 to 1: nowhere, at one part of the way, or along a stretch. */
const crossing = (p: Spot, q: Spot, [r, s]: readonly [Spot, Spot]): readonly number[] => {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const [ex, ey] = [s[0] - r[0], s[1] - r[1]];
  const turn = dx * ey - dy * ex;
  if (Math.abs(turn) < 1e-12) return [];
  const onLine = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / turn;
  const onEdge = ((r[0] - p[0]) * dy - (r[1] - p[1]) * dx) / turn;
  const isMet = onLine > 0 && onLine < 1 && onEdge >= -1e-9 && onEdge <= 1 + 1e-9;
  return isMet ? [onLine] : [];
};
