/** The weapons of the seventh edition by name, as pages beside its text have them. */
import type { Weapon } from '../model/profile.ts';
import { PLAIN_WEAPON } from '../model/plain.ts';

type Told = Partial<Omit<Weapon, 'name' | 'row'>>;

const weapon = (row: NonNullable<Weapon['row']>, name: string, told: Told = {}): Weapon =>
  ({ name, kind: 'ordinary', ...PLAIN_WEAPON, ...told, row });

const DOUBLED = { strengthFactor: 2, armourPiercing: 2 } as const;

/** By the words that rosters and typed lines find them with. A row that is off leaves a weapon with nothing to it. */
export const LISTED_WEAPONS = {
  'power-sword': weapon('7C-W1', 'Power sword', { armourPiercing: 3 }),
  'power-axe': weapon('7C-W2', 'Power axe', { strengthBonus: 1, armourPiercing: 2, traits: ['unwieldy'] }),
  'power-maul': weapon('7C-W3', 'Power maul', { strengthBonus: 2, armourPiercing: 4, traits: ['concussive'] }),
  crozius: weapon('7C-W3', 'Crozius', { strengthBonus: 2, armourPiercing: 4, traits: ['concussive'] }),
  'power-lance': weapon('7C-W4', 'Power lance', {
    armourPiercing: 4, charging: { strengthBonus: 1, armourPiercing: 3 },
  }),
  'close-combat-weapon': weapon('7C-W5', 'Close combat weapon'),
  chainsword: weapon('7C-W5', 'Chainsword'),
  choppa: weapon('7C-W5', 'Choppa'),
  pistol: weapon('7C-W5', 'Pistol', { kind: 'pistol' }),
  'power-fist': weapon('7C-W6', 'Power fist', { ...DOUBLED, traits: ['specialist', 'unwieldy'] }),
  'power-klaw': weapon('7C-W6', 'Power klaw', { ...DOUBLED, traits: ['specialist', 'unwieldy'] }),
  'thunder-hammer': weapon('7C-W7', 'Thunder hammer', {
    ...DOUBLED, traits: ['concussive', 'specialist', 'unwieldy'],
  }),
  chainfist: weapon('7C-W8', 'Chainfist', { ...DOUBLED, traits: ['armourbane', 'specialist', 'unwieldy'] }),
  'lightning-claw': weapon('7C-W9', 'Lightning claw', { armourPiercing: 3, traits: ['shred', 'specialist'] }),
  'force-sword': weapon('7C-W10', 'Force sword', { armourPiercing: 3, traits: ['force'] }),
  'force-axe': weapon('7C-W10', 'Force axe', {
    strengthBonus: 1, armourPiercing: 2, traits: ['force', 'unwieldy'],
  }),
  'force-stave': weapon('7C-W10', 'Force stave', {
    strengthBonus: 2, armourPiercing: 4, traits: ['force', 'concussive'],
  }),
  'relic-blade': weapon('7C-W11', 'Relic blade', { strengthBonus: 2, armourPiercing: 3, twoHanded: true }),
  eviscerator: weapon('7C-W11', 'Eviscerator', {
    ...DOUBLED, twoHanded: true, traits: ['armourbane', 'unwieldy'],
  }),
  witchblade: weapon('7C-W12', 'Witchblade', { traits: ['armourbane', 'fleshbane'] }),
  agoniser: weapon('7C-W12', 'Agoniser', { armourPiercing: 3, poisoned: 4 }),
  huskblade: weapon('7C-W12', 'Huskblade', { armourPiercing: 3, traits: ['instant-death'] }),
  klaive: weapon('7C-W12', 'Klaive', { strengthBonus: 1, armourPiercing: 2, twoHanded: true }),
  'dreadnought-weapon': weapon('7C-W13', 'Dreadnought close combat weapon', DOUBLED),
  'seismic-hammer': weapon('7C-W13', 'Seismic hammer', {
    strengthFactor: 2, armourPiercing: 1, traits: ['concussive', 'specialist', 'unwieldy'],
  }),
  chainaxe: weapon('7C-W14', 'Chainaxe', { armourPiercing: 4 }),
  'big-choppa': weapon('7C-W14', 'Big choppa', { strengthBonus: 2, armourPiercing: 5, twoHanded: true }),
  warscythe: weapon('7C-W14', 'Warscythe', {
    strengthBonus: 2, armourPiercing: 2, twoHanded: true, traits: ['armourbane'],
  }),
  hellblade: weapon('7C-W14', 'Hellblade', { armourPiercing: 3 }),
  'rending-claws': weapon('7C-W15', 'Rending claws', { armourPiercing: 5, traits: ['rending'] }),
  'scything-talons': weapon('7C-W15', 'Scything talons', { armourPiercing: 6 }),
  'crushing-claws': weapon('7C-W15', 'Crushing claws', {
    strengthBonus: 1, armourPiercing: 2, traits: ['armourbane', 'unwieldy'],
  }),
  'krak-grenade': weapon('7C-G3', 'Krak grenade', { strengthBonus: 6, armourPiercing: 4 }),
  'melta-bombs': weapon('7C-G4', 'Melta bombs', {
    strengthBonus: 8, armourPiercing: 1, traits: ['armourbane', 'unwieldy'],
  }),
  'plasma-grenade': weapon('7C-G4', 'Plasma grenade', { strengthBonus: 4, armourPiercing: 4 }),
} as const satisfies Readonly<Record<string, Weapon>>;

export type ListedWeapon = keyof typeof LISTED_WEAPONS;
