/** What the parts say of their own accord, in one place; everything else they are given. */
import type { Read } from '../../src/dice/hand.ts';

export const words = {
  die: (number: number, of: number): string => `die ${number} of ${of}`,
  blank: 'blank',
  tray: 'Face of the chosen die',
  throw: (dice: number): string => (dice === 1 ? 'Throw 1 die' : `Throw ${dice} dice`),
  enterDice: 'Enter dice',
  useTheseDice: 'Use these dice',
  throwInstead: 'Throw instead',
  howToEnter: 'Type the digits, or tap a die and its face.',
  diceLeft: (left: number): string => (left === 1 ? '1 die is still blank.' : `${left} dice are still blank.`),
  less: (what: string): string => `One less: ${what}`,
  more: (what: string): string => `One more: ${what}`,
  steps: 'Steps of the assault',
  stepState: { done: 'done', skipped: 'skipped', now: 'now', next: 'possible next', later: 'later' },
  log: 'Log',
  lines: (count: number): string => (count === 1 ? '1 line' : `${count} lines`),
  undone: 'undone',
  rule: 'Rule',
  source: 'Source',
  ruling: 'Ruling',
  instead: 'Could be played as',
  attacker: 'Attacker',
  defender: 'Defender',
  none: 'none',
  total: 'Total',
  odds: (attacker: string, defender: string): string => `Attacker wins ${attacker}, defender wins ${defender}`,
  noOdds: 'Not known yet',
} as const;

/** How a die that counts and one that does not are called, unless the hand brings words of its own. */
export const verdictsFor = (read: Read): readonly [counts: string, countsNot: string] => {
  switch (read) {
    case 'successes':
      return ['a hit', 'a miss'];
    case 'highest':
      return ['the one that counts', 'not counted'];
    case 'sum':
    case 'halves':
      return ['counted', 'not counted'];
  }
};
