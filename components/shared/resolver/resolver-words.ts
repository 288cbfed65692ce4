/** What the resolver says of its own accord, in one place. */
import { figure, form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const resolverWords = spoken('resolver', {
  resolver: (title: string): string => `Assault: ${title}`,
  untitled: 'An assault',
  round: (round: number): string => `round ${round}`,
  left: (cm: string | null, enemy: string | null): string =>
    [...(enemy === null ? [] : [`In contact with ${enemy}`]), cm === null ? 'lands here' : `${cm} left`].join('; '),
  out: (transport: string, enemy: string | null): string =>
    (enemy === null ? `Out of ${transport}` : `Out of ${transport}, in contact with ${enemy}`),
  undo: 'Undo',
  redo: 'Redo',
  playOn: 'Play on',
  over: 'The assault is over',
  why: (name: string): string => `Why? ${name}`,
  menu: 'Assaults and dice',
  startAgain: 'Start again',
  startAgainMore: 'The same assault with the same dice.',
  newDice: 'New dice',
  newDiceMore: 'From the start, with dice nobody has seen.',
  rulings: 'How does your club play this?',
  rulingsMore: 'Questions that the rules leave open.',
  odds: (areOn: boolean): string => `${areOn ? 'Hide' : 'Show'} the odds`,
  oddsMore: 'Who is likely to win from here.',
  playedAgain: 'Your assault has been played again with this answer, up to the same moment.',
  playedUpTo: (title: string): string =>
    `Your assault has been played again with this answer. From here it goes on differently: ${title}.`,
  assaults: 'Bundled assaults',
  sameDice: 'A throw that was taken back shows the same faces again.',
  undone: (title: string): string => `Taken back. ${title}.`,
  reading: 'Reading the scenario.',
  notLoaded: 'A part of this program could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
});

/** What is said of a scenario that cannot be played. */
export const scenarioProblemWords = spoken('resolver/problems', {
  problems: 'This scenario cannot be played',
  problemsMore: (count: number): string =>
    `${form(count, { one: 'One thing is', other: `${figure(count)} things are` })} wrong with it. `
    + 'Nothing of it is shown.',
  whole: 'the whole scenario',
  unknownAssault: (id: string, known: readonly string[]): string =>
    `There is no bundled assault "${id}". There are ${known.join(', ')}.`,
  unknownStep: (step: string): string =>
    `There is no step "${step}". There are A1 to A7; a number is meant as so many events.`,
});
