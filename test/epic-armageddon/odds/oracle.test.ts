/** The odds against an enumeration that follows every distinguishable outcome of the dice through the statechart. */
import { describe, expect, test } from 'vitest';
import { assaultOf, SMALL } from '../../support/odds-oracle/assaults.ts';
import { QUICK_SEEDS, type Seeds } from '../../support/odds-oracle/seeds.ts';
import { odds } from '../../../src/epic-armageddon/odds/odds.ts';
import { terrainOf } from '../../support/build.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { stage, type Stand } from '../../support/stage.ts';
import { byEnumeration } from '../../support/odds-oracle/verdicts.ts';

/** Of the three hundred and twenty that `npm run proof` takes: those of each kind that are enumerated soonest. */
const IN_THE_SUITE: Seeds = {
  'up to four against four': [26, 10], 'four against four': [21, 44], 'with supporters of both sides': [17, 25],
  'with everything rare': [4, 71], 'with EpicAU’s words': [4, 10], 'from the army lists': [7, 27],
  'from the army lists, charge and all': [102, 145],
};

describe.each(Object.entries(IS_WHOLE ? QUICK_SEEDS : IN_THE_SUITE))('%s', (kind, seeds) => {
  test.each(seeds.map(seed => [seed]))('every figure is as enumerated: seed %i', seed => {
    const { wrong, figures } = byEnumeration(assaultOf(SMALL[kind]!, seed)!);
    expect(wrong).toEqual([]);
    expect(figures).toBeGreaterThan(8);
  });
});

describe('V2, ruling mountedCover: mounted troops in cover, as a club plays them', () => {
  const foot = { cc: 2, ff: 5, armour: 5 } as const;
  const mounted: Partial<Stand> = { cc: 4, ff: 5, armour: null, abilities: ['mounted'] };

  /** Woods are dangerous to those who flee through them, scrub is not: odds of the one are walked. */
  test.each(['woods', 'scrub'] as const)('have the odds of every outcome of the dice, others with cover: %s', kind => {
    const chances = (['none', 'infantry'] as const).map(mountedCover => {
      const scenario = stage({ a1: { at: [30, 20], ...foot }, ...IS_WHOLE ? { a2: { at: [33, 20], ...foot } } : {} },
        { d1: { at: [30, 22], ...mounted }, ...IS_WHOLE ? { d2: { at: [33, 26], ...mounted } } : {} },
        { rulings: { mountedCover }, terrain: [terrainOf(kind, [0, 21], [80, 60])] });
      expect(byEnumeration(scenario).wrong).toEqual([]);
      return odds(scenario).winner.attacker;
    });
    expect(chances[0]).toBeGreaterThan(chances[1]! + 0.04);
  });
});
