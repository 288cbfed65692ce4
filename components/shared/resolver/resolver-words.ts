/** What the resolver says of its own accord, in one place. */
import { spoken } from '../languages/spoken.ts';

export const resolverWords = spoken('resolver', {
  resolver: (title: string): string => `Assault: ${title}`,
  untitled: 'An assault',
  undo: 'Undo',
  redo: 'Redo',
  playOn: 'Play on',
  over: 'The assault is over',
  why: 'Why?',
  menu: 'More',
  startAgain: 'Start again',
  startAgainMore: 'The same assault with the same dice.',
  newDice: 'New dice',
  newDiceMore: 'From the start, with dice nobody has seen.',
  rulings: 'How does your club play this?',
  rulingsMore: 'Questions that the rules leave open.',
  odds: (areOn: boolean): string => `${areOn ? 'Hide' : 'Show'} the odds`,
  oddsMore: 'Who is likely to win from here.',
  assaults: 'Bundled assaults',
  sameDice: 'A throw that was taken back shows the same faces again.',
  reading: 'Reading the scenario.',
  notLoaded: 'A part of this program could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
});
