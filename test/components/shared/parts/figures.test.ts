import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  atLeast, average, estimated, likeliest, percent, points, worthShowing,
} from '../../../../components/shared/parts/figures.ts';

describe('a chance in words', () => {
  it.each([
    [0.5873, '58.7 %'], [0, '0 %'], [1, '100 %'], [1e-12, '0 %'], [1 - 1e-12, '100 %'], [0.0004, '< 0.1 %'],
    [0.0005, '0.1 %'], [0.9996, '> 99.9 %'], [0.25, '25.0 %'],
  ])('%f is %s', (chance, text) => {
    expect(percent(chance).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('is never told as impossible or certain when it is neither', () => {
    fc.assert(fc.property(fc.double({ min: 1e-8, max: 1 - 1e-8, noNaN: true }), chance => {
      expect(percent(chance)).not.toMatch(/^(?:0|100|0\.0|100\.0)\u202f%$/);
    }));
  });

  it.each([[4.12, '+4.1'], [-0.31, '−0.3'], [0.01, '0.0'], [-0.01, '0.0']])('%f points are %s', (change, text) => {
    expect(points(change)).toBe(text);
  });
});

describe('losses', () => {
  const lost = [0.1, 0.5, 0.3, 0.1];

  it('of at least so many are all those above together', () => {
    expect(atLeast(lost).map(chance => chance.toFixed(3))).toEqual(['1.000', '0.900', '0.400', '0.100']);
  });

  it('have an average and a likeliest number', () => {
    expect(average(lost)).toBeCloseTo(1.4, 12);
    expect(likeliest(lost)).toBe(1);
    expect(likeliest([0.5, 0.5])).toBe(0);
  });

  it('are worth showing as far as they are met one time in two thousand', () => {
    expect(worthShowing([0.9, 0.0994, 0.0004, 0.0002])).toBe(3);
    expect(worthShowing([0.9, 0.0996, 0.0003, 0.0001])).toBe(2);
    expect(worthShowing([0])).toBe(1);
  });
});

describe('a chance that is estimated', () => {
  it.each([
    [0.5873, 0, '58.7 %'], [0.5873, 0.00016, '58.7 %'], [0.5873, 0.0012, '58.7 ± 0.4 %'], [0.5873, 0.006, '59 ± 2 %'],
    [0.02, 0.05, '2 ± 15 %'],
  ])('of %d with an error of %d is told as %s: three errors, rounded up', (chance, error, told) => {
    expect(estimated(chance, error).replaceAll('\u202f', ' ')).toBe(told);
  });
});
