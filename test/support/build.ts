/**
 * Whole, sensible scenarios of which a test states only what matters to it. Lengths in cm.
 *
 * `scenarioOf()` alone is an assault of four assault marines in base contact with four of six boyz. A formation of
 * one's own: `formationOf('attacker', rowOf('a', 'tactical', 4, [30, 20]), { blastMarkers: 1 })`.
 */
import type { Point } from '../../src/battlefield/base.ts';
import {
  FORMAT, RULESET, type Engage, type Scenario, type ScenarioFormation, type ScenarioUnit, type Start,
} from '../../src/epic-armageddon/model/scenario.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings/defaults.ts';
import type { Rulings } from '../../src/epic-armageddon/rulings/rulings.ts';
import { fullShields } from '../../src/epic-armageddon/attacks/join-characters.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { effectOf, type TerrainKind, type TerrainPiece } from '../../src/epic-armageddon/model/terrain.ts';
import { PROFILES, type ProfileId } from './profiles.ts';

/** One stand; profiles of one's own are named in `scenarioOf({ profiles })`. */
export const unitOf = (
  id: string, profile: ProfileId | (string & {}), at: Point, more: Partial<ScenarioUnit> = {},
): ScenarioUnit => ({
  id, profile, at, damage: 0, shields: shieldsOf(profile), aboard: null, poppedUp: false, characters: [], options: [],
  ...more,
});

/** All of a unit's shields are up; state `shields` for a profile of one's own and for shields of a character. */
const shieldsOf = (profile: string): number => fullShields(PROFILES[profile as ProfileId]?.abilities ?? []);

/** Far enough apart that infantry does not touch, near enough for a chain. */
export const PITCH = 3;

/** Stands side by side to the right of the first: `rowOf('a', 'boyz', 3, [30, 20])` is a1, a2 and a3. */
export const rowOf = (
  name: string, profile: ProfileId | (string & {}), count: number, [x, y]: Point, pitch: number = PITCH,
): readonly ScenarioUnit[] =>
  Array.from({ length: count }, (_, i) => unitOf(`${name}${i + 1}`, profile, [x + i * pitch, y]));

/** A fresh, unbroken formation without army rules, named after its side. */
export const formationOf = (
  side: Side, units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {},
): ScenarioFormation => ({
  id: side,
  name: more.id ?? side,
  side,
  initiative: 2,
  blastMarkers: 0,
  broken: false,
  marched: false,
  overwatch: false,
  rules: [],
  units,
  ...more,
});

/** A rectangle of terrain between two corners; state `works` for a trench, `cutsSight` to see over it. */
export const terrainOf = (
  kind: TerrainKind, [left, front]: Point, [right, back]: Point, more: Partial<TerrainPiece> = {},
): TerrainPiece => {
  const piece: TerrainPiece = {
    id: kind,
    kind,
    outline: [[left, front], [right, front], [right, back], [left, back]],
    name: null,
    builtBy: null,
    works: null,
    cutsSight: true,
    ...more,
  };
  return { ...piece, cutsSight: more.cutsSight ?? effectOf(piece).cutsSight };
};

/** What a test may say of its scenario. */
export interface ScenarioParts {
  readonly title?: string;
  readonly formations?: readonly ScenarioFormation[];
  /** Unsaid: the first formation of the attacker engages the first of the defender. */
  readonly engage?: Partial<Engage>;
  /** Unsaid: the attacks, with everybody where the test has put them. */
  readonly startAt?: Start;
  readonly terrain?: readonly TerrainPiece[];
  readonly width?: number;
  readonly depth?: number;
  /** Only the answers that differ from the defaults. */
  readonly rulings?: Partial<Rulings>;
  /** Profiles beside those of `profiles.ts`, or instead of them. */
  readonly profiles?: Readonly<Record<string, Profile>>;
}

/** A scenario as parsing would give it; profiles are those that its units use. */
export const scenarioOf = (parts: ScenarioParts = {}): Scenario => {
  const { formations = chargeOfMarines(), width = 120, depth = 80, terrain = [] } = parts;
  return {
    format: FORMAT,
    ruleset: RULESET,
    title: parts.title ?? '',
    rulings: { ...DEFAULT_RULINGS, ...parts.rulings },
    table: { width, depth, terrain },
    formations,
    engage: {
      formation: firstOf(formations, 'attacker'),
      target: firstOf(formations, 'defender'),
      intermingled: [],
      combined: [],
      actionTest: 'none',
      ...parts.engage,
    },
    startAt: parts.startAt ?? 'a4Attacks',
    profiles: usedProfiles(formations, { ...PROFILES, ...parts.profiles }),
  };
};

/** Four marines with jump packs, each touching one of six boyz. */
const chargeOfMarines = (): readonly ScenarioFormation[] => [
  formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), { rules: ['they-shall-know-no-fear'], initiative: 1 }),
  formationOf('defender', rowOf('d', 'boyz', 6, [30, 22]), { initiative: 3 }),
];

const firstOf = (formations: readonly ScenarioFormation[], side: Side): string => {
  const first = formations.find(formation => formation.side === side);
  if (first === undefined) throw new Error(`The scenario has no formation of the ${side}.`);
  return first.id;
};

const usedProfiles = (
  formations: readonly ScenarioFormation[], known: Readonly<Record<string, Profile>>,
): Readonly<Record<string, Profile>> => {
  const units = formations.flatMap(formation => formation.units);
  const used = new Set(units.flatMap(unit => [unit.profile, ...unit.characters]));
  return Object.fromEntries([...used].map(id => {
    const profile = known[id];
    if (profile === undefined) throw new Error(`There is no profile ${id}; name it in scenarioOf({ profiles }).`);
    return [id, profile];
  }));
};
