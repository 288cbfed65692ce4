/** What is said of the ways to fight, and of what is special about attacks. */
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const EFFECTS: Readonly<Record<Exclude<Effect, 'normal'>, string>> = {
  'ignore-cover': 'ignores cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'Titan Killer',
};

/**
 * The ways to fight, and what is special about attacks; beside a counter whose unit may choose a way: the sign, and the
 * same in words.
 */
export const badgeWords = spoken('steps/badges', {
  strikes: 'CC',
  strikesInWords: 'it strikes in close combat',
  fires: 'FF',
  firesInWords: 'it fires at those in contact, who have to fire back',
  splits: (blows: number, shots: number): string => `${blows} dice in close combat, ${shots} in the firefight`,
  ways: { 'close-combat': 'close combat', firefight: 'firefight' },
  effects: EFFECTS,
});
