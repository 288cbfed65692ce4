/** Which dice a unit throws at its enemy. */
import type { WeaponJson } from './scenario-json.ts';
import type { Stand } from './sheet.ts';

export type Way = 'cc' | 'ff';
export const EFFECTS = ['normal', 'ignore-cover', 'lance', 'sniper', 'macro-weapon', 'titan-killer'] as const;
export type Effect = (typeof EFFECTS)[number];
/** How many points of damage a hit does to a war engine. */
export type Points = 1 | 'D3' | 'D6';

/** Dice of one unit that are thrown and hit alike. */
export interface Dice {
  readonly way: Way;
  readonly target: number;
  readonly effect: Effect;
  readonly points: Points;
  readonly firstStrike: boolean;
  readonly number: number | 'D3';
  /** Whether these are the unit's own dice, not those of its extra attacks. */
  readonly own: boolean;
}

/**
 * All dice of a unit in close combat or in a firefight: its own, one for a war engine's every point of damage capacity
 * to start with, and its extra attacks.
 *
 * A weapon without extra attacks lends First Strike to every die of its way, Ignore Cover, Lance and Sniper to the
 * unit's own dice, and Macro-weapon and Titan Killer to nothing. One with extra attacks bends those dice only.
 *
 * @rule A4.2, A4.3, W1
 */
export const diceOf = (stand: Stand, way: Way): readonly Dice[] => {
  const target = stand[way];
  if (target === null) return [];
  const weapons = stand.weapons.filter(weapon => weapon.kind === (way === 'cc' ? 'assault' : 'small-arms'));
  const lent = weapons.filter(weapon => attacksOf(weapon) === 0).flatMap(weapon => weapon.rules ?? []);
  const isFirst = stand.abilities.includes('first-strike') || lent.includes('first-strike');
  const number = stand.isEngine ? stand.size : 1;
  const own: Dice = { way, target, ...hitWith(lent.filter(isLendable)), firstStrike: isFirst, number, own: true };
  const extra = weapons.filter(weapon => attacksOf(weapon) !== 0).map((weapon): Dice => ({
    way,
    target,
    ...hitWith(weapon.rules ?? []),
    firstStrike: isFirst || (weapon.rules ?? []).includes('first-strike'),
    number: attacksOf(weapon),
    own: false,
  }));
  return [own, ...extra];
};

const isLendable = (rule: string): boolean => ['ignore-cover', 'lance', 'sniper'].includes(rule);

const attacksOf = ({ extraAttacks = 0 }: WeaponJson): number | 'D3' => {
  if (typeof extraAttacks === 'number') return extraAttacks;
  if (extraAttacks !== 'D3') throw new Error(`No such number of extra attacks: ${extraAttacks}`);
  return extraAttacks;
};

/** What a hit with a weapon of such rules is. @rule V7 */
const hitWith = (rules: readonly string[]): Pick<Dice, 'effect' | 'points'> => {
  const killer = rules.find(rule => rule.startsWith('titan-killer'));
  if (killer !== undefined) return { effect: 'titan-killer', points: pointsOf(killer) };
  const effects = EFFECTS.filter(effect => rules.includes(effect));
  if (effects.length > 1) throw new Error(`Not to be told apart: ${effects.join()}`);
  return { effect: effects[0] ?? 'normal', points: 1 };
};

const pointsOf = (killer: string): Points => {
  if (killer.endsWith('-d3')) return 'D3';
  return killer.endsWith('-d6') ? 'D6' : 1;
};
