/** Where the names of stands stand on the map: never over a disc or another word, and rather nowhere than there. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, boxesOverlap, isInside, type Box, type Size } from './boxes.ts';
import type { Occupied } from './occupied.ts';

/** Somebody to be named; lengths in pixels on paper. */
export interface NamedStand {
  readonly id: string;
  readonly at: Point;
  /** Names keep so far from its middle. */
  readonly reach: number;
  /** And so much further where it is hit and nothing nearer is free. */
  readonly more: number;
  /** Where a name may stand on its base; null: nowhere. */
  readonly inside: Inside | null;
  readonly side: 'attacker' | 'defender';
  /** Those of one kind are named alike. */
  readonly kind: string;
  /** 'Boyz 4' */
  readonly long: string;
  /** 'Boyz 4 · Warlord': where there is room for it, too; null: nothing else is to be said. */
  readonly full: string | null;
  /** 'B4' */
  readonly short: string;
  /** The lowest are named first. */
  readonly rank: number;
}

/** Room on a base, in pixels. */
export interface Inside {
  readonly radius: number;
  /** Free between these two, from the middle down. */
  readonly top: number;
  readonly bottom: number;
  /** It stands there rather than beside its base. */
  readonly isBest: boolean;
}

/** A name that found its place: its middle, and the room it takes. */
export interface PlacedName extends Size {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  /** On its own base. */
  readonly isInside: boolean;
}

/** How names are written, and the box that they must not leave; null: anywhere. */
export interface Lettering {
  /** In pixels. */
  readonly size: number;
  readonly frame: Box | null;
}

/** Long names are written where the stands of a side are usually so far apart, in pixels. */
const APART = 44;
/** Height of a name round the middle of its capitals, in sizes: without and with letters that reach below the line. */
const HEIGHT = 0.85;
const DEEP = 1.2;
/** Air between two names. */
const AIR = 2;

/**
 * A place for the name of everybody for whom there is one, whatever the order in which they are given.
 *
 * All are named shortly first, the lowest rank before others; then, in the same order, whoever has the room for it by
 * their long name, so that no long name costs another stand its own. A kind of which few have that room keeps its short
 * ones. `taken` is what names must not cover; it has the names beside their stands afterwards.
 */
export const placeNames = (
  stands: readonly NamedStand[], taken: Occupied, lettering: Lettering,
): readonly PlacedName[] => {
  const all = [...stands].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const within = new Map<NamedStand, PlacedName>();
  for (const stand of all.filter(({ inside }) => inside?.isBest)) {
    const [name] = nameInside(stand, lettering);
    const isCovered = (box: Box): boolean => [...within.values()].some(one => boxesOverlap(boxAt(one.at, one), box));
    if (name !== undefined && !isCovered(boxAt(name.at, name))) within.set(stand, name);
  }
  for (const name of within.values()) taken.add(boxAt(name.at, name));
  const order = all.filter(stand => !within.has(stand));
  const ways = new Map(order.map(stand => [stand, waysFor(stand, order)]));
  const names = new Map<string, Spot>();
  const write = (stand: NamedStand, text: string): void => {
    const before = names.get(stand.id);
    const spot = spotsFor(stand, ways.get(stand)!, text, lettering)
      .find(({ box }) => taken.isFree(box, before?.box));
    if (spot === undefined) return;
    if (before !== undefined) taken.remove(before.box);
    taken.add(spot.box);
    names.set(stand.id, spot);
  };
  for (const stand of order) write(stand, stand.short);
  const wide = order.filter(({ id }) => names.has(id)).filter(isApartIn(stands, lettering));
  const isLong = ({ id, long }: NamedStand): boolean => names.get(id)!.name.text === long;
  for (const stand of [...wide, ...wide]) if (!isLong(stand)) write(stand, stand.long);
  for (const { kind } of wide) {
    const alike = wide.filter(one => one.kind === kind);
    const long = alike.filter(isLong);
    if (long.length < alike.length * MOST) for (const stand of long) write(stand, stand.short);
  }
  for (const stand of order) if (stand.full !== null && names.has(stand.id) && isLong(stand)) write(stand, stand.full);
  return [...within.values(), ...order.flatMap(stand => names.get(stand.id)?.name ?? nameInside(stand, lettering))];
};

