/** What is said of how exact an answer is. */
import { describe, expect, it } from 'vitest';
import { exactnessOf, openTemplate } from '../../../../components/epic-armageddon/odds/endings.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

const left = (unresolved: number): Odds => ({
  winner: { attacker: 0.5, defender: 0.5 - unresolved, none: 0 },
  ending: { swift: { attacker: 0, defender: 0 }, byRound: [1 - unresolved] },
  lost: { attacker: [1 - unresolved], defender: [1 - unresolved] },
  broken: { attacker: 0, defender: 0 },
  unresolved, error: unresolved,
  assumptions: [],
});

describe('an answer', () => {
  it.each([
    [0, 'Exact'], [3e-10, 'Exact'], [5e-5, 'Exact but for 1 in 20,000'], [0.0421, 'Exact but for 4.2\u202f%'],
  ])('of which %f is open says so', (unresolved, said) => {
    expect(exactnessOf(left(unresolved))).toBe(said);
  });

  it('is called too large only when nothing more comes', () => {
    expect(openTemplate(left(0.0421), true)).toBeNull();
    expect(openTemplate(left(0.0421), false)).not.toBeNull();
  });
});
