import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { countedAmong, majorityOf } from '../../../src/warhammer-40k/fight/struck.ts';
import type { PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { duel, fightOut, woundsLeft } from '../../support/warhammer-40k/played.ts';

describe('a majority', () => {
  it.each([
    { values: [2, 2, 2, 4], most: 2, half: 2, claim: 'what most have' },
    { values: [2, 4], most: null, half: null, claim: 'nobody’s where equally many have both' },
    { values: [3, 3, 5, 5, 4], most: null, half: null, claim: 'nobody’s where two of three values tie' },
    { values: [3, 3, 4, 5], most: 3, half: null, claim: 'most, but not more than half' },
  ])('$values: is $claim (R-X.01)', ({ values, most, half }) => {
    expect(majorityOf(values, 'most')).toBe(most);
    expect(majorityOf(values, 'more-than-half')).toBe(half);
  });

  it('counts as itself, whatever settles a tie', () => {
    expect([countedAmong([2, 4, 4], 'most', 'lowest'), countedAmong([2, 2, 4], 'most', 'highest')]).toEqual([4, 2]);
  });
});

describe('where nobody is in a majority', () => {
  it.each([
    { values: [2, 4, 9, 4, 9], lowest: 2, highest: 9 },
    { values: [9, 4, 2, 4, 2], lowest: 2, highest: 4 },
    { values: [3, 5], lowest: 3, highest: 5 },
  ])('$values: the lowest is that of anybody, the highest that of those who tie (R-X.02)', example => {
    expect(countedAmong(example.values, 'most', 'lowest')).toBe(example.lowest);
    expect(countedAmong(example.values, 'most', 'highest')).toBe(example.highest);
  });

  it('a majority that must be more than half leaves them the same values to choose from (R-X.01, R-X.02)', () => {
    expect(countedAmong([5, 3, 3, 4], 'more-than-half', 'highest')).toBe(3);
    expect(countedAmong([2, 3, 3, 4], 'more-than-half', 'lowest')).toBe(2);
  });
});

describe('the value that counts', () => {
  const values = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 });
  const settled = fc.constantFrom('lowest', 'highest');

  it('is one that somebody has, in whatever order they stand', () => {
    fc.assert(fc.property(values, fc.constantFrom('most', 'more-than-half'), settled, (all, ruling, tie) => {
      const value = countedAmong(all, ruling, tie);
      expect(all).toContain(value);
      expect(countedAmong([...all].reverse(), ruling, tie)).toBe(value);
    }));
  });

  it('of nobody is asked in error', () => {
    expect(() => countedAmong([], 'most', 'lowest')).toThrow('Nobody');
  });
});

/** Five of whom two values tie and one is lower, all of them in contact. */
const MIXED = [2, 4, 4, 5, 5];

describe('of five, of whom two values tie and one is lower (40k.40, 40k.42, R-X.02)', () => {
  it.each([
    ['trial-seven-steps', 3, [3, 1]], ['trial-eight-steps', 3, [3, 1]], ['7th', 4, [3]], ['4th', 3, [3, 1]],
  ] as const)('X-24: %s: a striker of WS 4 hits WS 2, 4, 4, 5, 5 on %i+', (edition, need, dice) => {
    const report = fightOut(edition, duel({}, MIXED.map(weaponSkill => ({ weaponSkill }))), dice);
    expect(say(report, '40k.38')).toContain(`1 die at ${need}+`);
  });

  const named = (option: string): readonly Decision[] => [{ type: 'choice.made', question: 'toughness', option }];
  it.each([
    ['trial-seven-steps', named('4'), 4], ['trial-seven-steps', named('5'), 5],
    ['trial-eight-steps', named('4'), 4], ['trial-eight-steps', named('5'), 5], ['7th', [], 5],
  ] as const)('X-25: %s: a striker of S 4 does not wound T 2, 4, 4, 5, 5 on a 2 (%j: %i+)', (edition, chosen, need) => {
    const report = fightOut(edition, duel({}, MIXED.map(toughness => ({ toughness }))), [6, 2], chosen);
    expect(say(report, '40k.43')).toContain(`1 die at ${need}+`);
    expect(woundsLeft(report)).toEqual([1, 1, 1, 1, 1]);
  });

  it('X-25: 4th: he does, for the lowest of all counts: 2+', () => {
    const report = fightOut('4th', duel({}, MIXED.map(toughness => ({ toughness, save: null }))), [6, 2]);
    expect(say(report, '40k.43')).toContain('1 die at 2+');
    expect([...woundsLeft(report)].sort()).toEqual([0, 1, 1, 1, 1]);
  });
});

/** The throw to hit or to wound, as the log says it. */
const say = ({ log }: PhaseReport, rule: '40k.38' | '40k.43'): string => log.find(line => line.rule === rule)!.say;
