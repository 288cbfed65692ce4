/** Where the names of stands stand on the map: never over a disc or another word, and rather nowhere than there. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, isInside, type Box, type Size } from './boxes.ts';
import type { Occupied } from './occupied.ts';

/** Somebody to be named; lengths in pixels on paper. */
export interface Stand {
  readonly id: string;
  readonly at: Point;
  /** Names keep so far from its middle. */
  readonly reach: number;
  /** Where a name may stand on its base; null: nowhere. */
  readonly inside: Inside | null;
  readonly side: 'attacker' | 'defender';
  /** 'Boyz 4' */
  readonly long: string;
  /** 'B4' */
  readonly short: string;
  /** The lowest are named first. */
  readonly rank: number;
}

/** Room on a base, in pixels. */
export interface Inside {
  readonly radius: number;
  /** Free between these two, below the middle. */
  readonly top: number;
  readonly bottom: number;
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
const AIR = 3;

/**
 * A place for the name of everybody for whom there is one, whatever the order in which they are given.
 *
 * All are named shortly first, the lowest rank before others; then, in the same order, whoever has the room for it by
 * their long name, so that no long name costs another stand its own. `taken` is what names must not cover; it has all
 * names afterwards.
 */
export const placeNames = (
  stands: readonly Stand[], taken: Occupied, { size, frame }: Lettering,
): readonly PlacedName[] => {
  const order = [...stands].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const placed = new Map<string, Named>();
  const place = (stand: Stand, text: string): void => {
    const before = placed.get(stand.id)?.box;
    const room = roomOf(text, size);
    const at = waysFor(stand, stands).map(way => beside(stand, way, room)).find(middle => {
      const box = boxAt(middle, room);
      return (frame === null || isInside(box, frame)) && taken.isFree(box, before);
    });
    if (at === undefined) return;
    const box = boxAt(at, room);
    if (before !== undefined) taken.remove(before);
    taken.add(box);
    placed.set(stand.id, { name: { id: stand.id, text, at, isInside: false, ...room }, box });
  };
  for (const stand of order) place(stand, stand.short);
  const isWide = { attacker: isApart(stands, 'attacker', size), defender: isApart(stands, 'defender', size) };
  for (const stand of [...order, ...order]) {
    const text = placed.get(stand.id)?.name.text ?? stand.long;
    if (isWide[stand.side] && text !== stand.long) place(stand, stand.long);
  }
  return order.flatMap(stand => placed.get(stand.id)?.name ?? nameInside(stand, size, frame));
};

interface Named {
  readonly name: PlacedName;
  readonly box: Box;
}

const roomOf = (text: string, size: number): Size =>
  ({ width: nameWidth(text, size) + AIR, height: size * (/[gjpqyJQ,;]/.test(text) ? DEEP : HEIGHT) });

/** The longer name for which there is room on the base. */
const nameInside = (stand: Stand, size: number, frame: Box | null): readonly PlacedName[] => {
  const { id, at: [x, y], inside, long, short } = stand;
  if (inside === null) return [];
  return [long, short].flatMap((text): readonly PlacedName[] => {
    const room = roomOf(text, size);
    const foot = inside.top + room.height;
    const at: Point = [x, y + inside.top + room.height / 2];
    const isFree = foot <= inside.bottom && Math.hypot(room.width / 2, foot) <= inside.radius
      && (frame === null || isInside(boxAt(at, room), frame));
    return isFree ? [{ id, text, at, isInside: true, ...room }] : [];
  }).slice(0, 1);
};

/** A direction on paper: -1, 0 or 1 to the right and down. */
type Way = Point;

/** Away from the nearest enemy, towards it, to the two other sides, then the corners. */
const waysFor = (stand: Stand, stands: readonly Stand[]): readonly Way[] => {
  const foe = nearestOf(stand, stands.filter(({ side }) => side !== stand.side));
  const [dx, dy] = foe === null ? [0, 1] : [stand.at[0] - foe.at[0], stand.at[1] - foe.at[1]];
  const isUpright = Math.abs(dy) >= Math.abs(dx) * UPRIGHT;
  const away = (isUpright ? dy : dx) < 0 ? -1 : 1;
  const turned = isUpright ? ([across, along]: Way): Way => [across, along] : ([across, along]: Way): Way => [along, across];
  return WAYS.map(([across, along]) => turned([across, along * away]));
};

/** Words are wide: they stand above or below rather than beside. */
const UPRIGHT = 0.6;
/** Across the way to the enemy, and along it. */
const WAYS: readonly Way[] = [[0, 1], [0, -1], [-1, 0], [1, 0], [-1, 1], [1, 1], [-1, -1], [1, -1]];

/** The middle of a box that touches the circle round a stand on that side or with that corner. */
const beside = ({ at: [x, y], reach }: Stand, [dx, dy]: Way, { width, height }: Size): Point => {
  const away = reach * (dx === 0 || dy === 0 ? 1 : Math.SQRT1_2);
  return [x + dx * (away + width / 2), y + dy * (away + height / 2)];
};

const nearestOf = ({ id, at }: Stand, stands: readonly Stand[]): Stand | null => stands.reduce<Stand | null>(
  (best, one) => (one.id !== id && (best === null || distance(at, one.at) < distance(at, best.at)) ? one : best), null);

/** Whether half of the stands of a side have no other one near. */
const isApart = (stands: readonly Stand[], side: Stand['side'], size: number): boolean => {
  const ours = stands.filter(one => one.side === side);
  const near = ours.filter(one => {
    const next = nearestOf(one, ours);
    return next !== null && distance(one.at, next.at) < (APART * size) / USUAL_SIZE;
  });
  return near.length * 2 <= ours.length;
};

/** Size of names on a page whose text is of the usual size. */
export const USUAL_SIZE = 11;

/** How wide a name is at most, in pixels. */
export const nameWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + emsOf(letter), 0) * size;

const emsOf = (letter: string): number => {
  if (/[ .,:;'’|!ijlI]/.test(letter)) return 0.34;
  if (/[mwMWQO@%]/.test(letter)) return 0.92;
  if (letter > '\u2e7f') return 1.05;
  return /\p{Lu}/u.test(letter) ? 0.74 : 0.63;
};
