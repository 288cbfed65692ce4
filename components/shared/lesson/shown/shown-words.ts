/** What is said while an answer is shown on the board. */
import { spoken } from '../../languages/spoken.ts';

export const shownWords = spoken('lesson/shown', {
  steps: 'The answer, step by step',
  place: (at: number, of: number): string => `Step ${at} of ${of}`,
  yourAnswer: 'your answer',
  way: (gone: string, all: string): string => `${gone} of ${all}`,
  hit: (number: number, name: string): string => `Hit ${number} on ${name}`,
  yes: 'yes',
  no: 'no',
  scale: 'The exact chance and your guess, from 0 to 100 per cent',
  exact: (percent: string): string => `exact: ${percent}`,
  guess: (percent: string): string => `your guess: ${percent}`,
});
