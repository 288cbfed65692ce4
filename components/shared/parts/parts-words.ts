/** What the parts say of their own accord, dice aside; everything else they are given. */
import { spoken } from '../languages/spoken.ts';

export const partsWords = spoken('parts', {
  less: (what: string): string => `One less: ${what}`,
  more: (what: string): string => `One more: ${what}`,
  steps: 'Steps of the assault',
  stepState: { done: 'done', skipped: 'skipped', now: 'now', next: 'possible next', later: 'later' },
  undone: 'undone',
  rule: 'Rule',
  source: (where: string): string => `Source: ${where}`,
  ruling: (question: string): string => `Ruling: ${question}`,
  instead: 'Could be played as:',
  attacker: 'Attacker',
  defender: 'Defender',
  none: 'none',
  total: 'Total',
  odds: (attacker: string, defender: string): string => `Attacker wins ${attacker}, defender wins ${defender}`,
  noOdds: 'Not known yet',
});
