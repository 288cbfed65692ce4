/** What dice say of their own accord. */
import type { Read } from '../../../src/dice/hand.ts';
import { counted } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const diceWords = spoken('parts/dice', {
  /** One die of a hand: 'die 2 of 4: 5, hit', 'die 3 of 4: blank'. */
  die: (number: number, of: number, says: string): string => `die ${number} of ${of}: ${says}`,
  throw: (dice: number): string => `Throw ${counted(dice, { one: 'die', other: 'dice' })}`,
  dice: (dice: number): string => counted(dice, { one: 'die', other: 'dice' }),
  about: {
    hits: (hits: string): string => `· about ${hits} hits`,
    wounds: (wounds: string): string => `· about ${wounds} wounds`,
  },
  myDice: 'My dice',
  /** Some are entered already: 'My dice · 3 of 20'. */
  myDiceOf: (dice: number, of: number): string => `My dice · ${dice} of ${of}`,
  /** How a die that counts is called, unless the hand brings words of its own. */
  counts: { successes: 'hit', highest: 'the one that counts', sum: 'counted', halves: 'counted' },
  /** And one that does not. */
  countsNot: { successes: 'miss', highest: 'not counted', sum: 'not counted', halves: 'not counted' },
});

/** What is said while dice from the table are entered. */
export const entryWords = spoken('parts/dice-entry', {
  blank: 'blank',
  yourDice: 'Your dice',
  /** So many of all dice: '11 of 20'. */
  of: (dice: number, of: number): string => `${dice} of ${of}`,
  erase: 'Take the last one back',
  close: 'Close, the dice are kept',
  hands: 'Hands',
  slots: 'Dice of this hand',
  keys: 'Faces',
  toEnter: (dice: number): string => `${dice} to enter`,
  use: (dice: number): string => (dice === 1 ? 'Use this die' : `Use these ${dice} dice`),
  throwRest: 'Throw the rest',
  /** What came of the dice of a hand that have a face: '1 hit of 2', 'saved: 1 of 2'. */
  hits: (hits: number, of: number): string => `${counted(hits, { one: 'hit', other: 'hits' })} of ${of}`,
  verdicts: (verdict: string, count: number, of: number): string => `${verdict}: ${count} of ${of}`,
  highest: (face: number): string => `highest: ${face}`,
  sum: (sum: number): string => `total: ${sum}`,
  soFar: 'so far',
  next: (hand: string): string => `Next: ${hand}`,
  takenBack: (entered: string): string => `Taken back, ${entered}`,
  noFace: (sign: string): string => `No die shows “${sign}”. Nothing was entered.`,
  allEntered: 'All dice are entered.',
  tooMany: (faces: number, dice: number): string =>
    `${counted(faces, { one: 'face', other: 'faces' })} for ${counted(dice, { one: 'die', other: 'dice' })}. `
      + 'Nothing was entered.',
});

/** How a die that counts and one that does not are called in a hand that is read so. */
export const verdictsFor = (read: Read): readonly [counts: string, countsNot: string] =>
  [diceWords.counts[read], diceWords.countsNot[read]];
