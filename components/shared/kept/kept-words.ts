/** What is said of an assault that can be gone on with. */
import { figure } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const keptWords = spoken('kept', {
  heading: 'Not over yet',
  untitled: 'An assault',
  rounds: {
    round: (round: number): string => `round ${figure(round)}`,
    turn: (turn: number): string => `turn ${figure(turn)}`,
  },
  offer: (title: string, where: string, when: string): string =>
    `Go on with “${title}” (${where})? Last played: ${when}.`,
  goOn: 'Go on',
  forget: 'Forget it',
  unreadable: 'What was kept here cannot be read any more. Everything is as it was.',
  upTo: 'It goes on from the last step that the rules still allow.',
});
