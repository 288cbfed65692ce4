/** What is said around the questions that the rules leave open. */
import { counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { capital, numberWord } from '../steps/wording.ts';

export const clubRulingsWords = spoken('resolver/club-rulings', {
  heading: 'How does your club play this?',
  open: (questions: number): string =>
    `The rules leave ${counted(questions, { one: 'question', other: 'questions' })} open.`,
  differing: (answers: number): string => (answers === 0 ? 'All are answered in the usual way.'
    : `${capital(numberWord(answers))} of your answers ${form(answers, { one: 'differs', other: 'differ' })}.`),
  playedAgain: 'A new answer plays your assault again with the same dice.',
  allAsUsual: 'All as usual',
  back: 'Back to the assault',
  search: 'Search the questions',
  groups: {
    charge: 'Target, charge and counter-charge',
    hits: 'Attacks, hits and saves',
    support: 'Supporting fire',
    result: 'Result and what follows',
  },
  countYours: (answers: number): string => `${answers} yours`,
  yours: 'Yours',
  usual: 'The usual answer',
});
