/** What terrain does to a stand in an assault: its cover, its dangers, whether it hides. */
import type { Point } from '../battlefield/base.ts';
import { contains, type Outline } from '../battlefield/terrain.ts';
import type { UnitType } from './profile.ts';

/** How a kind of stand gets on in a kind of terrain. */
export type Going = 'open' | 'dangerous' | 'impassable';

interface Effect {
  readonly name: string;
  /** Lowest face of the infantry's cover save, null where there is none. */
  readonly cover: number | null;
  readonly infantry: Going;
  readonly vehicles: Going;
  readonly warEngines: Going;
  readonly cutsSight: boolean;
}

/** One row per kind of terrain. @rule L5 */
export const TERRAIN = {
  buildings: { name: 'Buildings', cover: 4, infantry: 'open', vehicles: 'impassable', warEngines: 'impassable', cutsSight: true },
  cliffs: { name: 'Cliffs', cover: null, infantry: 'impassable', vehicles: 'impassable', warEngines: 'impassable', cutsSight: true },
  fortifications: { name: 'Fortifications', cover: 3, infantry: 'open', vehicles: 'impassable', warEngines: 'impassable', cutsSight: true },
  jungle: { name: 'Jungle', cover: 4, infantry: 'open', vehicles: 'impassable', warEngines: 'dangerous', cutsSight: true },
  marsh: { name: 'Marsh', cover: 6, infantry: 'dangerous', vehicles: 'dangerous', warEngines: 'dangerous', cutsSight: false },
  'open-ground': { name: 'Open ground', cover: null, infantry: 'open', vehicles: 'open', warEngines: 'open', cutsSight: false },
  hill: { name: 'Hill', cover: null, infantry: 'open', vehicles: 'open', warEngines: 'open', cutsSight: true },
  river: { name: 'River', cover: 6, infantry: 'dangerous', vehicles: 'impassable', warEngines: 'impassable', cutsSight: false },
  road: { name: 'Road', cover: null, infantry: 'open', vehicles: 'open', warEngines: 'open', cutsSight: false },
  ruins: { name: 'Ruins', cover: 4, infantry: 'open', vehicles: 'dangerous', warEngines: 'dangerous', cutsSight: true },
  rubble: { name: 'Rubble', cover: 4, infantry: 'open', vehicles: 'dangerous', warEngines: 'dangerous', cutsSight: true },
  scrub: { name: 'Scrub', cover: 6, infantry: 'open', vehicles: 'open', warEngines: 'open', cutsSight: false },
  woods: { name: 'Woods', cover: 5, infantry: 'open', vehicles: 'dangerous', warEngines: 'dangerous', cutsSight: true },
} as const satisfies Readonly<Record<string, Effect>>;

export type TerrainKind = keyof typeof TERRAIN;
export const TERRAIN_KINDS = Object.keys(TERRAIN) as readonly TerrainKind[];

/** A piece of terrain on the table: a simple polygon, corners in cm. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: Outline;
  /** What the table calls it, null: the name of its kind. */
  readonly name: string | null;
  /** Whether it cuts lines of fire; the players may say that everybody here sees over it. @rule L4 */
  readonly cutsSight: boolean;
}

/** Which column of the terrain table a stand uses; mounted troops move as vehicles do. @rule L5 */
export const goingOf = (piece: TerrainPiece, type: UnitType, isMounted: boolean): Going => {
  const effect = TERRAIN[piece.kind];
  if (type === 'war-engine') return effect.warEngines;
  return type === 'infantry' && !isMounted ? effect.infantry : effect.vehicles;
};

/** The best cover save that terrain gives at a spot: the lowest face, null in the open. @rule V2 */
export const coverAt = (pieces: readonly TerrainPiece[], at: Point): number | null => {
  let best: number | null = null;
  for (const piece of pieces) {
    const { cover } = TERRAIN[piece.kind];
    if (cover !== null && (best === null || cover < best) && contains(piece.outline, at)) best = cover;
  }
  return best;
};
