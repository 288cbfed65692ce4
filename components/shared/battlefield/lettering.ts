/** How names are written on the map, and the room that they take. Lengths in pixels. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Box, Size } from './boxes.ts';

/** How names are written, and the box that they must not leave; null: anywhere. */
export interface Lettering {
  /** In pixels. */
  readonly size: number;
  readonly frame: Box | null;
}

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
  /** Where the line ends that leads from a name further off to its base; null: it stands beside it. */
  readonly leadsTo: Point | null;
}

/** Height of a name round the middle of its capitals, in sizes: without and with letters that reach below the line. */
const HEIGHT = 0.85;
const DEEP = 1.2;
/** Air between two names. */
export const AIR = 2;

/** From a name to one below it, in sizes. */
const LINE = 1.2;

/** What is seen of a name, round the middle of its capitals: it may stand so near to a base. */
export const roomOf = (text: string, size: number): Size =>
  ({ width: nameWidth(text, size) + AIR, height: size * (/[gjpqyJQ,;]/.test(text) ? DEEP : HEIGHT) });

/** What it keeps clear of other words: a whole line. */
export const lineOf = ({ width, height }: Size, size: number): Size =>
  ({ width, height: Math.max(height, LINE * size) });

/** Size of names on a page whose text is of the usual size. */
export const USUAL_SIZE = 11;

/** How wide a name, or any other words of a map, are at most, in pixels. */
export const nameWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + knownEmsOf(letter), 0) * size;

/** Names are measured for every place that is tried, and written with few letters. */
const known = new Map<string, number>();
const knownEmsOf = (letter: string): number => {
  const ems = known.get(letter) ?? emsOf(letter);
  known.set(letter, ems);
  return ems;
};

const emsOf = (letter: string): number => {
  if (/[ .,:;'’|!ijlI]/.test(letter)) return 0.34;
  if (/[mwMWQO@%]/.test(letter)) return 1;
  if (letter > '\u2e7f') return 1.05;
  if (/\d/.test(letter)) return 0.67;
  return /\p{Lu}/u.test(letter) ? 0.78 : 0.69;
};
