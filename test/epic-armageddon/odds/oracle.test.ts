/** The odds against an enumeration that follows every distinguishable outcome of the dice through the statechart. */
import { describe, expect, test } from 'vitest';
import { assaultOf, SMALL } from '../../support/odds-oracle/assaults.ts';
import { QUICK_SEEDS } from '../../support/odds-oracle/seeds.ts';
import { odds } from '../../../src/epic-armageddon/odds/odds.ts';
import { terrainOf } from '../../support/build.ts';
import { firstOf } from '../../support/share.ts';
import { stage, type Stand } from '../../support/stage.ts';
import { byEnumeration } from '../../support/odds-oracle/verdicts.ts';

/** Of the three hundred and twenty that `npm run proof` takes: some of those of fewest outcomes in each kind. */
const IN_THE_SUITE = 5;

describe.each(Object.entries(QUICK_SEEDS))('%s', (kind, seeds) => {
  test.each(firstOf(seeds, IN_THE_SUITE).map(seed => [seed]))('every figure is as enumerated: seed %i', seed => {
    const { wrong, figures } = byEnumeration(assaultOf(SMALL[kind]!, seed)!);
    expect(wrong).toEqual([]);
    expect(figures).toBeGreaterThan(8);
  });
});

describe('V2, ruling mountedCover: mounted troops in cover, as a club plays them', () => {
  const foot = { cc: 4, ff: 5, armour: 5 } as const;
  const mounted: Partial<Stand> = { cc: 4, ff: 5, armour: null, abilities: ['mounted'] };

  /** Woods are dangerous to those who flee through them, scrub is not: odds of the one are walked. */
  test.each(['woods', 'scrub'] as const)('have the odds of every outcome of the dice, others with cover: %s', kind => {
    const chances = (['none', 'infantry'] as const).map(mountedCover => {
      const scenario = stage({ a1: { at: [30, 20], ...foot }, a2: { at: [33, 20], ...foot } },
        { d1: { at: [30, 22], ...mounted }, d2: { at: [33, 26], ...mounted } },
        { rulings: { mountedCover }, terrain: [terrainOf(kind, [0, 21], [80, 60])] });
      expect(byEnumeration(scenario).wrong).toEqual([]);
      return odds(scenario).winner.attacker;
    });
    expect(chances[0]).toBeGreaterThan(chances[1]! + 0.04);
  });
});
