/** What dice say of their own accord. */
import type { Read } from '../../../src/dice/hand.ts';
import { counted } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const diceWords = spoken('parts/dice', {
  die: (number: number, of: number): string => `die ${number} of ${of}`,
  /** A die that has fallen: 'die 2 of 4: 5, a hit'. */
  fallen: (number: number, of: number, face: string, verdict: string): string =>
    `die ${number} of ${of}: ${face}, ${verdict}`,
  blank: 'blank',
  tray: 'Face of the chosen die',
  throw: (dice: number): string => `Throw ${counted(dice, { one: 'die', other: 'dice' })}`,
  enterDice: 'Enter dice',
  useTheseDice: 'Use these dice',
  throwInstead: 'Throw instead',
  howToEnter: 'Type the digits, or tap a die and its face.',
  diceLeft: (left: number): string =>
    `${counted(left, { one: 'die is', other: 'dice are' })} still blank.`,
  /** How a die that counts is called, unless the hand brings words of its own. */
  counts: { successes: 'a hit', highest: 'the one that counts', sum: 'counted', halves: 'counted' },
  /** And one that does not. */
  countsNot: { successes: 'a miss', highest: 'not counted', sum: 'not counted', halves: 'not counted' },
});

/** How a die that counts and one that does not are called in a hand that is read so. */
export const verdictsFor = (read: Read): readonly [counts: string, countsNot: string] =>
  [diceWords.counts[read], diceWords.countsNot[read]];
