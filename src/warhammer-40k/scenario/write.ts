/** A 40k scenario as short as it can be said. */
import type { ChargingNumbers, Profile } from '../model/profile.ts';
import { usualRulings } from '../rulings/rulings.ts';
import { editionOf, type Scenario, type ScenarioUnit } from '../model/scenario.ts';
import { TERRAIN_KINDS, type TerrainPiece } from '../model/terrain.ts';
import { unless, type Fields } from '../../parsing/shortening.ts';
import { SIDES, STARTS } from '../model/procedure.ts';
import { USUAL } from '../model/limits.ts';
import { PLAIN_PROFILE, PLAIN_WEAPON } from '../model/plain.ts';

/** The JSON that parses to this scenario: without what goes without saying. */
export const writePhase = ({ rulings, table, units, profiles, ...rest }: Scenario): Fields => unless({
  ...rest,
  rulings: unless(rulings, usualRulings(editionOf(rest))),
  table: unless({ ...table, terrain: table.terrain.map(shortPiece) }, { ...USUAL.table, terrain: [] }),
  units: units.map(shortUnit),
  profiles: Object.fromEntries(Object.entries(profiles).map(([id, profile]) => [id, shortProfile(profile)])),
}, {
  title: '', startAt: STARTS[0], active: SIDES[0], round: 1, completion: {}, completions: [], rulings: {}, table: {},
});

const shortPiece = (piece: TerrainPiece): Fields =>
  unless({ ...piece }, { name: null, traits: TERRAIN_KINDS[piece.kind] });

const shortUnit = (unit: ScenarioUnit): Fields => unless(
  { ...unit, models: unit.models.map(model => unless({ ...model }, { height: 0, lost: 0, covered: false })) },
  {
    name: unit.id, traits: [], assaultRange: USUAL.assaultRange, joined: null, fired: null, stationaryFire: false,
    mayNotCharge: false, fallingBack: false, goneToGround: false, overwatchUsed: false, charged: [], disordered: false,
    throughDifficult: false, forceActive: false, ran: false, regrouped: false, startedWith: null,
  },
);

const shortProfile = (profile: Profile): Fields => unless(
  { ...profile, weapons: profile.weapons.map(shortWeapon) },
  { wounds: 1, attacks: 1, save: null, invulnerable: null, radius: USUAL.radius, ...PLAIN_PROFILE },
);

const PLAIN_NUMBERS: ChargingNumbers = { strengthBonus: 0, armourPiercing: null };

const shortWeapon = (weapon: Profile['weapons'][number]): Fields => unless(
  { ...weapon, charging: weapon.charging && unless({ ...weapon.charging }, PLAIN_NUMBERS) },
  { name: weapon.kind, ...PLAIN_WEAPON },
);
