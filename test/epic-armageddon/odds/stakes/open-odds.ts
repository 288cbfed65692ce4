/** Made-up odds of which so much is open, and made-up sources of them. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

export const openOdds = (unresolved: number): Odds => ({
  winner: { attacker: 1 - unresolved, defender: 0, none: 0 },
  ending: { swift: { attacker: 0, defender: 0 }, byRound: [1 - unresolved] },
  lost: { attacker: [1 - unresolved], defender: [1 - unresolved] }, broken: { attacker: 0, defender: 0 },
  unresolved, error: unresolved, assumptions: [],
});

/** Tells each of some answers in turn; the last one is final. */
export function* telling<T>(...answers: readonly T[]): Generator<T, T> {
  yield* answers.slice(0, -1);
  return answers.at(-1)!;
}
