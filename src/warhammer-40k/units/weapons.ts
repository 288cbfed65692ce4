/** Weapons by the names that rows have them under: those that pages beside the text tell of, and those of one entry. */
import type { RowId } from '../editions/rows.ts';
import type { Weapon } from '../model/profile.ts';
import { LISTED_WEAPONS } from '../scenario/listed-weapons.ts';
import { PLAIN_WEAPON } from '../model/plain.ts';

/** A weapon that entries alone name counts by the row of those that it is like. */
const like = (row: RowId, name: string, told: Partial<Weapon> = {}): Weapon =>
  ({ kind: 'ordinary', ...PLAIN_WEAPON, ...told, name, row });

const NAMED_BY_ENTRIES: Readonly<Record<string, Weapon>> = {
  slugga: like('7C-W5', 'Slugga', { kind: 'pistol' }),
  'encarmine-sword': like('7C-W1', 'Encarmine sword', {
    armourPiercing: 3, twoHanded: true, traits: ['master-crafted'],
  }),
  'encarmine-axe': like('7C-W2', 'Encarmine axe', {
    strengthBonus: 1, armourPiercing: 2, twoHanded: true, traits: ['unwieldy'],
  }),
  'wolf-claw': like('7C-W9', 'Wolf claw', { strengthBonus: 1, armourPiercing: 3, traits: ['shred', 'specialist'] }),
  'nemesis-sword': like('7C-W10', 'Nemesis sword', { armourPiercing: 3, traits: ['force'] }),
  'nemesis-halberd': like('7C-W10', 'Nemesis halberd', {
    strengthBonus: 1, armourPiercing: 3, twoHanded: true, traits: ['force'],
  }),
  'nemesis-hammer': like('7C-W10', 'Nemesis hammer', {
    strengthFactor: 2, armourPiercing: 2, traits: ['force', 'concussive', 'unwieldy'],
  }),
  'hunting-lance': like('7C-W4', 'Hunting lance', { strengthBonus: 2, armourPiercing: 3, traits: ['specialist'] }),
  'scorpion-chainsword': like('7C-W5', 'Scorpion chainsword', { strengthBonus: 1, armourPiercing: 6 }),
  ghostsword: like('7C-W1', 'Ghostsword', { strengthBonus: 1, armourPiercing: 3 }),
  ghostaxe: like('7C-W2', 'Ghostaxe', { strengthBonus: 2, armourPiercing: 2, traits: ['unwieldy'] }),
  ghostglaive: like('7C-W1', 'Ghostglaive', {
    strengthBonus: 1, armourPiercing: 2, traits: ['master-crafted'],
  }),
  'wailing-doom': like('7C-W12', 'Wailing doom', { strengthBonus: 2, armourPiercing: 1, traits: ['armourbane'] }),
  boneswords: like('7C-W15', 'Boneswords', { armourPiercing: 3 }),
  'hyperphase-sword': like('7C-W14', 'Hyperphase sword', { armourPiercing: 3 }),
  'flayer-claws': like('7C-W15', 'Flayer claws', { armourPiercing: 5, traits: ['shred'] }),
  'kroot-rifle': like('7C-W5', 'Kroot rifle', { armourPiercing: 5, twoHanded: true }),
  'plague-knife': like('7C-W12', 'Plague knife', { poisoned: 4 }),
};

const WEAPONS: Readonly<Record<string, Weapon>> = { ...LISTED_WEAPONS, ...NAMED_BY_ENTRIES };

/** What characters may carry who may carry anything. */
export const CHARACTER_WEAPONS = [
  'power sword', 'power axe', 'power maul', 'power lance', 'power fist', 'thunder hammer', 'chainfist',
  'lightning claw',
] as const;

/** @throws Error for a name that no weapon has. */
export const weaponNamed = (name: string): Weapon => {
  const found = WEAPONS[name.replaceAll(' ', '-')];
  if (found === undefined) throw new Error(`There is no weapon ${name}.`);
  return found;
};
