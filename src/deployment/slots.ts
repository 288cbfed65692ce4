/** Places where a stand could be put, and what speaks for and against them. All lengths in cm. */
import { gap, isWithin, type Base, type Point } from '../battlefield/base.ts';
import { lineOfFire, type Body } from '../battlefield/line-of-fire.ts';
import { FIREFIGHT } from '../epic-armageddon/movement/engagement.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { APART, fromMiddle } from './contact.ts';
import { baseOfStand, depthOf, isFighting, spot, type PlacedStand, type Stand } from './stand.ts';

/** What is left of a length when positions are rounded. */
const ROUNDED = 0.05;
/** How far from the middle of the table those stand who touch nobody, as long as they have room. */
export const FRONT = 2.6;
/** Nearer than this nobody comes to an enemy without touching it. */
const CLEAR = 1;
/** How far from its neighbours a stand of any formation may be. @rule A2.8 */
const COHERENCY = 5;

/** Places in rows between two depths of a side, those nearest to the middle first. */
export const slotsFor = (
  { side, radius }: Stand, placed: readonly PlacedStand[], from: number, deep: number, step = radius + APART / 2,
): readonly Point[] => {
  const wide = Math.max(0, ...placed.map(({ at }) => Math.abs(at[0]))) + FIREFIGHT + 2 * radius;
  const pitch = 2 * radius + APART;
  const phase = columnOf(side, placed);
  const slots: Point[] = [];
  for (let depth = from + radius; depth <= deep; depth += step) {
    for (let x = phase - Math.ceil((wide + phase) / pitch) * pitch; x <= wide; x += pitch) {
      slots.push(spot(side, x, depth));
    }
  }
  return sortedBy(slots, fromMiddle);
};

/** The column nearest to the middle in which a side has a stand. */
const columnOf = (side: Side, placed: readonly PlacedStand[]): number => {
  const columns = placed.filter(one => one.side === side && one.place === 'inContact').map(({ at }) => at[0]);
  return columns.reduce((best, x) => (Math.abs(x) < Math.abs(best) - ROUNDED ? x : best), columns[0] ?? 0);
};

/** Points by a number, equals from the left and from the middle outwards. */
export const sortedBy = (points: readonly Point[], cost: (at: Point) => number): readonly Point[] => {
  const costs = points.map(at => ({ at, cost: Math.round(cost(at) * 1e6) }));
  return costs.sort((a, b) => a.cost - b.cost || a.at[0] - b.at[0]).map(({ at }) => at);
};

/** The table as a stand of one side sees it before it gets its place. */
export interface Surroundings {
  readonly friends: readonly Base[];
  readonly enemies: readonly Base[];
  /** Enemies in the assault. */
  readonly fighters: readonly Base[];
  /** Enemies who are directly engaged. */
  readonly engaged: readonly Base[];
  /** Friends of its own formation. */
  readonly formation: readonly Base[];
  readonly bodies: readonly Body[];
}

export const surroundingsOf = (stand: Stand, placed: readonly PlacedStand[]): Surroundings => {
  const friends = placed.filter(({ side }) => side === stand.side);
  const enemies = placed.filter(({ side }) => side !== stand.side);
  return {
    friends: friends.map(baseOfStand),
    enemies: enemies.map(baseOfStand),
    fighters: enemies.filter(isFighting).map(baseOfStand),
    engaged: enemies.filter(isEngaged).map(baseOfStand),
    formation: friends.filter(one => isFighting(one) === isFighting(stand)).map(baseOfStand),
    bodies: bodiesAmong(placed),
  };
};

export const isEngaged = ({ place }: Stand): boolean => place === 'inContact' || place === 'inFirefight';

export const bodiesAmong = (placed: readonly PlacedStand[]): readonly Body[] =>
  placed.filter(({ isBody }) => isBody).map(one => ({ id: one.id, base: baseOfStand(one) }));

/** Whether a base stands on nobody and touches nobody. */
export const isSlotFree = (base: Base, { friends, enemies }: Surroundings): boolean =>
  friends.every(one => standsApart(base, one)) && enemies.every(one => gap(base, one) >= CLEAR);

/** Whether friends stand side by side without touching. */
export const standsApart = (base: Base, friend: Base): boolean => gap(base, friend) >= APART - ROUNDED;

/** Whether somebody fires at somebody: within 15cm, though positions be rounded, and in sight. @rule A4.1 */
const canFire = (base: Base, other: Base, bodies: readonly Body[]): boolean =>
  isWithin(base, other, FIREFIGHT - ROUNDED) && lineOfFire(base, other, [], bodies).clear;

/** How many of the engaged enemies a base would have within 15cm and in sight. */
export const targetsFrom = (base: Base, { engaged, bodies }: Surroundings): number =>
  engaged.filter(one => canFire(base, one, bodies)).length;

/** Whether no enemy of the assault is within 15cm, though positions be rounded. */
export const isOutOfReach = (base: Base, { fighters }: Surroundings): boolean =>
  fighters.every(one => !isWithin(base, one, FIREFIGHT + ROUNDED));

/** Whether a base stands in its formation's chain. @rule A2.8 */
export const isCoherent = (base: Base, { formation }: Surroundings): boolean =>
  formation.length === 0 || formation.some(one => isLinkedTo(base, one));

export const isLinkedTo = (base: Base, other: Base): boolean => isWithin(base, other, COHERENCY - ROUNDED);

/** The deepest edge of a side's stands. */
export const rearOf = (side: Side, placed: readonly PlacedStand[]): number =>
  Math.max(0, ...placed.filter(one => one.side === side).map(({ at, radius }) => depthOf(side, at) + radius));
