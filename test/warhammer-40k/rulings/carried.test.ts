import { expect, it } from 'vitest';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { carriedRulings, RULING_IDS, RULINGS, usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';

const PAIRS = EDITIONS.flatMap(from => EDITIONS.map(to => [from, to] as const));

it.each(PAIRS)('what is usual in %s becomes what is usual in %s, and what was ruled stays', (from, to) => {
  expect(carriedRulings(usualRulings(from), from, to)).toEqual(usualRulings(to));
  const [id] = RULING_IDS;
  const other = RULINGS[id!].answers.find(answer => answer !== usualRulings(from)[id!])!;
  expect(carriedRulings({ ...usualRulings(from), [id!]: other }, from, to)[id!]).toBe(other);
});

it('editions differ in what is usual', () => {
  expect(new Set(EDITIONS.map(edition => JSON.stringify(usualRulings(edition)))).size).toBeGreaterThan(1);
});
