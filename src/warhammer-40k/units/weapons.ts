/** Weapons by the names that rows have them under. */
import type { Weapon, WeaponKind } from '../model/profile.ts';

const of = (kind: WeaponKind, fields: Partial<Weapon> = {}): Omit<Weapon, 'name'> =>
  ({ kind, strengthBonus: 0, woundsOn: null, armourPiercing: null, twoHanded: false, ...fields });

const WEAPONS: Readonly<Record<string, Omit<Weapon, 'name'>>> = {
  'power sword': of('power', { armourPiercing: 3 }),
  'power fist': of('power-fist', { armourPiercing: 2 }),
};

/** What characters may carry who may carry anything. */
export const CHARACTER_WEAPONS: readonly string[] = [
  'power sword', 'power axe', 'power maul', 'power lance', 'power fist', 'thunder hammer', 'chainfist', 'lightning claw',
];

const PISTOLS = new Set(['pistol', 'slugga']);

export const weaponsNamed = (names: readonly string[]): readonly Weapon[] =>
  names.filter(name => name !== 'storm shield').map(name =>
    ({ name, ...(WEAPONS[name] ?? of(PISTOLS.has(name) ? 'pistol' : 'ordinary')) }));
