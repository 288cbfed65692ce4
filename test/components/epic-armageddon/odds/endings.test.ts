/** What is said of how exact an answer is. */
import { describe, expect, it } from 'vitest';
import { exactnessOf } from '../../../../components/epic-armageddon/odds/endings.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

const left = (unresolved: number, error: number): Odds => ({
  winner: { attacker: 0.5, defender: 0.5 - unresolved, none: 0 },
  ending: { swift: { attacker: 0, defender: 0 }, byRound: [1 - unresolved] },
  lost: { attacker: [1 - unresolved], defender: [1 - unresolved] },
  broken: { attacker: 0, defender: 0 },
  unresolved, error,
  assumptions: [],
});

describe('an answer', () => {
  it.each([
    [0, 0, 'Exact'], [3e-10, 0, 'Exact'], [0.1, 0.0001, 'Estimated, ± 0.1'], [0.1, 0.0009, 'Estimated, ± 0.3'],
    [1, 0.02, 'Estimated, ± 6'], [5e-5, 0, 'Estimated, ± 0.1'],
  ])('of which %f is open, give or take %f, says so', (unresolved, error, said) => {
    expect(exactnessOf(left(unresolved, error))).toBe(said);
  });
});
