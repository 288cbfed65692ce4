/** A unit as it fights: its datasheet with its characters joined, and the dice it throws in each kind of attack. */
import { once } from '../../shared/once.ts';
import { abilityWord } from './abilities.ts';
import type { Critical, Effect, UnitType } from './profile.ts';

/** In base contact, or from up to 15cm. @rule A4.2 */
export const WAYS_TO_FIGHT = ['close-combat', 'firefight'] as const;
export type WayToFight = (typeof WAYS_TO_FIGHT)[number];

/** Some of a unit's dice: thrown at its CC or FF value, alike in effect and time. */
export interface Attack {
  readonly effect: Effect;
  readonly firstStrike: boolean;
  /** How many dice, or a word such as `D3` that is thrown first. */
  readonly dice: number | string;
  /** Points of damage of each hit on a war engine, or a word such as `D3` that is thrown. @rule V7 */
  readonly points: number | string;
  /** It works only where its own formation has engaged. */
  readonly onlyEngaging: boolean;
}

export interface Combatant {
  readonly name: string;
  /** What its player has chosen of its datasheet: `Twin Heavy Bolter`; empty: nothing. */
  readonly options: string;
  readonly characters: readonly string[];
  readonly type: UnitType;
  readonly speed: number;
  readonly armour: number | null;
  readonly cc: number | null;
  readonly ff: number | null;
  /** Starting damage capacity, with what its characters add; 1 for what a hit destroys. */
  readonly damageCapacity: number;
  readonly critical: Critical | null;
  /** Shields while all of them are up. */
  readonly shields: number;
  readonly radius: number;
  readonly abilities: readonly string[];
  readonly attacks: { readonly [way in WayToFight]: readonly Attack[] };
}

export const has = (combatant: Combatant, ability: string): boolean => combatant.abilities.includes(ability);

/** Whether it carries others, with or without a word for how many. @rule A2.11 */
export const carriesOthers = ({ abilities }: Pick<Combatant, 'abilities'>): boolean =>
  abilities.some(word => abilityWord(word) === 'transport');

/** The lowest face that hits. @rule A4.2 */
export const valueOf = (combatant: Combatant, by: WayToFight): number | null =>
  by === 'close-combat' ? combatant.cc : combatant.ff;

/** Whether it takes damage point by point. @rule W5 */
export const isWarEngine = (combatant: Combatant): boolean =>
  combatant.type === 'war-engine' || combatant.damageCapacity > 1;

/** Whether anybody takes damage point by point; otherwise no hit can be a critical one. @rule W5, W6 */
export const hasWarEngines = once((combatants: Readonly<Record<string, Combatant>>): boolean =>
  Object.values(combatants).some(isWarEngine));

/** How many units it counts as: a war engine as many as its starting damage capacity. @rule W8 */
export const sizeOf = (combatant: Combatant): number => (isWarEngine(combatant) ? combatant.damageCapacity : 1);
