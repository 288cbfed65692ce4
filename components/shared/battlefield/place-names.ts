/** Where the names of stands stand on the map: never over a disc or another word, and rather nowhere than there. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, boxesOverlap, isInside, type Box, type Size } from './boxes.ts';
import {
  AIR, lineOf, roomOf, USUAL_SIZE, type Lettering, type NamedStand, type PlacedName,
} from './lettering.ts';
import { namesFurtherOff } from './names-further-off.ts';
import type { Occupied } from './occupied.ts';

/** Long names are written where the stands of a side are usually so far apart, in pixels. */
const APART = 44;
/**
 * A place for the name of everybody for whom there is one, whatever the order in which they are given.
 *
 * All are named shortly first, the lowest rank before others, and for whom nothing is free where another can step
 * aside; then, in the same order, whoever has the room for it by their long name, so that no long name costs another
 * stand its own. A kind of which few have that room keeps its short ones. Of whoever acts the short name stands further
 * off where nothing beside it is free. `taken` is what names must not cover; it has the names beside their stands, and
 * those that stand on bases meant for them, afterwards.
 */
export const placeNames = (
  stands: readonly NamedStand[], taken: Occupied, lettering: Lettering,
): readonly PlacedName[] => {
  const all = [...stands].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const within = namesWithin(all, taken, lettering);
  const order = all.filter(stand => !within.has(stand));
  const lettered = new Lettered(order, all, taken, lettering);
  for (const stand of order) lettered.write(stand, stand.short);
  for (const stand of order) if (!lettered.names.has(stand.id)) lettered.makeRoom(stand);
  const wide = order.filter(({ id }) => lettered.names.has(id)).filter(isApartIn(stands, lettering));
  const isLong = ({ id, long }: NamedStand): boolean => lettered.names.get(id)!.text === long;
  for (const stand of [...wide, ...wide]) if (!isLong(stand)) lettered.write(stand, stand.long);
  for (const { kind } of wide) {
    const alike = wide.filter(one => one.kind === kind);
    const long = alike.filter(isLong);
    if (long.length < alike.length * MOST) for (const stand of long) lettered.write(stand, stand.short);
  }
  for (const stand of wide) if (stand.full !== null && isLong(stand)) lettered.write(stand, stand.full);
  const near = order.flatMap(stand => lettered.nameOf(stand) ?? nameInside(stand, taken, lettering));
  const named = new Set(near.map(({ id }) => id));
  const left = order.filter(({ id, rank }) => rank <= ACTING && !named.has(id));
  return [...within.values(), ...near, ...namesFurtherOff(left, all, taken, lettering)];
};

/** The highest rank of those who act. */
const ACTING = 1;

/** The names on bases that are meant for them. */
const namesWithin = (
  stands: readonly NamedStand[], taken: Occupied, lettering: Lettering,
): ReadonlyMap<NamedStand, PlacedName> => {
  const within = new Map<NamedStand, PlacedName>();
  for (const stand of stands.filter(({ inside }) => inside?.isBest)) {
    const [name] = nameInside(stand, taken, lettering);
    if (name === undefined) continue;
    within.set(stand, name);
    taken.add(boxAt(name.at, name));
  }
  return within;
};

/** The names beside stands as they find their places, one after the other. */
class Lettered {
  readonly names = new Map<string, Spot>();
  readonly #order: readonly NamedStand[];
  readonly #ways: ReadonlyMap<NamedStand, readonly Way[]>;
  readonly #taken: Occupied;
  readonly #lettering: Lettering;

  constructor(order: readonly NamedStand[], all: readonly NamedStand[], taken: Occupied, lettering: Lettering) {
    this.#order = order;
    const foes = {
      attacker: all.filter(({ side }) => side === 'defender'), defender: all.filter(({ side }) => side === 'attacker'),
    };
    this.#ways = new Map(order.map(stand => [stand, waysFor(stand, foes[stand.side])]));
    this.#taken = taken;
    this.#lettering = lettering;
  }

  nameOf({ id }: NamedStand): PlacedName | undefined {
    const { size } = this.#lettering;
    const spot = this.names.get(id);
    return spot && {
      id, text: spot.text, at: spot.at, isInside: false, leadsTo: null, ...lineOf(roomOf(spot.text, size), size),
    };
  }

  /** Writes a name in the best place that is free, instead of the one that it had. */
  write(stand: NamedStand, text: string): void {
    const before = this.names.get(stand.id);
    const spot = this.#freeSpot(stand, text, before?.box);
    if (spot === undefined) return;
    if (before !== undefined) this.#taken.remove(before.box);
    this.#taken.add(spot.box);
    this.names.set(stand.id, spot);
  }

