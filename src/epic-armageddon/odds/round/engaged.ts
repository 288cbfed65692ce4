/** Who is engaged in a round of given survivors, how each fights, and in which order hits reach them. */
import type { WayToFight } from '../../model/combatant.ts';
import { enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Board, Fighter } from './board.ts';

/** The state of each fighter of a side: unhurt 0, dead its last. */
export type States = readonly number[];

export const isDead = (fighter: Fighter, state: number): boolean => state === fighter.states - 1;

/** Points of damage that a fighter has lost. */
export const pointsLostIn = (fighter: Fighter, state: number): number =>
  (isDead(fighter, state) ? fighter.capacity : Math.floor(state / (fighter.shields + 1)));

/** Whether a fighter knows no fear: by itself, or as an Ethereal of its formation lives. @rule A6.6 */
export const isFearlessIn = (fighters: readonly Fighter[], { isFearless, leaders }: Fighter, states: States): boolean =>
  isFearless || leaders.some(place => !isDead(fighters[place]!, states[place]!));

/** Who of a side lives, by place. */
export type Living = ArrayLike<boolean | number>;

/** Which of a side’s fighters live. */
export const alive = (fighters: readonly Fighter[], states: States): readonly boolean[] =>
  fighters.map((fighter, i) => !isDead(fighter, states[i]!));

/** In which ways a unit can fight now. @rule A4.2, W2 */
export interface Open {
  readonly 'close-combat': boolean;
  readonly firefight: boolean;
}

const CLOSED: Open = { 'close-combat': false, firefight: false };

/** What is open to a fighter whose living enemies are these. @rule A4.2, W2, A4.4 */
export const openTo = (fighter: Fighter, enemies: Living): Open => {
  let isTouched = false;
  let isStruck = false;
  for (const { enemy, isStruck: isOpen } of fighter.touched) {
    if (!enemies[enemy]!) continue;
    isTouched = true;
    isStruck ||= isOpen;
  }
  const blows = isStruck && !fighter.forces;
  if (blows && !fighter.isEngine) return { 'close-combat': true, firefight: false };
  const isNear = fighter.within.some(enemy => enemies[enemy]!);
  if (!isTouched && !isNear) return CLOSED;
  const isForced = isTouched && !blows;
  return { 'close-combat': blows, firefight: fighter.isEngine ? isNear || isForced : true };
};

/** A fighter that is directly engaged, and how it has settled to fight this round. */
export interface Engaged {
  readonly fighter: number;
  readonly by: WayToFight;
  /** How many of a war engine’s dice go into close combat. @rule W2 */
  readonly blows: number;
}

export const settledIn = (fighter: Fighter, place: number, enemies: Living): Engaged | null => {
  const open = openTo(fighter, enemies);
  if (!open['close-combat'] && !open.firefight) return null;
  const cc = open['close-combat'] ? fighter.values['close-combat'] ?? Infinity : Infinity;
  const ff = open.firefight ? fighter.values.firefight ?? Infinity : Infinity;
  return {
    fighter: place,
    by: open['close-combat'] ? 'close-combat' : 'firefight',
    blows: fighter.isEngine && cc <= ff && cc < Infinity ? fighter.size : 0,
  };
};

/** Everybody directly engaged on both sides, in list order, as a round of attacks begins. @rule A4.1, A4.2 */
export const engagedIn = (board: Board, living: BySide<Living>): BySide<readonly Engaged[]> => {
  const on = (side: Side): readonly Engaged[] => board.fighters[side]
    .map((fighter, i) => (living[side][i]! ? settledIn(fighter, i, living[enemyOf(side)]) : null))
    .filter(one => one !== null);
  const [attacker, defender] = SIDES.map(on);
  return { attacker: attacker!, defender: defender! };
};

/** How far the nearest living enemy stands from a fighter, cm. */
const nearestTo = ({ gaps }: Fighter, enemies: Living): number => {
  let least = Infinity;
  for (let i = 0; i < gaps.length; i += 1) if (enemies[i]! && gaps[i]! < least) least = gaps[i]!;
  return least;
};

/** Targets in the order in which hits reach them: by distance from a living enemy, then as listed. @rule H1 */
export const orderOf = (
  fighters: readonly Fighter[], engaged: readonly Engaged[], enemies: Living,
): readonly number[] => {
  const near: number[] = [];
  const order: number[] = [];
  for (const { fighter } of engaged) {
    near[fighter] = nearestTo(fighters[fighter]!, enemies);
    order.push(fighter);
  }
  return order.sort((a, b) => near[a]! - near[b]!);
};
