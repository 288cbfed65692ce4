/** Datasheets that the worked cases use, by the ids of the unit library. */
import { baseRadius, type Profile, usualCritical, type Weapon } from '../../src/epic-armageddon/model/profile.ts';

/** An assault weapon with one extra attack; state what differs. */
export const weaponOf = (more: Partial<Weapon> = {}): Weapon => ({
  name: 'Chainsword', kind: 'assault', extraAttacks: 1, rules: [], ...more,
});

/** Infantry that moves 15cm and does everything on 4+; state what differs. */
export const profileOf = (more: Partial<Profile> = {}): Profile => {
  const { type = 'infantry', damageCapacity = 1 } = more;
  const radius = baseRadius(type, damageCapacity);
  const critical = usualCritical(type, damageCapacity);
  return {
    name: 'Stand', type, speed: 15, armour: 4, cc: 4, ff: 4, damageCapacity, critical, radius, abilities: [],
    weapons: [], ...more,
  };
};

/** A character: no values of its own; state what it adds. */
export const characterOf = (more: Partial<Profile> = {}): Profile =>
  profileOf({ name: 'Character', type: 'character', speed: 0, armour: null, cc: null, ff: null, ...more });

const smallArms = (name: string, more: Partial<Weapon> = {}): Weapon =>
  weaponOf({ name, kind: 'small-arms', extraAttacks: 0, ...more });

const POWER_WEAPON = weaponOf({ name: 'Power Weapon', rules: ['macro-weapon'] });

const MARINES = {
  assault: profileOf({
    name: 'Assault', speed: 30, cc: 3, ff: 5, abilities: ['jump-packs'], weapons: [smallArms('Bolt Pistols')],
  }),
  tactical: profileOf({ name: 'Tactical' }),
  devastator: profileOf({ name: 'Devastator', cc: 5, ff: 3 }),
  terminator: profileOf({
    name: 'Terminator', cc: 3, ff: 3, abilities: ['reinforced-armour', 'teleport', 'thick-rear-armour'],
    weapons: [{ ...POWER_WEAPON, name: 'Power Weapons' }],
  }),
  scout: profileOf({ name: 'Scout', armour: 5, ff: 5, abilities: ['infiltrator', 'scout'] }),
  rhino: profileOf({
    name: 'Rhino', type: 'armoured-vehicle', speed: 30, armour: 5, cc: 6, ff: 6, abilities: ['transport'],
    weapons: [smallArms('Storm Bolter')],
  }),
  'land-raider': profileOf({
    name: 'Land Raider', type: 'armoured-vehicle', speed: 25, cc: 6,
    abilities: ['reinforced-armour', 'thick-rear-armour', 'transport'],
  }),
  chaplain: characterOf({
    name: 'Chaplain', abilities: ['inspiring', 'invulnerable-save', 'leader'], weapons: [POWER_WEAPON],
  }),
  captain: characterOf({
    name: 'Captain', abilities: ['commander', 'invulnerable-save', 'leader'], weapons: [POWER_WEAPON],
  }),
} as const;

const ORKS = {
  boyz: profileOf({ name: 'Boyz', armour: 6, ff: 6 }),
  nobz: profileOf({ name: 'Nobz', cc: 3, ff: 5, abilities: ['leader'], weapons: [weaponOf({ name: 'Big Choppas' })] }),
  warbikes: profileOf({ name: 'Warbikes', speed: 35, armour: 5, ff: 6, abilities: ['mounted'] }),
} as const;

const GUARD = {
  infantry: profileOf({ name: 'Infantry', armour: null, cc: 6, ff: 5, weapons: [smallArms('Lasguns')] }),
  'leman-russ': profileOf({
    name: 'Leman Russ', type: 'armoured-vehicle', speed: 20, cc: 6, abilities: ['reinforced-armour'],
  }),
  commissar: characterOf({
    name: 'Commissar', abilities: ['fearless', 'inspiring', 'leader'], weapons: [POWER_WEAPON],
  }),
} as const;

const ELDAR = {
  'howling-banshees': profileOf({
    name: 'Howling Banshees', armour: 5, cc: 2, ff: 5, abilities: ['infiltrator'],
    weapons: [
      smallArms('Shuriken Pistols'),
      weaponOf({ name: 'Banshee Masks', extraAttacks: 0, rules: ['first-strike'] }),
    ],
  }),
  'warp-spiders': profileOf({
    name: 'Warp Spiders', cc: 5, abilities: ['first-strike', 'infiltrator', 'jump-packs'],
    weapons: [smallArms('Death Spinners')],
  }),
  'dire-avengers': profileOf({
    name: 'Dire Avengers', armour: 5, cc: 5, weapons: [smallArms('Shuriken Catapults', { extraAttacks: 1 })],
  }),
} as const;

export const PROFILES = {
  ...MARINES,
  ...ORKS,
  ...GUARD,
  ...ELDAR,
  berzerkers: profileOf({
    name: 'Berzerkers', cc: 2, ff: 5, abilities: ['fearless'], weapons: [smallArms('Bolt Pistols')],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
export type ProfileId = keyof typeof PROFILES;
