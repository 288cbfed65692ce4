/** A scenario as short as it can be said. */
import { baseRadius } from '../epic-armageddon/base-radius.ts';
import type { Profile, Weapon } from '../epic-armageddon/profile.ts';
import { DEFAULT_RULINGS } from '../epic-armageddon/rulings.ts';
import {
  STARTS, type Scenario, type ScenarioFormation, type ScenarioUnit, type Table,
} from '../epic-armageddon/scenario.ts';
import { TERRAIN, type TerrainPiece } from '../epic-armageddon/terrain.ts';
import { USUAL_INITIATIVE, USUAL_TABLE } from './draft.ts';
import { NO_LIBRARY, type ProfileSource } from './profile-source.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The JSON that parses to this scenario with the same library: no defaults, and only profiles the library lacks. */
export const writeScenario = (scenario: Scenario, library: ProfileSource = NO_LIBRARY): Fields => {
  const { format, ruleset, title, rulings, table, formations, engage, startAt, profiles } = scenario;
  return {
    format,
    ruleset,
    ...unless({ title }, { title: '' }),
    ...unless({ rulings: unless(rulings, DEFAULT_RULINGS) }, { rulings: {} }),
    ...unless({ table: shortTable(table) }, { table: {} }),
    formations: formations.map(shortFormation),
    engage,
    ...unless({ startAt }, { startAt: STARTS[0] }),
    ...unless({ profiles: ownProfiles(profiles, library) }, { profiles: {} }),
  };
};

/** The fields that do not say the same as the defaults. */
const unless = (fields: Fields, defaults: Fields): Fields => Object.fromEntries(
  Object.entries(fields).filter(([name, value]) => !(name in defaults && isSame(value, defaults[name]))),
);

/** Whether two pieces of plain JSON say the same, whatever the order of their fields. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length
    && names.every(name => Object.hasOwn(b, name) && isSame((a as Fields)[name], (b as Fields)[name]));
};

const shortTable = ({ terrain, ...size }: Table): Fields =>
  unless({ ...size, terrain: terrain.map(shortPiece) }, { ...USUAL_TABLE, terrain: [] });

const shortPiece = (piece: TerrainPiece): Fields =>
  unless({ ...piece }, { name: null, cutsSight: TERRAIN[piece.kind].cutsSight });

const shortFormation = (formation: ScenarioFormation): Fields => unless(
  { ...formation, units: formation.units.map(shortUnit) },
  { name: formation.id, initiative: USUAL_INITIATIVE, blastMarkers: 0, broken: false, marched: false, rules: [] },
);

const shortUnit = (unit: ScenarioUnit): Fields => unless({ ...unit }, { damage: 0, characters: [] });

const ownProfiles = (profiles: Scenario['profiles'], library: ProfileSource): Fields => Object.fromEntries(
  Object.entries(profiles)
    .filter(([id, profile]) => !isSame(profile, library.profile(id)))
    .map(([id, profile]) => [id, shortProfile(profile)]),
);

const shortProfile = (profile: Profile): Fields => unless({ ...profile, weapons: profile.weapons.map(shortWeapon) }, {
  ...(profile.type === 'character' ? { speed: 0 } : {}),
  armour: null,
  cc: null,
  ff: null,
  damageCapacity: 1,
  radius: baseRadius(profile.type, profile.damageCapacity),
  abilities: [],
  weapons: [],
});

const shortWeapon = (weapon: Weapon): Fields => unless({ ...weapon }, { extraAttacks: 0, rules: [] });
