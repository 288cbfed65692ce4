/** Which dice a unit throws at its enemy, and how many hits can come of them. */
import { both, certain, follow, successes, type Chance } from './chance.ts';
import type { Stand } from './field.ts';
import type { WeaponJson } from './scenario-json.ts';

export type Mode = 'cc' | 'ff';
export const EFFECTS = ['normal', 'ignore-cover', 'lance', 'macro-weapon', 'titan-killer'] as const;
export type Effect = (typeof EFFECTS)[number];
export type Hits = { readonly [effect in Effect]: number };

/** Dice of one unit that are thrown and hit alike. */
export interface Dice {
  readonly target: number;
  readonly effect: Effect;
  readonly firstStrike: boolean;
  readonly number: number | 'D3';
  /** Whether this is the unit's own die, not one of its extra attacks. */
  readonly own: boolean;
}

/**
 * All dice of a unit in close combat or in a firefight.
 *
 * A weapon without extra attacks lends First Strike to every die of its mode, Ignore Cover and Lance to the unit's own
 * die, and Macro-weapon and Titan Killer to nothing. One with extra attacks bends those dice only.
 *
 * @rule A4.2, A4.3
 */
export const diceOf = (stand: Stand, mode: Mode): readonly Dice[] => {
  const target = stand[mode];
  if (target === null) return [];
  const weapons = stand.weapons.filter(weapon => weapon.kind === (mode === 'cc' ? 'assault' : 'small-arms'));
  const lent = weapons.filter(weapon => attacksOf(weapon) === 0).flatMap(weapon => weapon.rules ?? []);
  const isFirst = stand.abilities.includes('first-strike') || lent.includes('first-strike');
  const own: Dice = { target, effect: effectOf(lent.filter(isLendable)), firstStrike: isFirst, number: 1, own: true };
  const extra = weapons.filter(weapon => attacksOf(weapon) !== 0).map((weapon): Dice => ({
    target,
    effect: effectOf(weapon.rules ?? []),
    firstStrike: isFirst || (weapon.rules ?? []).includes('first-strike'),
    number: attacksOf(weapon),
    own: false,
  }));
  return [own, ...extra];
};

const NO_HITS: Hits = { normal: 0, 'ignore-cover': 0, lance: 0, 'macro-weapon': 0, 'titan-killer': 0 };

/** How many hits of each kind some dice score together. */
export const hitsOf = (dice: readonly Dice[]): Chance<Hits> => {
  let total: Chance<Hits> = certain(NO_HITS);
  for (const some of dice) {
    const scored = follow(numberOf(some), thrown => successes(thrown, some.target));
    total = both(total, scored, (hits, more) => ({ ...hits, [some.effect]: hits[some.effect] + more }));
  }
  return total;
};

const isLendable = (rule: string): boolean => rule === 'ignore-cover' || rule === 'lance';

const attacksOf = ({ extraAttacks = 0 }: WeaponJson): number | 'D3' => {
  if (typeof extraAttacks === 'number') return extraAttacks;
  if (extraAttacks !== 'D3') throw new Error(`No such number of extra attacks: ${extraAttacks}`);
  return extraAttacks;
};

const numberOf = ({ number }: Dice): Chance<number> =>
  number === 'D3' ? [[1, 1 / 3], [2, 1 / 3], [3, 1 / 3]] : certain(number);

const effectOf = (rules: readonly string[]): Effect => {
  if (rules.some(rule => rule.startsWith('titan-killer'))) return 'titan-killer';
  if (rules.includes('macro-weapon')) return 'macro-weapon';
  if (rules.includes('lance') && rules.includes('ignore-cover')) throw new Error('Both Lance and Ignore Cover');
  if (rules.includes('lance')) return 'lance';
  return rules.includes('ignore-cover') ? 'ignore-cover' : 'normal';
};
