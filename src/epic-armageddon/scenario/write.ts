/** A scenario as short as it can be said. */
import { baseRadius, type Critical, type Profile, usualCritical, type Weapon } from '../model/profile.ts';
import { combatantIn } from '../attacks/join-characters.ts';
import { DEFAULT_RULINGS } from '../rulings/defaults.ts';
import {
  ACTION_TESTS, STARTS, type Engage, type Scenario, type ScenarioFormation, type ScenarioUnit, type Table,
} from '../model/scenario.ts';
import { effectOf, type TerrainPiece } from '../model/terrain.ts';
import { USUAL_INITIATIVE, USUAL_TABLE } from '../model/limits.ts';
import { NO_LIBRARY, sheetOfKey, type ProfileSource } from './profile-source.ts';
import { isSame, unless, type Fields } from '../../parsing/shortening.ts';

/** The JSON that parses to this scenario with the same library: no defaults, and only profiles the library lacks. */
export const writeScenario = (scenario: Scenario, library: ProfileSource = NO_LIBRARY): Fields => {
  const { format, ruleset, title, rulings, table, formations, engage, startAt, profiles } = scenario;
  return {
    format,
    ruleset,
    ...unless({ title }, { title: '' }),
    ...unless({ rulings: unless(rulings, DEFAULT_RULINGS) }, { rulings: {} }),
    ...unless({ table: shortTable(table) }, { table: {} }),
    formations: formations.map(formation => shortFormation(formation, profiles)),
    engage: shortEngage(engage),
    ...unless({ startAt }, { startAt: STARTS[0] }),
    ...unless({ profiles: ownProfiles(profiles, library) }, { profiles: {} }),
  };
};

const shortTable = ({ terrain, ...size }: Table): Fields =>
  unless({ ...size, terrain: terrain.map(shortPiece) }, { ...USUAL_TABLE, terrain: [] });

const shortPiece = (piece: TerrainPiece): Fields =>
  unless({ ...piece }, { name: null, builtBy: null, works: null, cutsSight: effectOf(piece).cutsSight });

const shortFormation = (formation: ScenarioFormation, profiles: Scenario['profiles']): Fields => unless(
  { ...formation, units: formation.units.map(unit => shortUnit(unit, profiles)) },
  {
    name: formation.id, initiative: USUAL_INITIATIVE, blastMarkers: 0, broken: false, marched: false, overwatch: false,
    rules: [],
  },
);

/** A passenger's place is its transport's. */
const shortUnit = (unit: ScenarioUnit, profiles: Scenario['profiles']): Fields => unless({ ...unit }, {
  ...(unit.aboard === null ? {} : { at: unit.at }),
  damage: 0,
  shields: combatantIn(profiles, unit).shields,
  aboard: null,
  poppedUp: false,
  characters: [],
  options: [],
});

const shortEngage = (engage: Engage): Fields =>
  unless({ ...engage }, { intermingled: [], combined: [], actionTest: ACTION_TESTS[0] });

const ownProfiles = (profiles: Scenario['profiles'], library: ProfileSource): Fields => Object.fromEntries(
  Object.entries(profiles)
    .filter(([key, profile]) => !isSame(profile, sheetOfKey(key, library)))
    .map(([id, profile]) => [id, shortProfile(profile)]),
);

const shortProfile = (profile: Profile): Fields => unless(
  { ...profile, critical: shortCritical(profile.critical), weapons: profile.weapons.map(shortWeapon) },
  {
    ...(profile.type === 'character' ? { speed: 0 } : {}),
    armour: null,
    cc: null,
    ff: null,
    damageCapacity: 1,
    critical: shortCritical(usualCritical(profile.type, profile.damageCapacity)),
    radius: baseRadius(profile.type, profile.damageCapacity),
    abilities: [],
    weapons: [],
  },
);

const shortCritical = (critical: Critical | null): Fields | null => (critical === null ? null : unless(
  { ...critical, splash: critical.splash && unless({ ...critical.splash }, { hitOn: 1, effect: 'normal' }) },
  { damage: 0, splash: null, entered: false, later: false },
));

const shortWeapon = (weapon: Weapon): Fields => unless({ ...weapon }, { extraAttacks: 0, rules: [] });
