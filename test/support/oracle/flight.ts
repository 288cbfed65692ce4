/** Where a unit gets to that runs straight away from the enemy. All lengths in cm. */
import { apart, byDistance, edges, gap, isIn, type Base } from './geometry.ts';
import type { Spot } from './scenario-json.ts';

export interface Ground {
  readonly width: number;
  readonly depth: number;
  /** Outlines of the features that the runner may not enter. */
  readonly impassable: readonly (readonly Spot[])[];
}

/**
 * The end of a run of so many cm straight away from the nearest enemy.
 *
 * The base stays on the table, and stops where it meets an enemy base or a feature that it may not enter. Of enemies
 * equally near the first in the list counts.
 *
 * @rule A7.3
 */
export const endOfFlight = (runner: Base, distance: number, enemies: readonly Base[], ground: Ground): Spot => {
  const nearest = byDistance(enemies, enemy => gap(runner, enemy))[0];
  if (!nearest) return runner.at;
  const length = apart(runner.at, nearest.at);
  const away: Spot = [(runner.at[0] - nearest.at[0]) / length, (runner.at[1] - nearest.at[1]) / length];
  const free = Math.min(
    distance,
    toEdge(runner.at[0], away[0], runner.radius, ground.width),
    toEdge(runner.at[1], away[1], runner.radius, ground.depth),
    ...enemies.map(enemy => toCircle(runner.at, away, enemy.at, enemy.radius + runner.radius)),
    ...ground.impassable.map(outline => toOutline(runner, away, outline)),
  );
  return step(runner.at, away, free);
};

const step = (from: Spot, direction: Spot, length: number): Spot =>
  [from[0] + direction[0] * length, from[1] + direction[1] * length];

/** How far along one axis until the base reaches the table's edge. */
const toEdge = (at: number, direction: number, radius: number, size: number): number => {
  if (direction === 0) return Infinity;
  const room = direction > 0 ? size - radius - at : at - radius;
  return Math.max(0, room / Math.abs(direction));
};

/** How far a point goes before it enters a circle; a graze is no entry, and out of a circle the way is free. */
const toCircle = (from: Spot, direction: Spot, centre: Spot, radius: number): number => {
  const [x, y] = [from[0] - centre[0], from[1] - centre[1]];
  const towards = x * direction[0] + y * direction[1];
  const room = towards ** 2 - (x ** 2 + y ** 2 - radius ** 2);
  return towards >= 0 || room <= 1e-9 ? Infinity : Math.max(0, -towards - Math.sqrt(room));
};

/** How far a base goes before it touches an outline; from inside, the way is free. */
const toOutline = (runner: Base, direction: Spot, outline: readonly Spot[]): number => {
  if (isIn(outline, runner.at)) return Infinity;
  const corners = outline.map(corner => toCircle(runner.at, direction, corner, runner.radius));
  const sides = edges(outline).flatMap(([p, q]) => {
    const length = apart(p, q);
    const out: Spot = [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
    return [1, -1].map(hand => {
      const shift = runner.radius * hand;
      return toSegment(runner.at, direction, step(p, out, shift), step(q, out, shift));
    });
  });
  return Math.min(...corners, ...sides);
};

/** How far a point goes before it meets a segment. */
const toSegment = (from: Spot, direction: Spot, p: Spot, q: Spot): number => {
  const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
  const turn = direction[0] * ey - direction[1] * ex;
  if (Math.abs(turn) < 1e-12) return Infinity;
  const way = ((p[0] - from[0]) * ey - (p[1] - from[1]) * ex) / turn;
  const part = ((p[0] - from[0]) * direction[1] - (p[1] - from[1]) * direction[0]) / turn;
  return way >= 0 && part >= 0 && part <= 1 ? way : Infinity;
};
