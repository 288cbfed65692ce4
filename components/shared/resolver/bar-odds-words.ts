/** The words of the odds in the bar, and their figures with how sure they are. */
import { figure, form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';
import { percent } from '../parts/figures.ts';

/** What the bar says of the odds. */
export const barOddsWords = spoken('resolver/bar-odds', {
  odds: 'Odds from here',
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

/** Points that a chance may be off: under the first nothing is said of it, over the second only whole ones tell. */
const UNSAID = 0.05;
const WHOLE = 5;
/** '42.2 % ± 0.3', 'about 40 % ± 8': three standard errors, never less than they are. */
export const chanceInWords = (chance: number, error: number): string => {
  const most = 300 * error;
  if (most <= UNSAID) return percent(chance);
  if (most <= WHOLE) return `${percent(chance)} ± ${figure(Math.ceil(10 * most) / 10, 1)}`;
  return barOddsWords.about(`${figure(Math.round(100 * chance))}\u202f%`, figure(Math.ceil(most)));
};
