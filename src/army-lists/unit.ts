/** What a row says of one unit. */
import {
  baseRadius, type Profile, type UnitType, USUAL_CRITICAL, type Weapon,
} from '../epic-armageddon/model/profile.ts';
import { CRITICALS } from './criticals.ts';
import { OPEN_TRANSPORTS } from './carrying.ts';
import type { SpeedFact, TypeCode, UnitRow, WeaponRow } from './rows.ts';
import type { Unusable } from '../epic-armageddon/scenario/profile-source.ts';

/** A weapon that a unit carries only where its player takes it; `weapons` are the ways in which one of it fights. */
export interface OptionalWeapon {
  readonly name: string;
  readonly upTo: number;
  readonly weapons: readonly Weapon[];
}

/** One datasheet of the library: either a profile, or the reason why there is none. */
export interface LibraryUnit {
  readonly id: string;
  readonly name: string;
  /** Ids of the forces that may field it. */
  readonly forces: readonly string[];
  readonly profile: Profile | null;
  readonly unusable: Unusable | null;
  readonly optionalWeapons: readonly OptionalWeapon[];
  /** Speeds in cm that an option of the datasheet gives instead of the profile's. */
  readonly otherSpeeds: readonly number[];
}

/** What fights as what: a landed aircraft as the vehicle or the war engine that it is on the ground. @rule A7.5 */
const TYPES: { readonly [code in TypeCode]: UnitType | null } = {
  'INF': 'infantry',
  'LV': 'light-vehicle',
  'AV': 'armoured-vehicle',
  'WE': 'war-engine',
  'CH': 'character',
  'AC': 'armoured-vehicle',
  'AC/WE': 'war-engine',
  'SC': null,
  'Special': null,
};

const FLYING: readonly TypeCode[] = ['AC', 'AC/WE'];
/** The word that a landed aircraft carries. */
const AIRCRAFT = 'aircraft';
/** The word of a transport whose passengers fire from inside it. @rule A5.2 */
const OPEN = 'passengers-fire';

const DAMAGE_CAPACITY = /^damage-capacity-(\d+)$/;
const EXTRA_ATTACKS = /^extra-attacks-(\d+|d\d+)$/;

/** The unit of a row. */
export const readUnit = (row: UnitRow): LibraryUnit => {
  const [id, name, code, speed, , , , , weapons, forces] = row;
  const type = TYPES[code];
  const unusable = whyUnusable(row);
  return {
    id,
    name,
    forces: listOf(forces),
    profile: type && !unusable ? readProfile(row, type) : null,
    unusable,
    optionalWeapons: readOptional(weapons.filter(weapon => !isCarried(weapon))),
    otherSpeeds: typeof speed === 'object' && speed ? [speed[1]] : [],
  };
};

const listOf = (words: string): readonly string[] => words.split(' ').filter(Boolean);

/** An aircraft without a value for close combat or a firefight has no business on the ground. */
const whyUnusable = ([, , code, , , cc, ff]: UnitRow): Unusable | null => {
  if (FLYING.includes(code)) return cc === null && ff === null ? 'aircraft' : null;
  if (code === 'SC') return 'spacecraft';
  return code === 'Special' ? 'delivery' : null;
};

const readProfile = (row: UnitRow, type: UnitType): Profile => {
  const [id, name, code, speed, armour, cc, ff, words, weapons] = row;
  const isFlying = FLYING.includes(code);
  const damageCapacity = type === 'character' ? 1 : capacityIn(words);
  return {
    name,
    type,
    speed: isFlying ? 0 : usualSpeed(id, speed),
    armour,
    cc,
    ff,
    damageCapacity,
    critical: type === 'war-engine' ? CRITICALS[id] ?? USUAL_CRITICAL : null,
    radius: baseRadius(type, damageCapacity),
    abilities: [
      ...listOf(words).filter(word => type === 'character' || !DAMAGE_CAPACITY.test(word)),
      ...(isFlying ? [AIRCRAFT] : []),
      ...(id in OPEN_TRANSPORTS ? [OPEN] : []),
    ],
    weapons: weapons.filter(isCarried).map(readWeapon),
  };
};

/** Starting damage capacity; 1 unless the words name one. What they name for a character is its carrier's gain. */
const capacityIn = (words: string): number =>
  Number(listOf(words).map(word => DAMAGE_CAPACITY.exec(word)?.[1]).find(Boolean) ?? 1);

const usualSpeed = (id: string, speed: SpeedFact): number => {
  if (typeof speed === 'string') throw new Error(`Unit ${id} flies, so it has no speed on the table.`);
  return typeof speed === 'object' ? speed?.[0] ?? 0 : speed;
};

const isCarried = ([, , count]: WeaponRow): boolean => typeof count === 'number';

/** One weapon; what several equal ones add is summed up. @rule A4.2 */
const readWeapon = ([name, kind, count, words]: WeaponRow): Weapon => ({
  name,
  kind,
  extraAttacks: extraAttacks(name, words, typeof count === 'number' ? count : 1),
  rules: listOf(words).filter(word => !EXTRA_ATTACKS.test(word)),
});

const extraAttacks = (name: string, words: string, count: number): number | string => {
  const dice = listOf(words).map(word => EXTRA_ATTACKS.exec(word)?.[1]).find(Boolean) ?? '0';
  if (!dice.startsWith('d')) return Number(dice) * count;
  if (count > 1) throw new Error(`Several ${name} throw for their extra attacks, which a profile cannot say.`);
  return dice.toUpperCase();
};

/** Rows of one name are one weapon that fights in contact or in a firefight. */
const readOptional = (rows: readonly WeaponRow[]): readonly OptionalWeapon[] =>
  [...new Set(rows.map(([name]) => name))].map(name => {
    const ways = rows.filter(row => row[0] === name);
    return { name, upTo: Math.max(...ways.map(most)), weapons: ways.map(readWeapon) };
  });

/** The upper end of a count such as `0-2`. */
const most = ([, , count]: WeaponRow): number => Number(String(count).split('-').at(-1));