  /** Writes a short name where another one stands alone in its way and has somewhere else to go. */
  makeRoom(stand: NamedStand): void {
    const spots = [...this.#spotsFor(stand, stand.short)];
    for (const other of this.#order) {
      const theirs = this.names.get(other.id)?.box;
      const spot = theirs
        && spots.find(({ box, core }) => boxesOverlap(box, theirs) && this.#taken.isFree(box, core, theirs));
      if (theirs !== undefined && spot !== undefined && this.#stepsAside(other, theirs, spot.box)) {
        this.names.set(stand.id, spot);
        return;
      }
    }
  }

  #stepsAside(other: NamedStand, from: Box, forThis: Box): boolean {
    this.#taken.remove(from);
    this.#taken.add(forThis);
    const instead = this.#freeSpot(other, other.short);
    if (instead === undefined) this.#taken.remove(forThis);
    else this.names.set(other.id, instead);
    this.#taken.add(instead?.box ?? from);
    return instead !== undefined;
  }

  /** The best place in which nothing lies, but for one box that does not count. */
  #freeSpot(stand: NamedStand, text: string, uncounted?: Box): Spot | undefined {
    for (const spot of this.#spotsFor(stand, text)) {
      if (this.#taken.isFree(spot.box, spot.core, uncounted)) return spot;
    }
    return undefined;
  }

  #spotsFor(stand: NamedStand, text: string): Iterable<Spot> {
    return spotsFor(stand, this.#ways.get(stand)!, text, this.#lettering);
  }
}

/** Long names are written of a kind only if so many of it have one. */
const MOST = 0.75;

interface Spot {
  readonly text: string;
  readonly at: Point;
  /** It keeps clear of other words with all of this, of bases with what is seen of it. */
  readonly box: Box;
  readonly core: Box;
}

/** Where a name may stand beside its stand, best first: places that nobody asks for are not worked out. */
function* spotsFor(
  stand: NamedStand, ways: readonly Way[], text: string, { size, frame }: Lettering,
): Iterable<Spot> {
  const room = roomOf(text, size);
  const line = lineOf(room, size);
  for (const more of stand.more === 0 ? [0] : [0, stand.more]) {
    for (const way of ways) {
      const at = beside(stand, way, room, more);
      const box = boxAt(at, line);
      if (frame !== null && !isInside(box, frame)) continue;
      yield { text, at, box, core: boxAt(at, room) };
    }
  }
}

/** The longer name for which there is room on the base, in the middle of what is free there, under no other word. */
const nameInside = (
  stand: NamedStand, taken: Occupied, { size, frame }: Lettering,
): readonly PlacedName[] => {
  const { id, at: [x, y], inside, long, short } = stand;
  if (inside === null) return [];
  return [long, short].flatMap((text): readonly PlacedName[] => {
    const { width, height } = roomOf(text, size);
    const half = (width - AIR) / 2;
    const chord = Math.sqrt(Math.max(0, inside.radius ** 2 - half ** 2));
    const [head, foot] = [Math.max(inside.top, -chord), Math.min(inside.bottom, chord)];
    const at: Point = [x, y + (head + foot) / 2];
    const box = boxAt(at, { width, height });
    const isFree = foot - head >= height && (frame === null || isInside(box, frame)) && taken.isFree(box, null);
    return isFree ? [{ id, text, at, isInside: true, leadsTo: null, width: 2 * half, height }] : [];
  }).slice(0, 1);
};

/** A direction on paper, to the right and down: -1, 0 or 1, and a half for a name that begins in the middle. */
type Way = Point;

/** Away from the nearest enemy, towards it, to the two other sides, then the corners, and between them. */
const waysFor = (stand: NamedStand, foes: readonly NamedStand[]): readonly Way[] => {
  const foe = nearestTo(stand, foes);
  const [dx, dy] = foe === null ? [0, 1] : [stand.at[0] - foe.at[0], stand.at[1] - foe.at[1]];
  const isUpright = Math.abs(dy) >= Math.abs(dx) * UPRIGHT;
  const away = (isUpright ? dy : dx) < 0 ? -1 : 1;
  return WAYS.map(([across, along]) => (isUpright ? [across, along * away] : [along * away, across]));
};

/** Words are wide: they stand above or below rather than beside. */
const UPRIGHT = 0.6;
/** A name that begins or ends in the middle of its stand. */
const HALF = 0.5;
/** Across the way to the enemy, and along it. */
const WAYS: readonly Way[] = [
  [0, 1], [0, -1], [-1, 0], [1, 0], [-1, 1], [1, 1], [-1, -1], [1, -1], [-HALF, 1], [HALF, 1], [-HALF, -1], [HALF, -1],
];

/** The middle of a box that touches the circle round a stand on that side or with that corner. */
const beside = ({ at: [x, y], reach }: NamedStand, [dx, dy]: Way, { width, height }: Size, more = 0): Point => {
  const far = reach + more;
  if (Math.abs(dx) === HALF) return [x + dx * width, y + dy * (far + height / 2)];
  if (Math.abs(dy) === HALF) return [x + dx * (far + width / 2), y + dy * height];
  const away = far * (dx === 0 || dy === 0 ? 1 : Math.SQRT1_2);
  return [x + dx * (away + width / 2), y + dy * (away + height / 2)];
};

const nearestTo = (stand: NamedStand, stands: readonly NamedStand[]): NamedStand | null => {
  let nearest: NamedStand | null = null;
  let least = Infinity;
  for (const one of stands) {
    const apart = one === stand ? Infinity : distance(stand.at, one.at);
    if (apart < least) [nearest, least] = [one, apart];
  }
  return nearest;
};

/** Whether half of the side that a stand is on has nobody of it near. */
const isApartIn = (stands: readonly NamedStand[], { size }: Lettering): ((stand: NamedStand) => boolean) => {
  const sides = (['attacker', 'defender'] as const).filter(side => {
    const ours = stands.filter(one => one.side === side);
    const near = ours.filter(one => {
      const next = nearestTo(one, ours);
      return next !== null && distance(one.at, next.at) < (APART * size) / USUAL_SIZE;
    });
    return near.length * 2 <= ours.length;
  });
  return ({ side }) => sides.includes(side);
};
