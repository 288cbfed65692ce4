/** What the page of the statecharts says around them. */
import { spoken } from '../shared/languages/spoken.ts';

export const statechartPageWords = spoken('pages/statechart', {
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
