/** Short ways to write a bundled assault whole: every default said, so that it needs no parsing. */
import type { Point } from '../../../battlefield/base.ts';
import type { Decision } from '../../model/events.ts';
import type { Profile } from '../../model/profile.ts';
import {
  FORMAT, RULESET, type Engage, type Scenario, type ScenarioFormation, type ScenarioUnit,
} from '../../model/scenario.ts';
import { TERRAIN, type TerrainKind, type TerrainPiece } from '../../model/terrain.ts';
import type { Side } from '../../model/procedure.ts';
import { DEFAULT_RULINGS } from '../../rulings/defaults.ts';

/** Units of one profile, numbered from 1: `stands('b', 'boyz', [48, 40], [53, 40])` is b1 and b2. */
export const stands = (name: string, profile: string, ...places: readonly Point[]): readonly ScenarioUnit[] =>
  places.map((at, i) => unit(`${name}${i + 1}`, profile, at));

/** One unit with its shields, its damage, or the weapons and leaders that it carries. */
export const unit = (
  id: string, profile: string, at: Point, more: Partial<ScenarioUnit> = {},
): ScenarioUnit =>
  ({ id, profile, at, damage: 0, shields: 0, aboard: null, poppedUp: false, characters: [], options: [], ...more });

/** Passengers of one profile, numbered from 1, so many in each transport and where it stands. */
export const riding = (
  name: string, profile: string, transports: readonly ScenarioUnit[], each: number,
): readonly ScenarioUnit[] => transports
  .flatMap(transport => Array.from({ length: each }, () => transport))
  .map(({ id, at }, i) => unit(`${name}${i + 1}`, profile, at, { aboard: id }));

/** Spots so many cm from a point, in degrees: 0 to its right, 90 behind it, 270 between it and the reader. */
export const round = ([x, y]: Point, cm: number, ...degrees: readonly number[]): readonly Point[] =>
  degrees.map(turn => {
    const angle = (turn * Math.PI) / 180;
    return [hundredths(x + cm * Math.cos(angle)), hundredths(y + cm * Math.sin(angle))];
  });

const hundredths = (cm: number): number => Math.round(cm * 100) / 100;

/** The same units, one of them with a character. */
export const led = (units: readonly ScenarioUnit[], id: string, character: string): readonly ScenarioUnit[] =>
  units.map(unit => (unit.id === id ? { ...unit, characters: [character] } : unit));

/** A formation without Blast markers and army rules unless it says so. */
export const formation = (
  id: string, name: string, side: Side, initiative: number, units: readonly ScenarioUnit[],
  more: Partial<ScenarioFormation> = {},
): ScenarioFormation => ({
  id, name, side, initiative, blastMarkers: 0, broken: false, marched: false, overwatch: false, rules: [], units,
  ...more,
});

/** A piece of terrain that is called and seen through as its kind is. */
export const piece = (
  id: string, kind: TerrainKind, outline: readonly Point[], name: string | null = null,
): TerrainPiece =>
  ({ id, kind, outline, name, builtBy: null, works: null, cutsSight: TERRAIN[kind].cutsSight });

/** An assault on a table of the usual size, from the choice of the target on, by the usual rulings. */
export const assault = (
  title: string, engage: Partial<Engage> & Pick<Engage, 'formation' | 'target'>, terrain: readonly TerrainPiece[],
  formations: readonly ScenarioFormation[], profiles: Readonly<Record<string, Profile>>,
): Scenario => ({
  format: FORMAT, ruleset: RULESET, title, rulings: DEFAULT_RULINGS, table: { width: 120, depth: 80, terrain },
  formations, engage: { intermingled: [], combined: [], actionTest: 'none', ...engage }, startAt: 'a1ChooseTarget',
  profiles,
});

/** Units move, each straight to its place. */
export const moves = (places: Readonly<Record<string, Point>>): readonly Decision[] =>
  Object.entries(places).map(([unit, to]) => ({ type: 'unit.moved', unit, to }));

/** Passengers get out, each at its place. */
export const getOut = (places: Readonly<Record<string, Point>>): readonly Decision[] =>
  Object.entries(places).map(([unit, to]) => ({ type: 'unit.disembarked', unit, to }));
