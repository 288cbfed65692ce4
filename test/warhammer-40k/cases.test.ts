import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

const numbered = (text: string, numbers: readonly number[]): readonly string[] =>
  numbers.map(number => `${text}-${String(number).padStart(2, '0')}`);

/** Examples that the texts print, or that go on from one that they print: 000 and 001 the trial rules, later first. */
const PRINTED = [
  ...numbered('000', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 21, 22, 23, 24]),
  ...numbered('001', [1, 2, 3, 4, 5, 9, 10, 11, 13]),
  ...numbered('002', [1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26]),
  ...numbered('003', [1, 2, 3, 4, 5, 6, 8, 12]),
];

/** One situation by all four texts. */
const BY_ALL_FOUR = numbered('X', [1, 2, 3, 5, 6, 8, 10, 12, 13, 14, 16, 17, 19, 20, 21, 23]);

/** Cases that are named for what tells the texts apart, without an example: made up from the rules. */
const MADE_UP = [
  ...numbered('X', [4, 7, 9, 11, 15, 18, 22, 24, 25, 26]), ...numbered('000', [25, 26, 27, 28, 29, 30]),
  ...numbered('001', [14, 15]), ...numbered('002', [8, 15, 27, 28, 29, 30, 31, 32]), ...numbered('003', [9, 11, 13]),
];

/** Of pages beside the texts, of which the fourth and the seventh edition take what they do not tell. */
const BESIDE = [
  ...['2', '5', '6', '7', '8', '9', '11', '12', '13', '14'].map(number => `4C-${number}`),
  ...['10', '12', '34', '35', '36', '37', '38', '39', '43', '44'].map(number => `7C-${number}`),
  '4C-1', '4C-3', '4C-4', '4C-10', '7C-1', '7C-2', '7C-3', '7C-4', '7C-5', '7C-11', '7C-13', '7C-14', '7C-15', '7C-16',
  '7C-17', '7C-18', '7C-19', '7C-20', '7C-21', '7C-22', '7C-23', '7C-24', '7C-25', '7C-26', '7C-27', '7C-28', '7C-29',
  '7C-30', '7C-31', '7C-32', '7C-33',
];

const EVERY_CASE = [...PRINTED, ...BY_ALL_FOUR, ...MADE_UP, ...BESIDE];
const claimed = new Set(claimsIn().flatMap(({ cases }) => cases));

describe('the worked cases of the texts', () => {
  it('are 60 by one text, 16 by all four, 29 made up, and 51 of pages beside them', () => {
    const counts = [PRINTED, BY_ALL_FOUR, MADE_UP, BESIDE].map(({ length }) => length);
    expect([...counts, new Set(EVERY_CASE).size]).toEqual([60, 16, 29, 51, 156]);
  });

  it.each(EVERY_CASE)('%s is claimed by a test', id => {
    expect([...claimed]).toContain(id);
  });

  it('no test claims a case that there is not', () => {
    expect([...claimed].filter(id => !EVERY_CASE.includes(id))).toEqual([]);
  });
});
