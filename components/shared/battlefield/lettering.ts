/** How names are written on the map, and the room that they take. Lengths in pixels. */
import type { Box, Size } from './boxes.ts';

/** How names are written, and the box that they must not leave; null: anywhere. */
export interface Lettering {
  /** In pixels. */
  readonly size: number;
  readonly frame: Box | null;
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
  [...text].reduce((sum, letter) => sum + emsOf(letter), 0) * size;

const emsOf = (letter: string): number => {
  if (/[ .,:;'’|!ijlI]/.test(letter)) return 0.34;
  if (/[mwMWQO@%]/.test(letter)) return 1;
  if (letter > '\u2e7f') return 1.05;
  if (/\d/.test(letter)) return 0.67;
  return /\p{Lu}/u.test(letter) ? 0.78 : 0.69;
};
