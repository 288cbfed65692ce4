/** What kinds of terrain do unless a scenario says otherwise. */
import type { TerrainTrait } from './scenario.ts';

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

/** Whether a word names one of these kinds. */
export const isKind = (word: string): word is TerrainKind => word in TERRAIN_KINDS;
