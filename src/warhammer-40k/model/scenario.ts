/** A 40k scenario as parsed: every default filled in, every profile resolved. Plain JSON, distances in inches. */
import type { Point } from '../../battlefield/base.ts';
import type { Outline } from '../../battlefield/terrain.ts';
import type { Edition } from '../editions/index.ts';
import type { Completion } from '../editions/policy.ts';
import type { Profile } from './profile.ts';
import type { Rulings } from '../rulings/rulings.ts';
import type { Side, UnitTrait } from './state.ts';
import type { TerrainKind } from './terrain-kinds.ts';

export const FORMAT = 1;
/** Scenarios name their edition after this. */
export const RULESET_PREFIX = 'warhammer-40k-';
export type Ruleset = `${typeof RULESET_PREFIX}${Edition}`;

/** The edition by whose text a scenario is played. */
export const editionOf = ({ ruleset }: Pick<Scenario, 'ruleset'>): Edition =>
  ruleset.slice(RULESET_PREFIX.length) as Edition;

/** Where a scenario begins; at `fight` the models stand as after the charge. */
export const STARTS = ['charge', 'fight'] as const;
export type Start = (typeof STARTS)[number];

/** What a piece of terrain does to those who move and fight there. */
export const TERRAIN_TRAITS = ['difficult', 'dangerous', 'impassable', 'cover', 'blocks-sight'] as const;
export type TerrainTrait = (typeof TERRAIN_TRAITS)[number];

export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  /** What people call it; null: nothing but its kind. */
  readonly name: string | null;
  readonly outline: Outline;
  readonly traits: readonly TerrainTrait[];
}

export interface Table {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
  /** The edge to which each side falls back: the attacker's is low y unless said otherwise. */
  readonly edges: { readonly [side in Side]: 'low' | 'high' };
}

export interface ScenarioModel {
  readonly id: string;
  readonly profile: string;
  readonly at: Point;
  readonly height: number;
  /** Wounds lost already. */
  readonly lost: number;
  /** Only where the scenario starts at the fight: whether it was charged in or behind cover. */
  readonly covered: boolean;
}

export interface ScenarioUnit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly traits: readonly UnitTrait[];
  readonly assaultRange: number;
  readonly joined: string | null;
  readonly fired: string | null;
  readonly stationaryFire: boolean;
  readonly mayNotCharge: boolean;
  readonly fallingBack: boolean;
  readonly goneToGround: boolean;
  readonly overwatchUsed: boolean;
  /** Only where the scenario starts at the fight: the units that it charged this turn. */
  readonly charged: readonly string[];
  readonly disordered: boolean;
  readonly throughDifficult: boolean;
  readonly models: readonly ScenarioModel[];
}

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly ruleset: Ruleset;
  readonly title: string;
  readonly startAt: Start;
  /** Whose assault phase it is. */
  readonly active: Side;
  /** Where the scenario starts at the fight: 1 in the turn of the charge. */
  readonly round: number;
  readonly completion: Completion;
  readonly rulings: Rulings;
  readonly table: Table;
  readonly units: readonly ScenarioUnit[];
  readonly profiles: Readonly<Record<string, Profile>>;
}
