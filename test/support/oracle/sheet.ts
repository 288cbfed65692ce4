/** One unit as its datasheet, its characters and its place make it. */
import { isIn, type Base } from './geometry.ts';
import type { CriticalJson, FormationJson, ProfileJson, ScenarioJson, Spot, TerrainJson, UnitJson,
  WeaponJson } from './scenario-json.ts';

export interface Stand extends Base {
  readonly id: string;
  /** Its place among all units of the scenario. */
  readonly index: number;
  /** The place of its formation in the scenario. */
  readonly band: number;
  readonly name: string;
  readonly speed: number;
  readonly armour: number | null;
  readonly cc: number | null;
  readonly ff: number | null;
  /** The target of the cover save that it may use, if any. */
  readonly cover: number | null;
  readonly abilities: readonly string[];
  readonly weapons: readonly WeaponJson[];
  readonly isEngine: boolean;
  /** How many units it counts as: the damage capacity that a war engine starts with. */
  readonly size: number;
  /** Damage that it can take when the assault begins. */
  readonly left: number;
  readonly shields: number;
  readonly critical: CriticalJson;
  /** The place of the transport that it is in, among all units. */
  readonly aboard: number | null;
  /** Outlines of the features that it may not enter. */
  readonly impassable: readonly (readonly Spot[])[];
  /** Outlines of the features that are dangerous for it. */
  readonly dangerous: readonly (readonly Spot[])[];
}

/** The target number of the cover that a feature gives to infantry. @rule L5, V2 */
const COVER: { readonly [kind: string]: number } = {
  buildings: 4, fortifications: 3, jungle: 4, marsh: 6, river: 6, ruins: 4, scrub: 6, woods: 5,
};

/** What nobody may enter. @rule L5 */
export const CLOSED_TO_ALL: readonly string[] = ['cliffs'];
/** What vehicles may not enter. @rule L5 */
export const CLOSED_TO_VEHICLES: readonly string[] = ['buildings', 'cliffs', 'fortifications', 'jungle', 'river'];
/** What war engines may not enter. @rule L5 */
export const CLOSED_TO_ENGINES: readonly string[] = ['buildings', 'cliffs', 'fortifications'];

/** What is dangerous for whom. @rule L5, A2.10 */
const DANGEROUS = {
  infantry: ['marsh', 'river'], vehicle: ['marsh', 'ruins', 'woods'], engine: ['jungle', 'marsh', 'ruins', 'woods'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const dangersFor = ({ type }: Pick<ProfileJson, 'type'>): readonly string[] => {
  if (type === 'war-engine') return DANGEROUS.engine;
  return type === 'infantry' ? DANGEROUS.infantry : DANGEROUS.vehicle;
};

/** The kinds of terrain that a unit of this profile may not enter. */
export const closedTo = ({ type }: Pick<ProfileJson, 'type'>): readonly string[] => {
  if (type === 'war-engine') return CLOSED_TO_ENGINES;
  return type === 'infantry' ? CLOSED_TO_ALL : CLOSED_TO_VEHICLES;
};

/** The radius of the base of such a unit, in cm. */
export const radiusOf = ({ type, radius, damageCapacity = 1 }: Omit<ProfileJson, 'name' | 'speed'>): number => {
  if (radius !== undefined) return radius;
  if (type === 'war-engine') return damageCapacity > 3 ? 4 : 2.5;
  return type === 'infantry' ? 1 : 1.5;
};

/** What critical hits do unless a datasheet says otherwise. @rule W6 */
const USUAL_CRITICAL: CriticalJson = { damage: 1, splash: null, entered: false, later: false };

/** Where a unit of a scenario is to be found: its formation, and its place among all units. */
interface Seat {
  readonly formation: FormationJson;
  readonly band: number;
  readonly index: number;
}

/** A unit ready to fight; one that is aboard stands where its transport does. */
export const standOf = (scenario: ScenarioJson, unit: UnitJson, { formation, band, index }: Seat): Stand => {
  const [profile, ...others] = [unit.profile, ...unit.characters ?? []].map(id => chosenSheet(scenario, id, unit)) as [
    ProfileJson, ...ProfileJson[],
  ];
  const sheets = [profile, ...others];
  const units = scenario.formations.flatMap(each => each.units);
  const aboard = unit.aboard === undefined ? null : units.findIndex(({ id }) => id === unit.aboard);
  const at = aboard === null ? unit.at : units[aboard]!.at;
  const terrain = scenario.table?.terrain ?? [];
  const { target, intermingled = [] } = scenario.engage;
  const mayHide = profile.type === 'infantry' && [target, ...intermingled].includes(formation.id);
  const abilities = sheets.flatMap(sheet => sheet.abilities ?? []);
  const closed = closedTo(profile);
  const size = profile.damageCapacity ?? 1;
  return {
    id: unit.id, index, band, name: profile.name, at, aboard, abilities, size,
    radius: radiusOf(profile),
    speed: profile.speed ?? 0,
    armour: profile.armour ?? null,
    cc: profile.cc ?? null,
    ff: profile.ff ?? null,
    cover: mayHide ? coverAt(terrain, at) : null,
    weapons: sheets.flatMap(sheet => sheet.weapons ?? []),
    isEngine: profile.type === 'war-engine' || size > 1,
    left: size - (unit.damage ?? 0),
    shields: unit.shields ?? abilities.reduce((sum, word) => sum + shieldsIn(word), 0),
    critical: profile.critical ?? USUAL_CRITICAL,
    impassable: terrain.filter(piece => closed.includes(piece.kind)).map(piece => piece.outline),
    dangerous: terrain.filter(piece => dangersFor(profile).includes(piece.kind)).map(piece => piece.outline),
  };
};

/** The shields that an ability word stands for. */
const shieldsIn = (word: string): number =>
  Number(/^(?:void-shields?|power-fields|shadowfields?)-(\d)$/.exec(word)?.[1] ?? 0);

/** The best cover of the features that hold the middle of a base. @rule V2, V3 */
const coverAt = (terrain: readonly TerrainJson[], at: Spot): number | null => {
  const targets = terrain
    .filter(piece => isIn(piece.outline, at))
    .map(piece => COVER[piece.kind])
    .filter(target => target !== undefined);
  return targets.length === 0 ? null : Math.min(...targets);
};

/** A datasheet as the choices of a unit make it. */
const chosenSheet = (scenario: ScenarioJson, id: string, { options = [] }: UnitJson): ProfileJson =>
  scenario.profiles[[id, ...[...options].sort()].join('+')] ?? profileOf(scenario, id);

const profileOf = (scenario: ScenarioJson, id: string): ProfileJson => {
  const profile = scenario.profiles[id];
  if (!profile) throw new Error(`No profile ${id}`);
  return profile;
};
