/** The table, its pieces of terrain, and what kinds of terrain do unless a scenario says otherwise. */
import type { Outline } from '../../battlefield/terrain.ts';
import type { Side } from './procedure.ts';

/** What kinds of terrain do unless a scenario says otherwise. */
export const TERRAIN_KINDS = {
  woods: ['difficult', 'cover', 'blocks-sight'],
  ruins: ['difficult', 'cover', 'blocks-sight'],
  barricade: ['cover'],
  craters: ['difficult', 'cover'],
  water: ['difficult'],
  swamp: ['difficult', 'dangerous'],
  hill: [],
  rock: ['impassable', 'blocks-sight'],
  building: ['impassable', 'blocks-sight'],
} as const satisfies Readonly<Record<string, readonly TerrainTrait[]>>;

export type TerrainKind = keyof typeof TERRAIN_KINDS;

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

export interface ScenarioTable {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
  /** The edge to which each side falls back: the attacker's is low y unless said otherwise. */
  readonly edges: { readonly [side in Side]: 'low' | 'high' };
}
