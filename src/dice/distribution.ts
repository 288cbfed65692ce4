/** Finite distributions: how likely each value is, exactly but for the last bits of a number. */
import { type Hand, SIDES_OF_A_DIE } from './hand.ts';

/** The index is the value, the content its probability (0–1). The values are whole numbers from 0. */
export type Distribution = readonly number[];

/** Always this value. */
export const certain = (value: number): Distribution => [...new Array<number>(value).fill(0), 1];

/** Every whole number from 1 to `highest` equally likely: one die with so many sides. */
export const uniform = (highest: number): Distribution => [0, ...new Array<number>(highest).fill(1 / highest)];

/** One distribution or another, by weight; the weights are probabilities that add up to 1. */
export const mix = (parts: readonly (readonly [weight: number, distribution: Distribution])[]): Distribution => {
  const mixed: number[] = new Array<number>(Math.max(0, ...parts.map(([, part]) => part.length))).fill(0);
  for (const [weight, part] of parts) {
    for (let value = 0; value < part.length; value++) mixed[value] = at(mixed, value) + weight * at(part, value);
  }
  return mixed;
};

/** The sum of two independent values. */
export const convolve = (a: Distribution, b: Distribution): Distribution => {
  if (a.length === 0 || b.length === 0) return [];
  const sum: number[] = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const chance = at(a, i);
    if (chance === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] = at(sum, i + j) + chance * at(b, j);
  }
  return sum;
};

/** How many of `trials` succeed when each does so with this chance, independently of the others. */
export const binomial = (trials: number, chance: number): Distribution => sumOf(trials, [1 - chance, chance]);

/** What a hand says before it is thrown: the distribution of its reading. */
export const distributionOf = (hand: Hand): Distribution => {
  switch (hand.read) {
    case 'successes':
      return sumOf(hand.dice, [missesOf(hand.target), SIDES_OF_A_DIE - missesOf(hand.target)].map(outOfADie));
    case 'highest':
      return highestOf(hand.dice);
    case 'sum':
      return sumOf(hand.dice, uniform(SIDES_OF_A_DIE));
    case 'halves':
      return sumOf(hand.dice, uniform(Math.ceil(SIDES_OF_A_DIE / 2)));
  }
};

/** How many faces of a die fall short of the target. */
const missesOf = (target: number): number => Math.min(SIDES_OF_A_DIE, Math.max(0, Math.ceil(target) - 1));

const outOfADie = (faces: number): number => faces / SIDES_OF_A_DIE;

/** The highest of `dice` faces: each value takes what is at most itself, less what is at most the next lower value. */
const highestOf = (dice: number): Distribution => {
  if (dice === 0) return certain(0);
  const atMost = (face: number): number => outOfADie(face) ** dice;
  return Array.from({ length: SIDES_OF_A_DIE + 1 }, (_, face) => (face === 0 ? 0 : atMost(face) - atMost(face - 1)));
};

/** The sum of so many independent values alike, by doubling. */
const sumOf = (count: number, one: Distribution): Distribution => {
  if (count === 0) return certain(0);
  if (count === 1) return one;
  const half = sumOf(Math.floor(count / 2), one);
  const doubled = convolve(half, half);
  return count % 2 === 0 ? doubled : convolve(doubled, one);
};

const at = (distribution: Distribution, value: number): number => distribution[value] ?? 0;

/** A sum of what some hands may say, and how likely that is. */
export interface SumChance {
  readonly count: number;
  readonly chance: number;
}

/** Every sum of what some hands may say together, the smallest first. */
export const sumChances = (hands: readonly Hand[]): readonly SumChance[] =>
  hands.map(distributionOf).reduce(convolve, [1])
    .flatMap((chance, count) => (chance > 0 ? [{ count, chance }] : []));
