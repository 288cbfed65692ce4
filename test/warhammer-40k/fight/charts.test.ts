import { describe, expect, it } from 'vitest';
import { TO_HIT, toHit, TO_WOUND, toWound } from '../../../src/warhammer-40k/fight/charts.ts';

/** The charts row by row as they are printed: columns 1 to 10, N for what cannot be. */
const PRINTED_TO_HIT = [
  '4455555555', '3444555555', '3344445555', '3334444455', '3333444444',
  '3333344444', '3333334444', '3333333444', '3333333344', '3333333334',
];
const PRINTED_TO_WOUND = [
  '4566NNNNNN', '34566NNNNN', '234566NNNN', '2234566NNN', '22234566NN',
  '222234566N', '2222234566', '2222223456', '2222222345', '2222222234',
];

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const CELLS = NUMBERS.flatMap(row => NUMBERS.map(column => [row, column] as const));
const counts = (values: readonly (number | null)[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const value of values) found[String(value)] = (found[String(value)] ?? 0) + 1;
  return found;
};

/** In words: better than the foe 3+, foe more than twice as good 5+, otherwise 4+. */
const hitInWords = (skill: number, foe: number): number => {
  if (skill > foe) return 3;
  return foe > 2 * skill ? 5 : 4;
};

/** In words: 4+ where both are equal, one harder for each point the Toughness is above; 6+ lasts one point longer. */
const woundInWords = (strength: number, toughness: number): number | null => {
  const above = toughness - strength;
  return above > 3 ? null : Math.min(6, Math.max(2, 4 + above));
};

describe('the chart of hits (40k.38, R-X.03, R-3.02)', () => {
  it.each(CELLS)('Weapon Skill %i against %i: as printed, and as the rule is told in words', (skill, foe) => {
    expect(toHit(skill, foe)).toBe(Number(PRINTED_TO_HIT[skill - 1]![foe - 1]));
    expect(toHit(skill, foe)).toBe(hitInWords(skill, foe));
  });

  const DOUBLE = [[1, 2], [2, 4], [3, 6], [4, 8], [5, 10]] as const;

  it.each(DOUBLE)('003-12: %i against exactly double, %i, hits on 4+', (skill, foe) => {
    expect(toHit(skill, foe)).toBe(4);
  });

  it.each(DOUBLE.slice(0, 4))('003-12: %i against one more than double of it, after %i, hits on 5+', (skill, foe) => {
    expect(toHit(skill, foe + 1)).toBe(5);
  });

  it('has 45 cells of 3+, 35 of 4+ and 20 of 5+', () => {
    expect(counts(TO_HIT.flat())).toEqual({ 3: 45, 4: 35, 5: 20 });
  });

  it('002-24, R-3.02: read with its axes the wrong way round it is another chart in 90 cells', () => {
    expect(CELLS.filter(([skill, foe]) => toHit(skill, foe) !== toHit(foe, skill))).toHaveLength(90);
  });
});

describe('the chart of wounds (40k.43, R-X.03)', () => {
  it.each(CELLS)('Strength %i against Toughness %i: as printed, and as the rule is told in words', (power, tough) => {
    const printed = PRINTED_TO_WOUND[power - 1]![tough - 1]!;
    expect(toWound(power, tough)).toBe(printed === 'N' ? null : Number(printed));
    expect(toWound(power, tough)).toBe(woundInWords(power, tough));
  });

  it('has 21 cells in which nothing wounds', () => {
    expect(counts(TO_WOUND.flat())).toEqual({ 2: 36, 3: 9, 4: 10, 5: 9, 6: 15, null: 21 });
  });

  it('000-09, 001-03: Strength 4 against Toughness 3 wounds on 3+', () => {
    expect(toWound(4, 3)).toBe(3);
  });
});

it('R-X.04: no cell asks for a 1, or for more than a 6, so that these need no rule of their own', () => {
  const all = [...TO_HIT.flat(), ...TO_WOUND.flat()].filter(need => need !== null);
  expect([Math.min(...all), Math.max(...all)]).toEqual([2, 6]);
  expect([Math.min(...TO_HIT.flat()), Math.max(...TO_HIT.flat())]).toEqual([3, 5]);
});

const CHARTS = [['hits', toHit], ['wounds', toWound]] as const;
const OUTSIDE = [[0, 5], [5, 0], [11, 5], [5, 11], [-1, 5], [2.5, 5], [5, 2.5], [Number.NaN, 5]] as const;

describe.each(CHARTS)('a characteristic that the chart of %s lacks', (_, read) => {
  it.each(OUTSIDE)('%d against %d', (row, column) => {
    expect(() => read(row, column)).toThrow(RangeError);
  });
});
