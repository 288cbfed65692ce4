/** The words of the odds in the bar, and their figures with how sure they are. */
import { form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';
import { estimate } from '../parts/figures.ts';

/** What the bar says of the odds. */
export const barOddsWords = spoken('resolver/bar-odds', {
  odds: 'Odds from here',
  /** Where nothing is known yet, and nothing is worked out unasked. */
  ask: 'Odds',
  wins: (names: string, forces: number): string => `${names} ${form(forces, { one: 'wins', other: 'win' })}`,
  hasWon: (names: string, forces: number): string =>
    `${names} ${form(forces, { one: 'has won', other: 'have won' })}`,
  nobodyHasWon: 'Nobody has won',
  turnTo: (names: string): string => `The chance of ${names}`,
  working: 'working it out',
  closer: 'getting closer',
  exact: 'exact',
  /** The odds of a charge, unless it is made in another way. */
  ifSo: 'if so',
  /** After a tie. */
  anotherRound: 'another round',
  /** Nobody wins, so likely. */
  nobody: (chance: string): string => `nobody ${chance}`,
  /** A fight ends in a draw, so likely. */
  drawn: (chance: string): string => `${chance} drawn`,
  was: (chance: string): string => `was ${chance}`,
  /** So far apart that only whole points tell anything: 'about 40 % ± 8'. */
  about: (chance: string, unsure: string): string => `about ${chance} ± ${unsure}`,
});

/** '42.2 % ± 0.3', 'about 40 % ± 8'. */
export const chanceInWords = (likely: number, error: number): string => {
  const { chance, unsure, isRough } = estimate(likely, error);
  if (unsure === null) return chance;
  return isRough ? barOddsWords.about(chance, unsure) : `${chance} ± ${unsure}`;
};
