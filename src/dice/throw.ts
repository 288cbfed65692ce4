/** Where faces come from: a seeded stream or a script. The only file that makes chance. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { DiceError } from './dice-error.ts';
import { diceIn, type Hand, isFace, SIDES_OF_A_DIE } from './hand.ts';

/** Throws all dice of these hands at once: one face for every die, hand by hand. */
export type Thrower = (hands: readonly Hand[]) => readonly number[];

/**
 * Throws the one endless stream of faces that belongs to a seed.
 *
 * The generator is xoroshiro128+ (`pure-rand`); its 128 bits of state come from the seed through the finalizer of
 * MurmurHash3, so that neighbouring seeds share nothing. Every face is as likely as every other, since numbers past
 * the last multiple of six are drawn again. How the dice are grouped into throws does not change the stream, and a
 * seed gives the same faces in every later version.
 *
 * @param seed a whole number up to 2^53 in size; each has its own stream.
 * @throws RangeError for any other number.
 */
export const seededThrower = (seed: number): Thrower => {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`);
  const generator = xoroshiro128plusFromState(stateOf(seed));
  return hands => {
    const faces: number[] = [];
    for (let left = diceIn(hands); left > 0; left--) faces.push(uniformInt(generator, 1, SIDES_OF_A_DIE));
    return faces;
  };
};

/** The next number of a stream: from 0 up to 1, each as likely as every other. */
export type Uniform = () => number;

const PART = 2 ** -32;

/**
 * The one endless stream of numbers from 0 up to 1 that belongs to a seed, for samples: not the seed's faces.
 *
 * @param seed as of `seededThrower`.
 */
export const seededUniform = (seed: number): Uniform => {
  const generator = xoroshiro128plusFromState(stateOf(seed));
  return () => (generator.next() >>> 0) * PART;
};

/**
 * Throws the faces of a script in order; the script must be used up, which `finish` checks.
 *
 * @throws DiceError at once for a face that no die has, from a throw that needs more dice than are left, and from
 *   `finish` when some are left over.
 */
export const scriptedThrower = (
  faces: readonly number[],
): { readonly throwHands: Thrower; readonly finish: () => void } => {
  const given = faces.length;
  let used = 0;
  for (let at = 0; at < given; at++) {
    if (!isFace(faces[at])) throw new DiceError(badFace(at, faces[at]), used, given);
  }
  const throwHands: Thrower = hands => {
    const start = used;
    used += diceIn(hands);
    if (used > given) throw new DiceError(ranOut(hands, used, given), used, given);
    return faces.slice(start, used);
  };
  const finish = (): void => {
    if (used < given) throw new DiceError(leftOver(used, given), used, given);
  };
  return { throwHands, finish };
};

const badFace = (index: number, face: unknown): string =>
  `A die shows a whole number from 1 to ${SIDES_OF_A_DIE}, not ${String(face)} (index ${index} of the script).`;

const ranOut = (hands: readonly Hand[], needed: number, given: number): string =>
  `The dice ran out at “${hands.map(hand => hand.name).join(', ')}”: at least ${needed} needed, ${given} given.`;

const leftOver = (needed: number, given: number): string =>
  `${given - needed} dice are left over: ${needed} needed, ${given} given.`;

/** Four well-mixed words of generator state; both halves of the seed bear on the second to the fourth. */
const stateOf = (seed: number): readonly number[] => {
  const first = scramble(seed | 0);
  const second = scramble(first ^ Math.floor(seed / 2 ** 32));
  const third = scramble(second);
  return [first, second, third, scramble(third)];
};

/** One step of the golden ratio, then the finalizer of MurmurHash3: one 32-bit word to another, none of them twice. */
const scramble = (word: number): number => {
  let mixed = (word + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/**
 * The faces that lie at a place of the stream. The place is the number of dice used so far: a throw that was taken back
 * and is thrown again shows the same faces.
 *
 * @param script faces that stand in the first places of the stream instead of the seed's.
 */
export const facesAt = (
  seed: number, used: number, hands: readonly Hand[], script: readonly number[] = [],
): readonly number[] => {
  const throwHands = seededThrower(seed);
  throwHands([{ name: 'used', dice: used, read: 'sum' }]);
  return throwHands([{ name: 'next', dice: diceIn(hands), read: 'sum' }]).map((face, i) => script[used + i] ?? face);
};
