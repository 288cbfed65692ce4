/** Every throw that makes a difference: faces for the hands asked for, and how likely such faces are. */
import type { PhaseHand } from '../hands.ts';
import { certainly, chanceOf, FACES, follow, successes, sums, type Chances } from './chances.ts';

const HIGHEST = FACES.length;
const LOWEST = 1;

/** Dice of a hand are interchangeable: only how many succeed counts, or what they add up to. */
const facesOf = ({ dice, ...hand }: PhaseHand): Chances<readonly number[]> => {
  switch (hand.read) {
    case 'successes':
      return successes(dice, chanceOf(hand.target)).map((weight, good) => ({
        weight, outcome: Array.from({ length: dice }, (_, i) => (i < good ? HIGHEST : LOWEST)),
      })).filter(({ weight }) => weight > 0);
    case 'sum':
    case 'highest':
    case 'halves':
      return sums(dice);
  }
};

/** The faces of a whole throw, hand by hand. */
export const throwsOf = (hands: readonly PhaseHand[]): Chances<readonly number[]> => hands.reduce(
  (before, hand) => follow(before, faces =>
    facesOf(hand).map(({ weight, outcome }) => ({ weight, outcome: [...faces, ...outcome] }))),
  certainly<readonly number[]>([]),
);