/** Long names are written of a kind only if so many of it have one. */
const MOST = 0.75;

interface Spot {
  readonly name: PlacedName;
  readonly box: Box;
}

/** Where a name may stand beside its stand, best first. */
const spotsFor = (
  stand: NamedStand, ways: readonly Way[], text: string, { size, frame }: Lettering,
): readonly Spot[] => {
  const room = roomOf(text, size);
  const further = stand.more === 0 ? [] : ways.map(way => beside(stand, way, room, stand.more));
  return [...ways.map(way => beside(stand, way, room)), ...further]
    .map(at => ({ name: { id: stand.id, text, at, isInside: false, ...room }, box: boxAt(at, room) }))
    .filter(({ box }) => frame === null || isInside(box, frame));
};

const roomOf = (text: string, size: number): Size =>
  ({ width: nameWidth(text, size) + AIR, height: size * (/[gjpqyJQ,;]/.test(text) ? DEEP : HEIGHT) });

/** The longer name for which there is room on the base, in the middle of what is free there. */
const nameInside = (stand: NamedStand, { size, frame }: Lettering): readonly PlacedName[] => {
  const { id, at: [x, y], inside, long, short } = stand;
  if (inside === null) return [];
  return [long, short].flatMap((text): readonly PlacedName[] => {
    const { width, height } = roomOf(text, size);
    const half = (width - AIR) / 2;
    const chord = Math.sqrt(Math.max(0, inside.radius ** 2 - half ** 2));
    const [head, foot] = [Math.max(inside.top, -chord), Math.min(inside.bottom, chord)];
    const at: Point = [x, y + (head + foot) / 2];
    const isFree = foot - head >= height && (frame === null || isInside(boxAt(at, { width, height }), frame));
    return isFree ? [{ id, text, at, isInside: true, width: 2 * half, height }] : [];
  }).slice(0, 1);
};

/** A direction on paper: -1, 0 or 1 to the right and down. */
type Way = Point;

/** Away from the nearest enemy, towards it, to the two other sides, then the corners. */
const waysFor = (stand: NamedStand, stands: readonly NamedStand[]): readonly Way[] => {
  const foe = nearestTo(stand, stands.filter(({ side }) => side !== stand.side));
  const [dx, dy] = foe === null ? [0, 1] : [stand.at[0] - foe.at[0], stand.at[1] - foe.at[1]];
  const isUpright = Math.abs(dy) >= Math.abs(dx) * UPRIGHT;
  const away = (isUpright ? dy : dx) < 0 ? -1 : 1;
  return WAYS.map(([across, along]) => (isUpright ? [across, along * away] : [along * away, across]));
};

/** Words are wide: they stand above or below rather than beside. */
const UPRIGHT = 0.6;
/** Across the way to the enemy, and along it. */
const WAYS: readonly Way[] = [[0, 1], [0, -1], [-1, 0], [1, 0], [-1, 1], [1, 1], [-1, -1], [1, -1]];

/** The middle of a box that touches the circle round a stand on that side or with that corner. */
const beside = ({ at: [x, y], reach }: NamedStand, [dx, dy]: Way, { width, height }: Size, more = 0): Point => {
  const away = (reach + more) * (dx === 0 || dy === 0 ? 1 : Math.SQRT1_2);
  return [x + dx * (away + width / 2), y + dy * (away + height / 2)];
};

const nearestTo = (stand: NamedStand, stands: readonly NamedStand[]): NamedStand | null => {
  const apart = (one: NamedStand): number => distance(stand.at, one.at);
  return stands.reduce<NamedStand | null>(
    (best, one) => (one !== stand && (best === null || apart(one) < apart(best)) ? one : best), null);
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

/** Size of names on a page whose text is of the usual size. */
export const USUAL_SIZE = 11;

/** How wide a name is at most, in pixels. */
export const nameWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + emsOf(letter), 0) * size;

const emsOf = (letter: string): number => {
  if (/[ .,:;'’|!ijlI]/.test(letter)) return 0.34;
  if (/[mwMWQO@%]/.test(letter)) return 1;
  if (letter > '\u2e7f') return 1.05;
  if (/\d/.test(letter)) return 0.67;
  return /\p{Lu}/u.test(letter) ? 0.78 : 0.69;
};
