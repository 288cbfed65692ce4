/** Stands of one kind beside and behind those in contact. All lengths in cm. */
import type { Point } from '../../battlefield/base.ts';
import { FIREFIGHT } from '../../epic-armageddon/engagement.ts';
import {
  isCoherent, isEngaged, isFree, isOutOfReach, rearOf, slotsFor, sortedBy, surroundingsOf, targetsFrom,
} from './slots.ts';
import { baseOf, depthOf, type Placed, type Stand } from './stand.ts';

/** `firing`: near as many enemies as can be; `linking`: as far back as one can still fire; `back`: out of reach. */
export type Way = 'firing' | 'linking' | 'back';

/** Of so many places that would do, the one with most enemies in reach is taken. */
const COMPARED = 24;
/** Rows that are tried for those further back, more if these are full. */
const BACK_ROWS = [4, 16, 64] as const;
/** How finely places are looked for that keep a chain together. */
const FINE = 0.5;

/** Places for stands of one side and size, as many as there are; the first get one before the others. */
export const placeKin = (kin: readonly Stand[], placed: readonly Placed[], way: Way): readonly Placed[] => {
  const [first] = kin;
  if (first === undefined) return [];
  const areas = areasOf(first, placed, way);
  const found: Placed[] = [];
  for (const stand of kin) {
    const at = chosen(stand, [...placed, ...found], areas, way);
    if (at === undefined) break;
    found.push({ ...stand, at });
  }
  return found;
};

/** Places to look at, and more of them where these are full. */
type Areas = readonly (() => readonly Point[])[];

const areasOf = (stand: Stand, placed: readonly Placed[], way: Way): Areas => {
  const enemies = placed.filter(({ side }) => side !== stand.side);
  const border = Math.max(0, ...enemies.map(({ at, radius }) => depthOf(stand.side, at) + radius));
  const reach = border + FIREFIGHT + stand.radius;
  if (way === 'firing') return [memo(() => slotsFor(stand, placed, 0, reach))];
  if (way === 'linking') {
    const far = (at: Point): number => Math.abs(at[0]) - depthOf(stand.side, at) * reach;
    return [memo(() => sortedBy(slotsFor(stand, placed, 0, reach, FINE), far))];
  }
  const rear = Math.max(reach, rearOf(stand.side, placed));
  return BACK_ROWS.map(rows => memo(() => slotsFor(stand, placed, border, rear + rows * 2 * stand.radius)));
};

const memo = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const chosen = (
  stand: Stand, placed: readonly Placed[], areas: Areas, way: Way,
): Point | undefined => {
  for (const area of areas) {
    const at = way === 'back' ? behind(stand, placed, area()) : near(stand, placed, area(), way);
    if (at !== undefined) return at;
  }
  return undefined;
};

/** A place to fire from: the first with every engaged enemy in reach, else one with as many as can be. */
const near = (
  stand: Stand, placed: readonly Placed[], slots: readonly Point[], way: Way,
): Point | undefined => {
  const around = surroundingsOf(stand, placed);
  let best: Point | undefined;
  let most = -1;
  let compared = 0;
  for (const at of slots) {
    const base = { at, radius: stand.radius };
    if (!isFree(base, around) || (way === 'linking' && !isCoherent(base, around))) continue;
    const targets = targetsFrom(base, around);
    if (targets === 0 && around.engaged.length > 0) continue;
    if (stand.isBody && hidesSomebody({ ...stand, at }, placed)) continue;
    if (targets === around.engaged.length || way === 'linking') return at;
    if (targets > most) [best, most] = [at, targets];
    compared += 1;
    if (compared === COMPARED) break;
  }
  return best;
};

/** Whether somebody who fires would see nobody any more. @rule L3 */
const hidesSomebody = (body: Placed, placed: readonly Placed[]): boolean => {
  const all = [...placed, body];
  return placed.some(one => one.place !== 'inContact' && isEngaged(one) && seesNobody(one, all));
};

const seesNobody = (one: Placed, all: readonly Placed[]): boolean => {
  const around = surroundingsOf(one, all);
  return around.engaged.length > 0 && targetsFrom(baseOf(one), around) === 0;
};

/** A place out of reach of the enemy, in the chain of its formation if there is one. */
const behind = (stand: Stand, placed: readonly Placed[], slots: readonly Point[]): Point | undefined => {
  const around = surroundingsOf(stand, placed);
  let first: Point | undefined;
  for (const at of slots) {
    const base = { at, radius: stand.radius };
    if (!isFree(base, around) || !isOutOfReach(base, placed, stand.side)) continue;
    if (isCoherent(base, around)) return at;
    first ??= at;
  }
  return first;
};
