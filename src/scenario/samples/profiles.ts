/** Datasheets of the bundled assaults, so that they start without the unit library; a test holds them to it. */
import type { Profile, Weapon } from '../../epic-armageddon/profile.ts';
import { datasheet } from './build.ts';

const infantry = (name: string, speed: number, more: Partial<Profile>): Profile =>
  datasheet(name, 'infantry', speed, more);
const character = (name: string, more: Partial<Profile>): Profile => datasheet(name, 'character', 0, more);

const weapon = (name: string, extraAttacks: number, rules: readonly string[] = []): Weapon =>
  ({ name, kind: 'assault', extraAttacks, rules });
const smallArms = (name: string, extraAttacks = 0): Weapon => ({ name, kind: 'small-arms', extraAttacks, rules: [] });
const powerWeapon = (name = 'Power Weapon'): Weapon => weapon(name, 1, ['macro-weapon']);

export const SAMPLE_PROFILES = {
  assault: infantry('Assault', 30, {
    armour: 4, cc: 3, ff: 5, abilities: ['jump-packs'], weapons: [smallArms('Bolt Pistols')],
  }),
  tactical: infantry('Tactical', 15, { armour: 4, cc: 4, ff: 4 }),
  devastator: infantry('Devastator', 15, { armour: 4, cc: 5, ff: 3 }),
  terminator: infantry('Terminator', 15, {
    armour: 4, cc: 3, ff: 3, abilities: ['reinforced-armour', 'teleport', 'thick-rear-armour'],
    weapons: [powerWeapon('Power Weapons')],
  }),
  chaplain: character('Chaplain', {
    abilities: ['inspiring', 'invulnerable-save', 'leader'], weapons: [powerWeapon()],
  }),
  captain: character('Captain', { abilities: ['commander', 'invulnerable-save', 'leader'], weapons: [powerWeapon()] }),
  boyz: infantry('Boyz', 15, { armour: 6, cc: 4, ff: 6 }),
  nobz: infantry('Nobz', 15, { armour: 4, cc: 3, ff: 5, abilities: ['leader'], weapons: [weapon('Big Choppas', 1)] }),
  infantry: infantry('Infantry', 15, { cc: 6, ff: 5, weapons: [smallArms('Lasguns')] }),
  commissar: character('Commissar', { abilities: ['fearless', 'inspiring', 'leader'], weapons: [powerWeapon()] }),
  'leman-russ': datasheet('Leman Russ', 'armoured-vehicle', 20, {
    armour: 4, cc: 6, ff: 4, abilities: ['reinforced-armour'],
  }),
  'howling-banshees': infantry('Howling Banshees', 15, {
    armour: 5, cc: 2, ff: 5, abilities: ['infiltrator'],
    weapons: [smallArms('Shuriken Pistols'), weapon('Banshee Masks', 0, ['first-strike'])],
  }),
  'banshee-exarch': character('Exarch', {
    abilities: ['inspiring'], weapons: [weapon('Exarch Close Combat Weapon', 1)],
  }),
  'dire-avengers': infantry('Dire Avengers', 15, {
    armour: 5, cc: 5, ff: 4, weapons: [smallArms('Shuriken Catapults', 1)],
  }),
  guardians: infantry('Guardians', 15, { cc: 6, ff: 4, weapons: [smallArms('Shuriken Catapults')] }),
} as const satisfies Readonly<Record<string, Profile>>;

export type SampleProfile = keyof typeof SAMPLE_PROFILES;

/** The named datasheets. */
export const profilesOf = (...ids: readonly SampleProfile[]): Readonly<Record<string, Profile>> =>
  Object.fromEntries(ids.map(id => [id, SAMPLE_PROFILES[id]]));
