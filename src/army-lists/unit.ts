/** What a row says of one unit. */
import {
  baseRadius, type Profile, type UnitType, USUAL_CRITICAL, type Weapon,
} from '../epic-armageddon/model/profile.ts';
import { CRITICALS } from './criticals.ts';
import { OPEN_TRANSPORTS } from './carrying.ts';
import type { ChoiceRow, SpeedFact, TypeCode, UnitRow } from './rows.ts';
import { type LibraryOption, listOf, readOptions, usualWeapons } from './unit-options.ts';
import type { Unusable } from '../epic-armageddon/scenario/profile-source.ts';

/** One datasheet of the library: either a profile, or the reason why there is none. */
export interface LibraryUnit {
  readonly id: string;
  readonly name: string;
  /** Ids of the forces that may field it. */
  readonly forces: readonly string[];
  readonly profile: Profile | null;
  readonly unusable: Unusable | null;
  /** What its datasheet leaves to its player. */
  readonly options: readonly LibraryOption[];
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

/** The unit of a row. */
export const readUnit = (row: UnitRow, choices: readonly ChoiceRow[] = []): LibraryUnit => {
  const [id, name, code, , , , , , weapons, forces] = row;
  const type = TYPES[code];
  const unusable = whyUnusable(row);
  return {
    id,
    name,
    forces: listOf(forces),
    profile: type && !unusable ? readProfile(row, type, usualWeapons(weapons, choices)) : null,
    unusable,
    options: readOptions(id, weapons, choices),
  };
};

/** An aircraft without a value for close combat or a firefight has no business on the ground. */
const whyUnusable = ([, , code, , , cc, ff]: UnitRow): Unusable | null => {
  if (FLYING.includes(code)) return cc === null && ff === null ? 'aircraft' : null;
  if (code === 'SC') return 'spacecraft';
  return code === 'Special' ? 'delivery' : null;
};

const readProfile = (row: UnitRow, type: UnitType, weapons: readonly Weapon[]): Profile => {
  const [id, name, code, speed, armour, cc, ff, words] = row;
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
      ...(OPEN_TRANSPORTS.includes(id) ? [OPEN] : []),
    ],
    weapons,
  };
};

/** Starting damage capacity; 1 unless the words name one. What they name for a character is its carrier's gain. */
const capacityIn = (words: string): number =>
  Number(listOf(words).map(word => DAMAGE_CAPACITY.exec(word)?.[1]).find(Boolean) ?? 1);

const usualSpeed = (id: string, speed: SpeedFact): number => {
  if (typeof speed === 'string') throw new Error(`Unit ${id} flies, so it has no speed on the table.`);
  return typeof speed === 'object' ? speed?.[0] ?? 0 : speed;
};
