/** Stands of one kind beside and behind those in contact. All lengths in cm. */
import type { Base, Point } from '../battlefield/base.ts';
import { FIREFIGHT } from '../epic-armageddon/movement/engagement.ts';
import {
  FRONT, isCoherent, isSlotFree, isLinkedTo, isOutOfReach, rearOf, slotsFor, sortedBy, standsApart, surroundingsOf,
  targetsFrom, type Surroundings,
} from './slots.ts';
import { baseOfStand, depthOf, type PlacedStand, type Stand } from './stand.ts';

/** `firing`: near as many enemies as can be; `linking`: as far back as one can still fire; `back`: out of reach. */
export type RankPurpose = 'firing' | 'linking' | 'back';

/** Of so many places that would do, the one with most enemies in reach is taken. */
const COMPARED = 24;
/** How deep a side goes into the other half of the table where it finds no place in its own. */
const FLANK = -10;
/** Rows that are tried for those further back, more if these are full. */
const BACK_ROWS = [4, 16, 64] as const;
/** How finely places are looked for that are not in ranks. */
const FINE = 0.5;

/** A place that would do. */
interface Slot {
  readonly at: Point;
  /** Engaged enemies within 15cm and in sight. */
  readonly targets: number;
  /** It is in the chain of the formation. */
  readonly isLinked: boolean;
}

/** Places for stands of one side and size, as many as there are; the first get one before the others. */
export const placeKin = (
  kin: readonly Stand[], placed: readonly PlacedStand[], way: RankPurpose,
): readonly PlacedStand[] => {
  let found: readonly PlacedStand[] = [];
  for (const slots of areasFor(kin[0]!, placed, way)) {
    found = [...found, ...fill(kin.slice(found.length), [...placed, ...found], slots, way)];
    if (found.length === kin.length) break;
  }
  return found;
};

/** Places to look at, and more of them where these are full. */
function* areasFor(stand: Stand, placed: readonly PlacedStand[], way: RankPurpose): Generator<readonly Point[]> {
  const enemies = placed.filter(({ side }) => side !== stand.side);
  const border = Math.max(0, ...enemies.map(({ at, radius }) => depthOf(stand.side, at) + radius));
  const reach = border + FIREFIGHT + stand.radius;
  const far = (at: Point): number => Math.abs(at[0]) - depthOf(stand.side, at) * reach;
  if (way === 'firing') {
    yield slotsFor(stand, placed, FRONT, reach);
    yield slotsFor(stand, placed, FLANK, reach, FINE);
  } else if (way === 'linking') {
    yield sortedBy(slotsFor(stand, placed, FRONT, reach, FINE), far);
  } else {
    const rear = Math.max(reach, rearOf(stand.side, placed));
    for (const rows of BACK_ROWS) {
      yield slotsFor(stand, placed, Math.max(FRONT, border), rear + rows * 2 * stand.radius);
    }
  }
}

/** As many of the kin as there are places for among these. */
const fill = (
  kin: readonly Stand[], placed: readonly PlacedStand[], points: readonly Point[], way: RankPurpose,
): readonly PlacedStand[] => {
  const { radius } = kin[0]!;
  const around = surroundingsOf(kin[0]!, placed);
  const slots = points.map(at => lazily(judge(kin[0]!, placed, at, way, around)));
  const found: PlacedStand[] = [];
  const taken: Base[] = [];
  for (const stand of kin) {
    const open = stillOpen(slots, taken, radius);
    const slot = way === 'firing' ? bestOf(open) : inChain(open, way);
    if (slot === undefined) break;
    found.push({ ...stand, at: slot.at });
    taken.push({ at: slot.at, radius });
  }
  return found;
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | null = null;
  return () => (made ??= { it: make() }).it;
};

/** Those of the places that nobody of the kin has taken yet, looked at one by one. */
function* stillOpen(slots: readonly (() => Slot | null)[], taken: readonly Base[], radius: number): Generator<Slot> {
  for (const slotOf of slots) {
    const slot = slotOf();
    if (slot === null) continue;
    const base = { at: slot.at, radius };
    if (!taken.every(one => standsApart(base, one))) continue;
    yield slot.isLinked || !taken.some(one => isLinkedTo(base, one)) ? slot : { ...slot, isLinked: true };
  }
}

/** What a place is worth as the others stand now; null: it would not do. */
const judge = (
  stand: Stand, placed: readonly PlacedStand[], at: Point, way: RankPurpose, around: Surroundings,
) => (): Slot | null => {
  const base = { at, radius: stand.radius };
  if (!isSlotFree(base, around)) return null;
  if (way === 'back') {
    return isOutOfReach(base, around) ? { at, targets: 0, isLinked: isCoherent(base, around) } : null;
  }
  const targets = targetsFrom(base, around);
  const isAll = targets === around.engaged.length;
  if ((targets === 0 && !isAll) || (stand.isBody && hidesSomebody({ ...stand, at }, placed))) return null;
  return { at, targets: isAll ? Infinity : targets, isLinked: isCoherent(base, around) };
};

/** The first place in the chain with every engaged enemy in reach, else one that comes near to that. */
const bestOf = (open: Iterable<Slot>): Slot | undefined => {
  let best: Slot | undefined;
  let compared = 0;
  for (const slot of open) {
    if (best === undefined || isBetter(slot, best)) best = slot;
    compared += 1;
    if (best.isLinked && (best.targets === Infinity || compared >= COMPARED)) break;
  }
  return best;
};

const isBetter = (slot: Slot, best: Slot): boolean =>
  (slot.isLinked === best.isLinked ? slot.targets > best.targets : slot.isLinked);

/** The first place in the chain; behind, any other where there is none. */
const inChain = (open: Iterable<Slot>, way: RankPurpose): Slot | undefined => {
  let first: Slot | undefined;
  for (const slot of open) {
    if (slot.isLinked) return slot;
    if (way === 'back') first ??= slot;
  }
  return first;
};

/** Whether somebody who fires would see nobody any more. @rule L3 */
const hidesSomebody = (body: PlacedStand, placed: readonly PlacedStand[]): boolean => {
  const all = [...placed, body];
  return placed.some(one => one.place === 'inFirefight' && seesNobody(one, all));
};

const seesNobody = (one: PlacedStand, all: readonly PlacedStand[]): boolean => {
  const around = surroundingsOf(one, all);
  return around.engaged.length > 0 && targetsFrom(baseOfStand(one), around) === 0;
};
