/** Straight lines from point to point. All lengths in cm. */
import { distance, type Point } from './base.ts';

/** The point at this part of the way from a to b: 0 is a, 1 is b. */
export const along = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** The length of a way from corner to corner. */
export const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(path[i - 1]!, point)), 0);

/** How far along a→b a point lies: 0 beside a, 1 beside b, less or more beyond them. The ends must differ. */
export const partOf = (a: Point, b: Point, point: Point): number => {
  const x = b[0] - a[0];
  const y = b[1] - a[1];
  return ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y);
};

/** How far along a→b the segment comes nearest to a point, from 0 to 1; 0 when it has no length. */
export const nearestPart = (a: Point, b: Point, point: Point): number =>
  isSame(a, b) ? 0 : Math.min(1, Math.max(0, partOf(a, b, point)));

/** Twice the area of the triangle a, b, point: positive when the point lies to the left of a→b. */
export const sideOf = (a: Point, b: Point, point: Point): number =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

/** From a point to the nearest point of the segment a→b. */
export const distanceToSegment = (point: Point, a: Point, b: Point): number =>
  distance(point, along(a, b, nearestPart(a, b, point)));

/** From the nearest point of a→b to the nearest of c→d: 0 when they cross. */
export const distanceBetweenSegments = (a: Point, b: Point, c: Point, d: Point): number => {
  if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
};

/** Whether two points are one. */
export const isSame = (p: Point, q: Point): boolean => p[0] === q[0] && p[1] === q[1];
