/** What is said of a lesson before it has come. */
import { spoken } from '../../shared/languages/spoken.ts';

export const lessonShellWords = spoken('lesson/shell', {
  loading: 'The lesson is on its way …',
  notLoaded: 'A part of the program could not be loaded.',
  tryAgain: 'Try again',
});
