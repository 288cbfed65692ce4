/** Dice of one side that are thrown together, and how their faces become one number. */

/**
 * The ways to read a hand: how many faces reach a target, the highest face, the sum of the faces, or the sum of the
 * faces after each was halved and rounded up (so that every die counts as a D3).
 */
export const READS = ['successes', 'highest', 'sum', 'halves'] as const;
export type Read = (typeof READS)[number];

/** Dice of one side thrown together and read alike. A target is the lowest face that succeeds. */
export type Hand = { readonly name: string; readonly dice: number } & (
  | { readonly read: 'successes'; readonly target: number }
  | { readonly read: Exclude<Read, 'successes'> }
);

/** One number for each hand of a throw, in the order of the hands. */
export type Readings = readonly number[];

/** The highest face of a die; the lowest is 1. */
export const SIDES_OF_A_DIE = 6;

/** Whether a die can show this. */
export const isFace = (face: unknown): face is number =>
  typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= SIDES_OF_A_DIE;

/** The chance that a die shows this face or a higher one; 0 where none will do. */
export const chanceOf = (face: number | null): number =>
  (face === null ? 0 : Math.min(1, Math.max(0, (SIDES_OF_A_DIE + 1 - face) / SIDES_OF_A_DIE)));

/** What a hand says when its dice show these faces. A hand without dice says 0. */
export const read = (hand: Hand, faces: readonly number[]): number => {
  assertFaces(hand.dice, faces);
  return readFrom(hand, faces, 0);
};

/** How many dice a throw of these hands takes. */
export const diceIn = (hands: readonly Hand[]): number => {
  let dice = 0;
  for (const hand of hands) dice += hand.dice;
  return dice;
};

/**
 * The faces of a throw, shared out hand by hand in the order in which they fell.
 *
 * @throws RangeError when there are more or fewer faces than dice, or a face that no die has.
 */
export const dealFaces = (hands: readonly Hand[], faces: readonly number[]): readonly (readonly number[])[] => {
  assertFaces(diceIn(hands), faces);
  let next = 0;
  return hands.map(hand => faces.slice(next, (next += hand.dice)));
};

/**
 * What every hand of a throw says, the faces being shared out hand by hand.
 *
 * @throws RangeError when there are more or fewer faces than dice, or a face that no die has.
 */
export const readThrow = (hands: readonly Hand[], faces: readonly number[]): Readings => {
  assertFaces(diceIn(hands), faces);
  const readings: number[] = [];
  let next = 0;
  for (const hand of hands) {
    readings.push(readFrom(hand, faces, next));
    next += hand.dice;
  }
  return readings;
};

/** Reads the faces from `start` on, as many as the hand has dice. */
const readFrom = (hand: Hand, faces: readonly number[], start: number): number => {
  let reading = 0;
  for (let at = start; at < start + hand.dice; at++) reading = withFace(hand, reading, faces[at] ?? 0);
  return reading;
};

/** What a hand says after one more of its dice has fallen. */
const withFace = (hand: Hand, reading: number, face: number): number => {
  switch (hand.read) {
    case 'successes':
      return face >= hand.target ? reading + 1 : reading;
    case 'highest':
      return Math.max(reading, face);
    case 'sum':
      return reading + face;
    case 'halves':
      return reading + Math.ceil(face / 2);
  }
};

const assertFaces = (dice: number, faces: readonly number[]): void => {
  if (faces.length !== dice) throw new RangeError(`A throw of ${dice} dice cannot show ${faces.length} faces.`);
  for (const face of faces) {
    if (!isFace(face)) throw new RangeError(`A die shows a whole number from 1 to ${SIDES_OF_A_DIE}, not ${face}.`);
  }
};
