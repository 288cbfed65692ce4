/** Throws of a few hands: one set of faces for all that read alike. */
import { distributionOf } from '../../../dice/distribution.ts';
import { SIDES_OF_A_DIE, type Hand } from '../../../dice/hand.ts';

/** Faces, and the chance of a throw that comes to the same. */
export interface Fall {
  readonly chance: number;
  readonly faces: readonly number[];
}

/** Things that may happen, and the chance of those that were too unlikely to be listed. */
export interface ListedHands<T> {
  readonly list: readonly T[];
  readonly dropped: number;
}

/** A sum shared out over so many numbers from 1 to the highest. */
const shared = (sum: number, count: number, highest: number): readonly number[] => {
  let left = sum - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(left, highest - 1);
    left -= more;
    return 1 + more;
  });
};

/** So many successes first, then failures. */
export const successes = (dice: number, count: number): readonly number[] =>
  Array.from({ length: dice }, (_, die) => (die < count ? SIDES_OF_A_DIE : 1));

/** Faces of a hand that read as wanted. */
const facesFor = (hand: Hand, reading: number): readonly number[] => {
  switch (hand.read) {
    case 'successes':
      return successes(hand.dice, reading);
    case 'highest':
      return Array<number>(hand.dice).fill(reading);
    case 'sum':
      return shared(reading, hand.dice, SIDES_OF_A_DIE);
    case 'halves':
      return shared(reading, hand.dice, SIDES_OF_A_DIE / 2).map(half => 2 * half);
  }
};

/** How a hand may fall. */
const fallsOf = (hand: Hand): readonly Fall[] => distributionOf(hand)
  .flatMap((chance, reading) => (chance > 0 ? [{ chance, faces: facesFor(hand, reading) }] : []));

/** How some hands may fall together; what is less likely than `least` is dropped. */
export const fallsTogether = (hands: readonly Hand[], least: number): ListedHands<Fall> => {
  let list: readonly Fall[] = [{ chance: 1, faces: [] }];
  let dropped = 0;
  for (const hand of hands) {
    const more = fallsOf(hand);
    const all = list.flatMap(one => more.map(next =>
      ({ chance: one.chance * next.chance, faces: [...one.faces, ...next.faces] })));
    list = all.filter(one => one.chance >= least);
    dropped += all.reduce((sum, one) => sum + (one.chance < least ? one.chance : 0), 0);
  }
  return { list, dropped };
};
