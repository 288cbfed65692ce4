/** The words of the page around the elements. In English they stand in the page itself; others take their place. */
import { spoken } from '../shared/languages/spoken.ts';

/** Links and the like stand in brackets, in the order in which they stand in the page. */
export const siteWords = spoken('site', {
  home: 'Home',
  views: 'Views of the table',
  more: 'More',
  play: 'Play',
  setUp: 'Set up',
  odds: 'Odds',
  learn: 'Learn',
  lists: 'List against list',
  statechart: 'Statechart',
  embed: 'For clubs',
  compare: 'Compare it in four editions',
  share: 'Share',
  keep: 'Save',
  report: 'Report',
  review: 'Review',
  fault: 'Report a fault',
  language: 'Language',
  unspoken: 'This language could not be loaded. Load the page again when there is a network.',
  unloaded: 'This part could not be loaded. Load the page again when there is a network.',
  unofficial: 'An unofficial tool by fans, for players who own the rules. It contains no rules text and no artwork. '
    + 'The names of games, armies and units belong to their owners, who have neither approved it nor anything to do '
    + 'with it.',
  licence: 'Free software under the [MIT licence]. Unit facts from the [NetEA Tournament Pack].',
  documentation: '[Documentation]: for players, teachers and developers, and what becomes of your data.',
  offline: 'Ready to be used without a connection.',
});

/** What is said of the one table of the site. */
export const tableWords = spoken('site/table', {
  play: 'Play it',
  changeInSetUp: 'Change in Set up',
  /** The step from which the odds are. */
  from: (step: string): string => `From here: ${step}`,
  playedUpTo: (title: string): string =>
    `${title === '' ? 'Not all of it could be played again' : `Played again up to ${title}`}. What followed is kept; `
    + 'undo brings it back.',
  notSetUpHere: (title: string): string =>
    `“${title}” is an assault phase of Warhammer 40,000. What you set up below takes its place.`,
});

/** What is said where something is done with what is on the table. */
export const tableActionsWords = spoken('site/table-actions', {
  notLoaded: 'A part of the program could not be loaded. Try again when there is a network.',
  close: 'Close',
  keep: { assault: 'Save this assault', phase: 'Save this phase' },
  /** What is kept under no name of its own. */
  unnamed: { assault: 'Assault', phase: 'Phase' },
  kept: (name: string): string => `${name} is saved.`,
});

/** What the page of the lessons says around them. */
export const learnPageWords = spoken('site/learn', {
  heading: 'Learn',
  phases: 'Warhammer 40,000',
  all: 'All lessons',
  next: (title: string): string => `Next: ${title}`,
  leave: 'Leave the lesson',
  make: 'Make a lesson',
  playOn: 'Play on from here',
  mixed: 'Mixed questions',
  mixedAt: (at: number, of: number): string => `Mixed questions, ${at} of ${of}`,
  mixedEnd: (right: number, of: number): string => `${right} of ${of} right at once.`,
  notLoaded: 'A part of the program could not be loaded.',
});

/** What the page of the statecharts says around them. */
export const statechartPageWords = spoken('site/statechart', {
  views: {
    chart: 'The chart',
    compare: 'Two rulings side by side',
    phase: 'The chart of Warhammer 40,000',
    editions: 'Four editions side by side',
  },
  titles: {
    chart: 'The procedure as a chart',
    compare: 'Two rulings side by side',
    phase: 'The chart of Warhammer 40,000',
    editions: 'Four editions side by side',
  },
  leads: {
    chart: 'A box is a state of an assault, an arrow something that can happen. Walk through it event by event.',
    compare: 'The same assault, the same decisions and the same dice, under two answers to a question of the rules.',
    phase: 'One chart for all editions: where their texts part, the answer to a question says which way it goes.',
    editions: 'The same fight, the same decisions and the same dice, in four editions of Warhammer 40,000.',
  },
  shown: 'What is shown',
  walkedWith: 'Assault that it is walked with',
  print: 'Print',
  notLoaded: 'A part of this program could not be loaded. Check the connection.',
  tryAgain: 'Try again',
});
