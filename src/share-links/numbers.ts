/** Numbers and points: short where they are round, exact to the last bit in any case. */
import type { Point } from '../battlefield/base.ts';
import type { ByteWriter, ByteReader } from './bytes.ts';
import { text, type Codec } from './codec.ts';

/** Beyond this a number is not counted in parts. */
const LARGEST = 2 ** 40;
/** The mark of a number that is written bit by bit. */
const EXACT = 3;
const MARKS = 4;

/** In how many parts of 1 numbers are counted, the usual first. */
type Scales = readonly [number, number, number];
const SCALES: Scales = [1, 100, 1000];
/** Places are rarely whole centimetres. */
const PLACE_SCALES: Scales = [100, 1000, 10_000];

/** How many parts a number is, null if it is no whole number of them. */
const partsOf = (value: number, scale: number): number | null => {
  const parts = Math.round(value * scale) + 0;
  return Math.abs(parts) < LARGEST && Object.is(parts / scale, value) ? parts : null;
};

/** From where parts are counted. */
const zero = (base: number, scale: number): number => {
  const parts = Math.round(base * scale);
  return Math.abs(parts) < LARGEST ? parts : 0;
};

/** Negative numbers between the others: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unfolded = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

const writeFrom = (out: ByteWriter, value: number, base: number, scales: Scales): void => {
  const mark = scales.findIndex(scale => partsOf(value, scale) !== null);
  if (mark === -1) {
    out.whole(EXACT);
    out.exact(value);
    return;
  }
  const scale = scales[mark]!;
  out.whole(folded(partsOf(value, scale)! - zero(base, scale)) * MARKS + mark);
};

const readFrom = (from: ByteReader, base: number, scales: Scales): number => {
  const said = from.whole();
  const mark = said % MARKS;
  if (mark === EXACT) return from.exact();
  const scale = scales[mark]!;
  return (unfolded(Math.floor(said / MARKS)) + zero(base, scale)) / scale;
};

export const number: Codec<number> = {
  write: (out, value) => writeFrom(out, value, 0, SCALES),
  read: from => readFrom(from, 0, SCALES),
};

/** A point, measured from the one before it, or from where its unit has been. */
export const point: Codec<Point> = {
  write: (out, [x, y]) => {
    const [fromX, fromY] = out.memory.pen;
    writeFrom(out, x, fromX, PLACE_SCALES);
    writeFrom(out, y, fromY, PLACE_SCALES);
    out.memory.pen = [x, y];
  },
  read: from => {
    const [fromX, fromY] = from.memory.pen;
    const x = readFrom(from, fromX, PLACE_SCALES);
    const y = readFrom(from, fromY, PLACE_SCALES);
    from.memory.pen = [x, y];
    return from.memory.pen;
  },
};

/** Offsets of names and numbers that go up and down. */
export const stepNumber: Codec<number> = {
  write: (out, value) => out.whole(folded(value)),
  read: from => unfolded(from.whole()),
};

const SIDES_OF_DIE = 6;
const DICE_IN_BYTE = 3;
const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= SIDES_OF_DIE;

const facesIn = (byte: number): readonly number[] =>
  [byte, byte / SIDES_OF_DIE, byte / SIDES_OF_DIE ** 2].map(rest => (Math.floor(rest) % SIDES_OF_DIE) + 1);

/** Faces of dice, three in a byte. */
export const faces: Codec<readonly number[]> = {
  write: (out, values) => {
    const areFaces = values.every(isFace);
    out.whole(2 * values.length + (areFaces ? 0 : 1));
    if (!areFaces) {
      for (const value of values) number.write(out, value);
      return;
    }
    for (let i = 0; i < values.length; i += DICE_IN_BYTE) {
      const three = values.slice(i, i + DICE_IN_BYTE);
      out.byte(three.reduceRight((sum, face) => sum * SIDES_OF_DIE + face - 1, 0));
    }
  },
  read: from => {
    const said = from.whole();
    const count = Math.floor(said / 2);
    const areFaces = said % 2 === 0;
    if (count > from.left * (areFaces ? DICE_IN_BYTE : 1)) from.fail('short');
    if (from.fault !== null) return [];
    if (!areFaces) return Array.from({ length: count }, () => number.read(from));
    const threes = Array.from({ length: Math.ceil(count / DICE_IN_BYTE) }, () => from.byte());
    if (threes.some(three => three >= SIDES_OF_DIE ** DICE_IN_BYTE)) from.fail('nonsense');
    return threes.flatMap(facesIn).slice(0, count);
  },
};

/** A number, or a word for one such as `D3` or `all`. */
export const numberOrText: Codec<number | string> = {
  write: (out, value) => {
    out.byte(typeof value === 'string' ? 1 : 0);
    if (typeof value === 'string') text.write(out, value);
    else number.write(out, value);
  },
  read: from => (from.byte() === 1 ? text.read(from) : number.read(from)),
};
