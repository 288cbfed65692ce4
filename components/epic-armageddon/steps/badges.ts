/** How those fight who have a choice: a sign on the map and the same in words. */
import { isWarEngine, type WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import {
  choosers, closeCombatDiceOf, wayInContact, whyNotSplit,
} from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';

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

export interface Badge {
  /** 'FF', or '5+3' for dice in close combat and dice in a firefight. */
  readonly sign: string;
  readonly say: string;
  /** How it fights, or the first part of it does. */
  readonly way: WayToFight;
}

/** Whether a war engine has dice to split between the two ways to fight. @rule W2 */
export const maySplit = (assault: Assault, unit: Unit): boolean => whyNotSplit(assault, unit.id, 0) === null;

const splitBadge = (assault: Assault, unit: Unit): Badge => {
  const blows = closeCombatDiceOf(assault, unit);
  const shots = combatantOf(assault, unit).damageCapacity - blows;
  return {
    sign: `${blows}+${shots}`,
    say: badgeWords.splits(blows, shots),
    way: blows > 0 ? 'close-combat' : 'firefight',
  };
};

const badgeOf = (assault: Assault, unit: Unit): Badge => {
  if (isWarEngine(combatantOf(assault, unit)) && maySplit(assault, unit)) return splitBadge(assault, unit);
  const way = wayInContact(assault, unit);
  return way === 'firefight'
    ? { sign: badgeWords.fires, say: badgeWords.firesInWords, way }
    : { sign: badgeWords.strikes, say: badgeWords.strikesInWords, way };
};

/** The signs of all who may choose how they fight in this round, by unit. @rule A4.2, W2 */
export const badgesOf = onceSpoken((assault: Assault): ReadonlyMap<string, Badge> =>
  new Map(choosers(assault).map(id => [id, badgeOf(assault, unitOf(assault, id))])));
