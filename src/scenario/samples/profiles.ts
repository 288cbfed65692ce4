/** Datasheets of the bundled assaults, so that they start without the unit library; a test holds them to it. */

const infantry = { type: 'infantry', speed: 15 };
const powerWeapon = { name: 'Power Weapon', kind: 'assault', extraAttacks: 1, rules: ['macro-weapon'] };
const smallArms = (name: string, extraAttacks = 0) => ({ name, kind: 'small-arms', extraAttacks, rules: [] });

export const SAMPLE_PROFILES = {
  assault: {
    name: 'Assault', ...infantry, speed: 30, armour: 4, cc: 3, ff: 5, abilities: ['jump-packs'], weapons: [smallArms('Bolt Pistols')],
  },
  tactical: { name: 'Tactical', ...infantry, armour: 4, cc: 4, ff: 4 },
  devastator: { name: 'Devastator', ...infantry, armour: 4, cc: 5, ff: 3 },
  terminator: {
    name: 'Terminator', ...infantry, armour: 4, cc: 3, ff: 3,
    abilities: ['reinforced-armour', 'teleport', 'thick-rear-armour'],
    weapons: [{ ...powerWeapon, name: 'Power Weapons' }],
  },
  chaplain: {
    name: 'Chaplain', type: 'character', speed: 0, abilities: ['inspiring', 'invulnerable-save', 'leader'], weapons: [powerWeapon],
  },
  captain: {
    name: 'Captain', type: 'character', speed: 0, abilities: ['commander', 'invulnerable-save', 'leader'], weapons: [powerWeapon],
  },
  boyz: { name: 'Boyz', ...infantry, armour: 6, cc: 4, ff: 6 },
  nobz: {
    name: 'Nobz', ...infantry, armour: 4, cc: 3, ff: 5, abilities: ['leader'],
    weapons: [{ name: 'Big Choppas', kind: 'assault', extraAttacks: 1 }],
  },
  infantry: { name: 'Infantry', ...infantry, cc: 6, ff: 5, weapons: [smallArms('Lasguns')] },
  commissar: {
    name: 'Commissar', type: 'character', speed: 0, abilities: ['fearless', 'inspiring', 'leader'], weapons: [powerWeapon],
  },
  'leman-russ': { name: 'Leman Russ', type: 'armoured-vehicle', speed: 20, armour: 4, cc: 6, ff: 4, abilities: ['reinforced-armour'] },
  'howling-banshees': {
    name: 'Howling Banshees', ...infantry, armour: 5, cc: 2, ff: 5, abilities: ['infiltrator'],
    weapons: [smallArms('Shuriken Pistols'), { name: 'Banshee Masks', kind: 'assault', extraAttacks: 0, rules: ['first-strike'] }],
  },
  'banshee-exarch': {
    name: 'Exarch', type: 'character', speed: 0, abilities: ['inspiring'],
    weapons: [{ name: 'Exarch Close Combat Weapon', kind: 'assault', extraAttacks: 1 }],
  },
  'dire-avengers': { name: 'Dire Avengers', ...infantry, armour: 5, cc: 5, ff: 4, weapons: [smallArms('Shuriken Catapults', 1)] },
  guardians: { name: 'Guardians', ...infantry, cc: 6, ff: 4, weapons: [smallArms('Shuriken Catapults')] },
} as const;

export type SampleProfile = keyof typeof SAMPLE_PROFILES;

/** The named datasheets. */
export const profilesOf = (...ids: readonly SampleProfile[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(ids.map(id => [id, SAMPLE_PROFILES[id]]));
