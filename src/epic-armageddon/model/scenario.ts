/** A scenario as parsed: every default filled in, every profile it uses resolved. Plain JSON, distances in cm. */
import type { Point } from '../../battlefield/base.ts';
import type { Profile } from './profile.ts';
import type { Rulings } from '../rulings/rulings.ts';
import type { ArmyRule } from './army-rules.ts';
import type { Side } from './procedure.ts';
import type { TerrainPiece } from './terrain.ts';

export const FORMAT = 1;
export const RULESET = 'epic-armageddon';

/** Steps a scenario may start at; at `a4Attacks` the positions stand as after the counter-charge. */
export const STARTS = ['a1ChooseTarget', 'a4Attacks'] as const;
export type Start = (typeof STARTS)[number];

export interface Table {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
}

export interface ScenarioUnit {
  readonly id: string;
  /** Key of `Scenario.profiles`. */
  readonly profile: string;
  readonly at: Point;
  /** Points of damage already taken. */
  readonly damage: number;
  /** Shields that are up. @rule V10 */
  readonly shields: number;
  /** The transport it sits in, null on the table. @rule A2.11 */
  readonly aboard: string | null;
  /** A skimmer that flies high: it fights by firefight only, and nobody survives its crash. @rule V12 */
  readonly poppedUp: boolean;
  /** Profiles of the characters joined to it. */
  readonly characters: readonly string[];
  /** Ids of the choices that its datasheet and those of its characters leave to its player. */
  readonly options: readonly string[];
}

export interface ScenarioFormation {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly initiative: number;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  /** It may fire when the charge has ended. @rule A2.12 */
  readonly overwatch: boolean;
  readonly rules: readonly ArmyRule[];
  readonly units: readonly ScenarioUnit[];
}

/** The test before the charge: none, the usual one, or one for a side that keeps the initiative. @rule A0.2 */
export const ACTION_TESTS = ['none', 'usual', 'retaining'] as const;
export type ActionTest = (typeof ACTION_TESTS)[number];

export interface Engage {
  /** The formation that takes the Engage action. */
  readonly formation: string;
  /** The formation it charges. */
  readonly target: string;
  /** Formations that are charged with the target. @rule A1.2 */
  readonly intermingled: readonly string[];
  /** Formations that charge with a Commander's. @rule A1.5 */
  readonly combined: readonly string[];
  /** Whether the action test is thrown, and how: the side may be retaining the initiative. @rule A0.2 */
  readonly actionTest: ActionTest;
}

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly ruleset: typeof RULESET;
  readonly title: string;
  readonly rulings: Rulings;
  readonly table: Table;
  readonly formations: readonly ScenarioFormation[];
  readonly engage: Engage;
  readonly startAt: Start;
  /** By their ids; and as the options of units make them, by `sheetKey`. */
  readonly profiles: Readonly<Record<string, Profile>>;
}
