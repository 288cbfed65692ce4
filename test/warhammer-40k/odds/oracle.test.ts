/** Every outcome of every throw through the statechart, and seeded play, agree with the odds of a fight. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { firstOf, IS_WHOLE, shareOf } from '../../support/share.ts';
import { JOINED_FIGHTS, QUICK_FIGHTS, ROWED_FIGHTS } from '../../support/warhammer-40k/fight-seeds.ts';
import {
  everyThrowOf, fightByEnumeration, fightByPlay, LARGE_FIGHTS, type LargeFight,
} from '../../support/warhammer-40k/fight-verdicts.ts';
import { smallFight } from '../../support/warhammer-40k/small-fights.ts';

/** All 200 small fights, and many more plays, are looked at by `npm run proof -- phase-odds`. */
const PLAYS = shareOf(100, 20);
/** Of so many dice in one throw each face is looked at. */
const DICE = shareOf(2, 1);
/** The same of fights with characters and rows, of which each has more throws: in the suite of none. */
const DICE_OF_MORE = shareOf(2, 0);
/** Small fights of each edition, half of them from their middle. */
const SMALL_FIGHTS = 4;

describe('the odds of a small fight are those of every throw through the statechart, within 1e-12', () => {
  for (const edition of EDITIONS) {
    it.each(firstOf(QUICK_FIGHTS[edition], SMALL_FIGHTS))(`${edition}, seed %i`, seed => {
      const { figures, wrong } = fightByEnumeration(edition, seed, DICE);
      expect(figures).toBeGreaterThan(5);
      expect(wrong).toEqual([]);
    });
  }
});

describe('so are those with characters who are of units (40k.74, R-2.26)', () => {
  for (const edition of ['7th', '4th'] as const) {
    it.each(firstOf(JOINED_FIGHTS[edition], 2))(`${edition}, seed %i`, seed => {
      const fight = smallFight(edition, seed, true)!;
      expect(fight.models.some(({ unit, writtenIn }) => unit !== writtenIn)).toBe(true);
      expect(everyThrowOf(fight, DICE_OF_MORE).wrong).toEqual([]);
    });
  }
});

describe('so are those with rows beside the text, and traits for them', () => {
  it.each(firstOf(ROWED_FIGHTS, 3))('7th, seed %i', seed => {
    const fight = smallFight('7th', seed, false, true)!;
    expect(fight.completions.length).toBeGreaterThan(20);
    expect(everyThrowOf(fight, DICE_OF_MORE).wrong).toEqual([]);
  });
});

/** In the suite each of them by every other edition. */
const largeFightsOf = (edition: Edition): readonly LargeFight[] =>
  LARGE_FIGHTS.filter((_, i) => IS_WHOLE || (i + EDITIONS.indexOf(edition)) % 2 === 1);

describe('seeded plays of larger fights are within four sigma of the odds', () => {
  for (const edition of EDITIONS) {
    it.each(largeFightsOf(edition))(`${edition}, %s`, kind => {
      const { figures, wrong } = fightByPlay(edition, kind, PLAYS, 1);
      expect(figures).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
    });
  }
});
