import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { contendersAmong, majorityAmong } from '../../../src/warhammer-40k/fight/struck.ts';

describe('a majority', () => {
  it.each([
    { values: [2, 2, 2, 4], most: [2], half: [2], claim: 'what most have' },
    { values: [2, 4], most: [2, 4], half: [2, 4], claim: 'nobody’s where equally many have both' },
    { values: [3, 3, 5, 5, 4], most: [3, 5], half: [3, 4, 5], claim: 'between those tied, or any' },
    { values: [3, 3, 4, 5], most: [3], half: [3, 4, 5], claim: 'most, but not more than half' },
  ])('$values: is $claim (R-X.01, R-X.02)', ({ values, most, half }) => {
    expect(contendersAmong(values, 'most')).toEqual(most);
    expect(contendersAmong(values, 'more-than-half')).toEqual(half);
  });

  it('is the lowest or the highest of those tied, as the text says (40k.40, 40k.42)', () => {
    expect(majorityAmong([2, 4, 9, 4, 2], 'most', 'lowest')).toBe(2);
    expect(majorityAmong([2, 4, 9, 4, 2], 'most', 'highest')).toBe(4);
  });

  it('never names a value that nobody has, in whatever order they stand', () => {
    const values = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 });
    fc.assert(fc.property(
      values, fc.constantFrom('most', 'more-than-half'), fc.constantFrom('lowest', 'highest'),
      (all, ruling, tie) => {
        const value = majorityAmong(all, ruling, tie);
        expect(all).toContain(value);
        expect(majorityAmong([...all].reverse(), ruling, tie)).toBe(value);
      },
    ));
  });

  it('of nobody is asked in error', () => {
    expect(() => majorityAmong([], 'most', 'lowest')).toThrow('Nobody');
  });
});
