import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { differ } from '../../../../src/epic-armageddon/odds/changes/matters.ts';

const ONE: Odds = {
  winner: { attacker: 0.5, defender: 0.4, none: 0.1 },
  ending: { swift: { attacker: 0.2, defender: 0.1 }, byRound: [0.7, 0.2] },
  lost: { attacker: [0.6, 0.4], defender: [0.3, 0.7] }, broken: { attacker: 0.5, defender: 0.25 },
  unresolved: 0.001, error: 0, assumptions: ['said so'],
};
const MORE = 0.01;

describe('two answers differ', () => {
  it.each<readonly [string, Partial<Odds>]>([
    ['the attacker wins more often', { winner: { ...ONE.winner, attacker: 0.5 + MORE } }],
    ['the defender wins more often', { winner: { ...ONE.winner, defender: 0.4 + MORE } }],
    ['there is no assault more often', { winner: { ...ONE.winner, none: 0.1 + MORE } }],
    ['a swift end is likelier for one side', {
      ending: { ...ONE.ending, swift: { attacker: 0.2, defender: 0.1 + MORE } } }],
    ['the first round ends it less often', { ending: { ...ONE.ending, byRound: [0.7 - MORE, 0.2] } }],
    ['a third round may end it', { ending: { ...ONE.ending, byRound: [0.7, 0.2, MORE] } }],
    ['no second round may end it', { ending: { ...ONE.ending, byRound: [0.7] } }],
    ['the attacker loses a unit more often', { lost: { ...ONE.lost, attacker: [0.6, 0.4 + MORE] } }],
    ['the defender loses none more often', { lost: { ...ONE.lost, defender: [0.3 + MORE, 0.7] } }],
    ['one side is broken more often', { broken: { ...ONE.broken, attacker: 0.5 + MORE } }],
  ])('where %s, whichever is asked first', (_, change) => {
    expect(differ(ONE, { ...ONE, ...change })).toBe(true);
    expect(differ({ ...ONE, ...change }, ONE)).toBe(true);
  });

  it('by no more than either has left open: not at all', () => {
    const near = { ...ONE, winner: { ...ONE.winner, attacker: 0.5 + MORE } };
    expect(differ(ONE, ONE)).toBe(false);
    expect(differ({ ...ONE, unresolved: MORE }, near)).toBe(false);
    expect(differ(ONE, { ...near, unresolved: MORE })).toBe(false);
    const exact = { ...ONE, unresolved: 0 };
    expect(differ(exact, { ...exact, broken: { attacker: 0.5 + 1e-14, defender: 0.25 } })).toBe(false);
  });

  it('in what they take for granted: that is no difference', () => {
    expect(differ(ONE, { ...ONE, assumptions: [] })).toBe(false);
  });
});
