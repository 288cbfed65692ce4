/** Every way in which the dice of an assault can fall, one stream of faces standing for all that read alike. */
import { distributionOf } from '../../src/dice/distribution.ts';
import { SIDES_OF_A_DIE, type Hand } from '../../src/dice/hand.ts';
import type { Thrower } from '../../src/dice/throw.ts';

/** What one of the ways came to, and its exact probability. */
export interface Outcome<T> {
  readonly result: T;
  readonly weight: number;
}

/** The readings that a hand can have, each with faces that show it and its probability. */
interface Choice {
  readonly faces: readonly number[];
  readonly weight: number;
}

/**
 * Runs something once for every distinguishable outcome of the dice it throws.
 *
 * The hands thrown so far are a tape of choices; after each run the last choice that has another reading left takes
 * it, and what followed it is forgotten, like an odometer.
 */
export const everyOutcome = <T>(run: (throwHands: Thrower) => T): readonly Outcome<T>[] => {
  const outcomes: Outcome<T>[] = [];
  const tape: { readonly choices: readonly Choice[]; taken: number }[] = [];
  do {
    let at = 0;
    let weight = 1;
    const throwHands: Thrower = hands => hands.flatMap(hand => {
      const turn = tape[at] ?? { choices: choicesOf(hand), taken: 0 };
      tape[at++] = turn;
      const { faces, weight: share } = turn.choices[turn.taken] as Choice;
      weight *= share;
      return faces;
    });
    const result = run(throwHands);
    outcomes.push({ result, weight });
    while (tape.length > 0 && !turns(tape[tape.length - 1]!)) tape.pop();
  } while (tape.length > 0);
  return outcomes;
};

/** Takes the next choice, if there is one. */
const turns = (turn: { readonly choices: readonly Choice[]; taken: number }): boolean =>
  ++turn.taken < turn.choices.length;

const choicesOf = (hand: Hand): readonly Choice[] =>
  distributionOf(hand)
    .map((weight, reading) => ({ reading, weight }))
    .filter(({ weight }) => weight > 0)
    .map(({ reading, weight }) => ({ faces: facesFor(hand, reading), weight }));

/** Faces that read as wanted: the first dice as high as they must be. */
export const facesFor = (hand: Hand, reading: number): readonly number[] => {
  const dice = Array.from({ length: hand.dice }, (_, i) => i);
  switch (hand.read) {
    case 'successes':
      return dice.map(i => (i < reading ? SIDES_OF_A_DIE : 1));
    case 'highest':
      return dice.map(() => reading);
    case 'sum':
      return shared(reading, hand.dice, SIDES_OF_A_DIE);
    case 'halves':
      return shared(reading, hand.dice, SIDES_OF_A_DIE / 2).map(half => 2 * half);
  }
};

/** A sum shared out over so many numbers from 1 to the highest. */
const shared = (sum: number, count: number, highest: number): readonly number[] => {
  let left = sum - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(left, highest - 1);
    left -= more;
    return 1 + more;
  });
};
