/** Dice thrown by the program: one stream of faces for a seed, and the place in it at which an assault stands. */
import { diceIn, type Hand } from '../src/dice/hand.ts';
import { seededThrower } from '../src/dice/throw.ts';

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
