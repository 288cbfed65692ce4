/** The odds against an enumeration that follows every distinguishable outcome of the dice through the statechart. */
import { describe, expect, test } from 'vitest';
import { assaultOf, SMALL } from '../../support/odds-oracle/assaults.ts';
import { QUICK_SEEDS } from '../../support/odds-oracle/seeds.ts';
import { byEnumeration } from '../../support/odds-oracle/verdicts.ts';

/** Sixty-five of the three hundred and twenty that `npm run proof` takes: those of fewest outcomes in each kind. */
describe.each(Object.entries(QUICK_SEEDS))('%s', (kind, seeds) => {
  test.each(seeds.map(seed => [seed]))('every figure is as enumerated: seed %i', seed => {
    const { wrong, figures } = byEnumeration(assaultOf(SMALL[kind]!, seed)!);
    expect(wrong).toEqual([]);
    expect(figures).toBeGreaterThan(8);
  });
});
