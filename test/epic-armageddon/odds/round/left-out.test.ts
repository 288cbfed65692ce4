/** What an answer says of losses that it leaves out, and how far its figures are held to play because of that. */
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import { openIn } from '../../../support/odds-oracle/verdicts.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

const saying = (doubt: number): Odds => ({
  winner: { attacker: 0.5, defender: 0.499, none: 0 }, ending: { swift: { attacker: 0, defender: 0 }, byRound: [] },
  lost: { attacker: [], defender: [] }, broken: { attacker: 0, defender: 0 }, unresolved: 0.001, error: 0,
  assumptions: ['no counter-charge between rounds', ...leftOut(doubt)],
});

describe('losses in flight that are left out', () => {
  it.each([
    [1, '100 %'], [0.951, '96 %'], [0.0038, '0.38 %'], [0.003801, '0.39 %'],
    [1e-8, '0.000001 %'], [1e-12, '0.000001 %'],
  ])('are at most as likely as is said, if that is %f', (doubt, said) => {
    expect(leftOut(doubt)).toEqual([
      `whoever is lost in flight is not counted among the lost (likelihood at most ${said})`,
    ]);
  });

  it('are not spoken of where there are none', () => {
    expect(leftOut(0)).toEqual([]);
  });

  it('open the figures of losses by that much, and no others', () => {
    const open = openIn(saying(0.25));
    expect(open('lost defender 3')).toBeCloseTo(0.25, 12);
    expect(['winner attacker', 'broken defender', 'round 1'].map(open)).toEqual([0, 0, 0]);
    expect(openIn(saying(0))('lost defender 3')).toBe(0);
  });
});
