/** The table laid out from a scenario: every unit with what its datasheet, its characters and its place give it. */
import { gap, isCutBy, isIn, isTouching, isWithin, type Base } from './geometry.ts';
import { SIDES, type BySide, type FormationJson, type ScenarioJson, type Side, type Spot, type TerrainJson,
  type UnitJson, type WeaponJson } from './scenario-json.ts';

export interface Stand extends Base {
  readonly id: string;
  readonly speed: number;
  readonly armour: number | null;
  readonly cc: number | null;
  readonly ff: number | null;
  /** The target of the cover save that it may use, if any. */
  readonly cover: number | null;
  readonly abilities: readonly string[];
  readonly weapons: readonly WeaponJson[];
  /** Outlines of the features that it may not enter. */
  readonly impassable: readonly (readonly Spot[])[];
}

export interface Band {
  readonly id: string;
  readonly side: Side;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  readonly knowsNoFear: boolean;
  readonly stands: readonly Stand[];
}

export interface Field {
  readonly width: number;
  readonly depth: number;
  /** Outlines of the features that block sight. */
  readonly screens: readonly (readonly Spot[])[];
  /** In the order of the scenario. */
  readonly bands: readonly Band[];
  /** The formation that engages and the one it engages. */
  readonly fighting: BySide<Band>;
}

/** The ids of the units that have been removed, in order of the alphabet. */
export type Dead = readonly string[];

/** The target number of the cover that a feature gives to infantry. @rule L5, V2 */
const COVER: { readonly [kind: string]: number } = {
  buildings: 4, fortifications: 3, jungle: 4, marsh: 6, river: 6, ruins: 4, scrub: 6, woods: 5,
};

/** @rule L2 */
const SCREENS = ['buildings', 'cliffs', 'fortifications', 'jungle', 'ruins', 'woods'];

/** What nobody may enter. @rule L5 */
export const CLOSED_TO_ALL: readonly string[] = ['cliffs'];
/** What vehicles may not enter. @rule L5 */
export const CLOSED_TO_VEHICLES: readonly string[] = ['buildings', 'cliffs', 'fortifications', 'jungle', 'river'];

export const layOut = (scenario: ScenarioJson): Field => {
  const terrain = scenario.table?.terrain ?? [];
  const bands = scenario.formations.map(formation => bandOf(scenario, formation));
  const named = (id: string): Band => {
    const band = bands.find(each => each.id === id);
    if (!band) throw new Error(`No formation ${id}`);
    return band;
  };
  return {
    width: scenario.table?.width ?? 120,
    depth: scenario.table?.depth ?? 80,
    screens: terrain.filter(piece => piece.cutsSight ?? SCREENS.includes(piece.kind)).map(piece => piece.outline),
    bands,
    fighting: { attacker: named(scenario.engage.formation), defender: named(scenario.engage.target) },
  };
};

const bandOf = (scenario: ScenarioJson, formation: FormationJson): Band => ({
  id: formation.id,
  side: formation.side,
  blastMarkers: formation.blastMarkers ?? 0,
  broken: formation.broken ?? false,
  marched: formation.marched ?? false,
  knowsNoFear: (formation.rules ?? []).includes('they-shall-know-no-fear'),
  stands: formation.units.map(unit => standOf(scenario, formation, unit)),
});

const standOf = (scenario: ScenarioJson, formation: FormationJson, unit: UnitJson): Stand => {
  const profile = profileOf(scenario, unit.profile);
  const sheets = [profile, ...(unit.characters ?? []).map(id => profileOf(scenario, id))];
  const terrain = scenario.table?.terrain ?? [];
  const isInfantry = profile.type === 'infantry';
  const mayHide = isInfantry && formation.id === scenario.engage.target;
  const closed = isInfantry ? CLOSED_TO_ALL : CLOSED_TO_VEHICLES;
  return {
    id: unit.id,
    at: unit.at,
    radius: profile.radius ?? (isInfantry ? 1 : 1.5),
    speed: profile.speed ?? 0,
    armour: profile.armour ?? null,
    cc: profile.cc ?? null,
    ff: profile.ff ?? null,
    cover: mayHide ? coverAt(terrain, unit.at) : null,
    abilities: sheets.flatMap(sheet => sheet.abilities ?? []),
    weapons: sheets.flatMap(sheet => sheet.weapons ?? []),
    impassable: terrain.filter(piece => closed.includes(piece.kind)).map(piece => piece.outline),
  };
};

/** The best cover of the features that hold the middle of a base. @rule V2, V3 */
const coverAt = (terrain: readonly TerrainJson[], at: Spot): number | null => {
  const targets = terrain
    .filter(piece => isIn(piece.outline, at))
    .map(piece => COVER[piece.kind])
    .filter(target => target !== undefined);
  return targets.length === 0 ? null : Math.min(...targets);
};

const profileOf = (scenario: ScenarioJson, id: string) => {
  const profile = scenario.profiles[id];
  if (!profile) throw new Error(`No profile ${id}`);
  return profile;
};

/** The units of a formation that still stand, in list order. */
export const alive = (band: Band, dead: Dead): readonly Stand[] => band.stands.filter(({ id }) => !dead.includes(id));

/** The dead of before and of now. */
export const joined = (dead: Dead, more: Dead): Dead => [...new Set([...dead, ...more])].sort();

/** Whether one unit could hit the other in a firefight: within 15cm and in line of fire. @rule A4.1 */
export const isInReach = (field: Field, a: Base, b: Base): boolean =>
  isTouching(a, b) || (isWithin(15, a, b) && !field.screens.some(outline => isCutBy(outline, a, b)));

/** The gap to the nearest of some bases. */
export const gapToNearest = (stand: Base, others: readonly Base[]): number =>
  Math.min(...others.map(other => gap(stand, other)));

/** The same for both sides. */
export const bySide = <T>(of: (side: Side) => T): BySide<T> => {
  const [attacker, defender] = SIDES;
  return { attacker: of(attacker), defender: of(defender) };
};
