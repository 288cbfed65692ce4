/** Where a unit gets to that runs straight away from the enemy. All lengths in cm. */
import { apart, byDistance, CONTACT, gap, isIn, stretchesThrough, type Base } from './geometry.ts';
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
 * The base stays on the table, and stops where it meets an enemy base or where its centre meets a feature that it may
 * not enter; without any room to speak of it stays. Of enemies equally near the first in the list counts.
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
    ...ground.impassable.map(outline => toOutline(runner.at, away, distance, outline)),
  );
  return free <= HARDLY_ANY ? runner.at : step(runner.at, away, free);
};

/** Whoever has no more room than this has nowhere to go, and stays. */
const HARDLY_ANY = 0.05;

const step = (from: Spot, direction: Spot, length: number): Spot =>
  [from[0] + direction[0] * length, from[1] + direction[1] * length];

/** How far along one axis until the base reaches the table's edge. */
const toEdge = (at: number, direction: number, radius: number, size: number): number => {
  if (direction === 0) return Infinity;
  const room = direction > 0 ? size - radius - at : at - radius;
  return Math.max(0, room / Math.abs(direction));
};

/** How far a point goes before it enters a circle; out of one, or past it within what counts as contact, it is free. */
const toCircle = (from: Spot, direction: Spot, centre: Spot, radius: number): number => {
  const [x, y] = [from[0] - centre[0], from[1] - centre[1]];
  const towards = x * direction[0] + y * direction[1];
  const passing = Math.sqrt(Math.max(0, x ** 2 + y ** 2 - towards ** 2));
  if (towards >= 0 || passing >= radius - CONTACT) return Infinity;
  return Math.max(0, -towards - Math.sqrt(radius ** 2 - passing ** 2));
};

/** How far a centre goes before it enters an outline; from inside, the way is free. */
const toOutline = (from: Spot, direction: Spot, length: number, outline: readonly Spot[]): number => {
  if (isIn(outline, from)) return Infinity;
  const [first] = stretchesThrough(outline, from, step(from, direction, length));
  return first ? first[0] : Infinity;
};
