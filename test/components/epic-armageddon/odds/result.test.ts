/** What is said of how exact an answer is. */
import { describe, expect, it } from 'vitest';
import { surenessOf } from '../../../../components/epic-armageddon/odds/result.ts';
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
    [0, 0, false, 'exact'], [3e-10, 0, false, 'exact'], [3e-10, 0, true, 'getting closer'], [0.1, 0.0001, false, ''],
    [0.1, 0.0009, false, '± 0.3'], [0.1, 0.0009, true, '± 0.3 · getting closer'], [1, 0.02, false, '± 6'],
    [5e-5, 0, false, ''],
  ])('of which %f is open, give or take %f, better on its way or not: %s, says so', (open, error, isRefining, said) => {
    expect(surenessOf(left(open, error), isRefining)).toBe(said);
  });
});
