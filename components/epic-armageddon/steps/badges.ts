/** How those fight who have a choice: a sign on the map and the same in words. */
import { isWarEngine, type WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import {
  choosers, closeCombatDiceOf, wayInContact, whyNotSplit,
} from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { badgeWords } from './badge-words.ts';

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
