/** What the resolver says of its own accord, in one place. */
import { spoken } from '../languages/spoken.ts';

export const resolverWords = spoken('resolver', {
  resolver: (title: string): string => `Assault: ${title}`,
  untitled: 'An assault',
  undo: 'Undo',
  redo: 'Redo',
  /** What a turn of the history is about: 'Undo: throw of 12'. */
  turn: (name: string, what: string): string => `${name}: ${what}`,
  letItRun: 'Let it run',
  nextStep: 'Next step',
  stop: 'Stop',
  seeReport: 'See the report',
  why: 'Why?',
  menu: 'More',
  reading: 'Reading the scenario.',
  notLoaded: 'A part of this program could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
});

/** The menu of an assault, and what every menu of a resolver has. */
export const resolverMenuWords = spoken('resolver/menu', {
  letItRunMore: 'Throws and takes what is usual up to the next decision.',
  runToEnd: 'Let it run to the end',
  runToEndMore: 'Throws and takes what is usual until it is over.',
  startAgain: 'Start again',
  startAgainMore: 'The same assault with the same dice.',
  newDice: 'New dice',
  newDiceMore: 'From the start, with dice nobody has seen.',
  rulings: 'How does your club play this?',
  rulingsMore: 'Questions that the rules leave open.',
  odds: (areOn: boolean): string => `${areOn ? 'Hide' : 'Show'} the odds`,
  oddsMore: 'Who is likely to win from here.',
  assaults: 'Bundled assaults',
});
