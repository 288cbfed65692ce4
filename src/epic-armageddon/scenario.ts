/** A scenario as parsed: every default filled in, every profile it uses resolved. Plain JSON, distances in cm. */
import type { Point } from '../battlefield/base.ts';
import type { Profile } from './profile.ts';
import type { Rulings } from './rulings.ts';
import type { ArmyRule } from './special-rules/army-rules.ts';
import type { Side } from './state.ts';
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
  /** Profiles of the characters joined to it. */
  readonly characters: readonly string[];
}

export interface ScenarioFormation {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly initiative: number;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  readonly rules: readonly ArmyRule[];
  readonly units: readonly ScenarioUnit[];
}

export interface Engage {
  /** The formation that takes the Engage action. */
  readonly formation: string;
  /** The formation it charges. */
  readonly target: string;
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
  readonly profiles: Readonly<Record<string, Profile>>;
}
