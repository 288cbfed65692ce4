/** Every outcome of every throw through the statechart, and seeded play, agree with the odds of a fight. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { shareOf } from '../../support/share.ts';
import { JOINED_FIGHTS, QUICK_FIGHTS } from '../../support/warhammer-40k/fight-seeds.ts';
import {
  everyThrowOf, fightByEnumeration, fightByPlay, LARGE_FIGHTS,
} from '../../support/warhammer-40k/fight-verdicts.ts';
import { smallFight } from '../../support/warhammer-40k/small-fights.ts';

/** All 200 small fights, and many more plays, are looked at by `npm run proof -- phase-odds`. */
const PLAYS = shareOf(100, 40);

describe('the odds of a small fight are those of every throw through the statechart, within 1e-12', () => {
  for (const edition of EDITIONS) {
    it.each(QUICK_FIGHTS[edition])(`${edition}, seed %i`, seed => {
      const { figures, wrong } = fightByEnumeration(edition, seed);
      expect(figures).toBeGreaterThan(5);
      expect(wrong).toEqual([]);
    });
  }
});

describe('so are those with characters who are of units (40k.74, R-2.26)', () => {
  for (const edition of ['7th', '4th'] as const) {
    it.each(JOINED_FIGHTS[edition])(`${edition}, seed %i`, seed => {
      const fight = smallFight(edition, seed, true)!;
      expect(fight.models.some(({ unit, writtenIn }) => unit !== writtenIn)).toBe(true);
      expect(everyThrowOf(fight).wrong).toEqual([]);
    });
  }
});

describe('seeded plays of larger fights are within four sigma of the odds', () => {
  for (const edition of EDITIONS) {
    it.each(LARGE_FIGHTS)(`${edition}, %s`, kind => {
      const { figures, wrong } = fightByPlay(edition, kind, PLAYS, 1);
      expect(figures).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
    });
  }
});
