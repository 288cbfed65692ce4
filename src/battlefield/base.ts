/** Bases as circles, and how far apart they are. All lengths in cm. */

/** A place on the table: x to the right, y away from the reader. */
export type Point = readonly [number, number];

/** The base of a unit, seen from above. */
export interface Base {
  readonly at: Point;
  readonly radius: number;
}

/** Bases no further apart than this touch: nobody measures finer on a table. */
export const CONTACT = 0.05;

/** What arithmetic may add to or take from a length without changing an answer. */
export const NOISE = 1e-9;

/** From one point to another. */
export const distance = (p: Point, q: Point): number => {
  const x = q[0] - p[0];
  const y = q[1] - p[1];
  return Math.sqrt(x * x + y * y);
};

/** From edge to nearest edge; 0 for bases that touch or overlap. @rule L1 */
export const gap = (a: Base, b: Base): number => Math.max(0, separation(a, b));

/** Whether two bases touch. @rule L1 */
export const isInContact = (a: Base, b: Base): boolean => isWithin(a, b, CONTACT);

/** Whether the gap is at most so many cm: exactly so many is within. @rule L1 */
export const isWithin = (a: Base, b: Base, cm: number): boolean => gap(a, b) <= cm + NOISE;

/** Whether one base stands on the other, further in than contact allows. */
export const overlaps = (a: Base, b: Base): boolean => separation(a, b) < -CONTACT - NOISE;

/** From edge to edge, negative by as much as the bases intrude on each other. */
const separation = (a: Base, b: Base): number => distance(a.at, b.at) - a.radius - b.radius;
