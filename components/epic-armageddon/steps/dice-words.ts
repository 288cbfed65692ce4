/** What is said of hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
import { counted, figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { countOf } from './wording.ts';

/** What is added to a die or to a result, by the names that the rules give it. */
const MODIFIERS: Readonly<Record<string, string>> = {
  kills: 'kills', 'points of damage': 'points of damage', 'more units': 'more units',
  'more than twice as many': 'more than twice as many',
  'no Blast markers': 'no Blast markers', 'enemy has more Blast markers': 'enemy has more Blast markers',
  Inspiring: 'Inspiring', 'Blast markers': 'Blast markers', 'keeping the initiative': 'keeping the initiative',
  army: 'army',
};

export const diceWords = spoken('steps/dice', {
  dice: (dice: number): string => counted(dice, { one: 'die', other: 'dice' }),
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} with ${dice} dice`,
  withDiceEach: (names: string, dice: number): string => `${names} with ${dice} dice each`,
  hits: (hits: number): string => (hits === 0 ? 'no hits' : counted(hits, { one: 'hit', other: 'hits' })),
  extraAttacks: (dice: string): string => `Number of extra attacks, ${dice}`,
});

/** Dice that are no attacks: saves, damage and tests. */
export const otherDiceWords = spoken('steps/other-dice', {
  again: 'again',
  invulnerable: 'invulnerable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, a die for each point`,
  titanKiller: (name: string): string => `Titan Killer on ${name}`,
  points: (dice: string): string => `Points of damage, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name}: ${dice}, critical on ${from}`,
  splash: (target: number): string => `hit on ${target}+`,
  test: (name: string, target: number): string => `${name}: ${target}+`,
  testTooHigh: (name: string): string => `${name}: no die is high enough`,
  grief: 'Blast markers, D3',
  etherealsLost: (lost: number): string => `For ${countOf(lost, 'Ethereal')} lost`,
  inTerrain: (name: string, terrain: string): string => `${name} in ${terrain}`,
  dangerousTerrain: 'dangerous terrain',
  walkerAgain: 'A Walker throws once more: lost on a 1',
  lostOnOne: 'Lost on a 1',
  verdicts: {
    save: { counts: 'saved', countsNot: 'not saved' },
    critical: { counts: 'a critical hit', countsNot: 'no critical' },
    splash: { counts: 'hit', countsNot: 'not hit' },
    test: { counts: 'passed', countsNot: 'failed' },
    terrain: { counts: 'safe', countsNot: 'lost' },
  },
});

/** What is added to a die or to a result. */
export const addedWords = spoken('steps/modifiers', {
  modifiers: MODIFIERS,
  modifier: (name: string, value: string): string => `${name} ${value}`,
  /** What is counted, and how many on both sides: 'More units: 3 v 2'. */
  versus: (what: string, more: number, fewer: number): string => `${what}: ${figure(more)} v ${figure(fewer)}`,
  result: 'Result',
  higherDie: 'The higher die',
  /** The dice of a side: 'five, with a four'. */
  higherOf: (face: number, other: number): string => `${figure(face)}, the other ${figure(other)}`,
  nothingToAdd: 'Nothing to add',
  higherOfTwo: (force: string, added: string): string => `${force}: higher of two dice, ${added}`,
});
