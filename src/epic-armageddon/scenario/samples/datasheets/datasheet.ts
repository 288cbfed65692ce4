/** Short ways to write a datasheet; what it does not name the unit does not have. */
import { baseRadius, type Critical, type Profile, type UnitType, type Weapon } from '../../../model/profile.ts';

const datasheet = (
  name: string, type: UnitType, speed: number, damageCapacity: number, more: Partial<Profile>,
): Profile => ({
  name, type, speed, armour: null, cc: null, ff: null, damageCapacity, critical: null,
  radius: baseRadius(type, damageCapacity), abilities: [], weapons: [], ...more,
});

export const infantry = (name: string, speed: number, more: Partial<Profile>): Profile =>
  datasheet(name, 'infantry', speed, 1, more);
export const vehicle = (name: string, speed: number, more: Partial<Profile>): Profile =>
  datasheet(name, 'armoured-vehicle', speed, 1, more);
export const lightVehicle = (name: string, speed: number, more: Partial<Profile>): Profile =>
  datasheet(name, 'light-vehicle', speed, 1, more);
export const character = (name: string, more: Partial<Profile> = {}): Profile =>
  datasheet(name, 'character', 0, 1, more);
export const warEngine = (
  name: string, speed: number, damageCapacity: number, critical: Critical, more: Partial<Profile>,
): Profile => datasheet(name, 'war-engine', speed, damageCapacity, { critical, ...more });

/** A critical hit that burns until the end phase. */
export const SMOULDERS: Critical = { damage: 0, splash: null, entered: false, later: true };
/** A critical hit that destroys the war engine and, on a 6, whoever stands within 5cm. */
export const BLAST: Critical = {
  damage: 'all', splash: { within: 5, hitOn: 6, effect: 'normal' }, entered: false, later: false,
};
/** A critical hit that destroys the war engine and everybody aboard. */
export const ALL_ABOARD: Critical = { damage: 'all', splash: null, entered: true, later: false };

export const weapon = (name: string, extraAttacks: number | string, rules: readonly string[] = []): Weapon =>
  ({ name, kind: 'assault', extraAttacks, rules });
export const smallArms = (name: string, extraAttacks: number | string = 0, rules: readonly string[] = []): Weapon =>
  ({ name, kind: 'small-arms', extraAttacks, rules });
export const powerWeapon = (name = 'Power Weapon'): Weapon => weapon(name, 1, ['macro-weapon']);

/** The named datasheets of an army. */
export const pick = <T extends Readonly<Record<string, Profile>>>(
  army: T, ...ids: readonly (keyof T & string)[]
): Readonly<Record<string, Profile>> => Object.fromEntries(ids.map(id => [id, army[id]!]));
