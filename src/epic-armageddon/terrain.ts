/** What terrain does to a stand in an assault: its cover, its dangers, whether it hides. */
import type { Base, Point } from '../battlefield/base.ts';
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

const row = (
  name: string, cover: number | null, infantry: Going, vehicles: Going, warEngines: Going,
  sight: 'cuts-sight' | 'clear',
): Effect => ({ name, cover, infantry, vehicles, warEngines, cutsSight: sight === 'cuts-sight' });

/** Each kind of terrain: its cover, how infantry, vehicles and war engines get on in it, and sight. @rule L2, L5 */
export const TERRAIN = {
  buildings: row('Buildings', 4, 'open', 'impassable', 'impassable', 'cuts-sight'),
  cliffs: row('Cliffs', null, 'impassable', 'impassable', 'impassable', 'cuts-sight'),
  fortifications: row('Fortifications', 3, 'open', 'impassable', 'impassable', 'cuts-sight'),
  jungle: row('Jungle', 4, 'open', 'impassable', 'dangerous', 'cuts-sight'),
  marsh: row('Marsh', 6, 'dangerous', 'dangerous', 'dangerous', 'clear'),
  'open-ground': row('Open ground', null, 'open', 'open', 'open', 'clear'),
  hill: row('Hill', null, 'open', 'open', 'open', 'cuts-sight'),
  river: row('River', 6, 'dangerous', 'impassable', 'open', 'clear'),
  road: row('Road', null, 'open', 'open', 'open', 'clear'),
  ruins: row('Ruins', 4, 'open', 'dangerous', 'dangerous', 'cuts-sight'),
  rubble: row('Rubble', 4, 'open', 'dangerous', 'dangerous', 'cuts-sight'),
  scrub: row('Scrub', 6, 'open', 'open', 'open', 'clear'),
  woods: row('Woods', 5, 'open', 'dangerous', 'dangerous', 'cuts-sight'),
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

const COMPASS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

const rimOf = ({ at, radius }: Base): readonly Point[] =>
  COMPASS.map(turn => [at[0] + radius * Math.cos(turn), at[1] + radius * Math.sin(turn)]);

/** Whether a base stands in terrain with every part of it. @rule A2.10 */
export const isWhollyIn = (piece: TerrainPiece, base: Base): boolean =>
  rimOf(base).every(point => contains(piece.outline, point));

/** Whether any part of a base stands in terrain. @rule A2.10 */
export const isPartlyIn = (piece: TerrainPiece, base: Base): boolean =>
  [base.at, ...rimOf(base)].some(point => contains(piece.outline, point));

/** The best cover save that terrain gives at a spot: the lowest face, null in the open. @rule V2 */
export const coverAt = (pieces: readonly TerrainPiece[], at: Point): number | null => {
  let best: number | null = null;
  for (const piece of pieces) {
    const { cover } = TERRAIN[piece.kind];
    if (cover !== null && (best === null || cover < best) && contains(piece.outline, at)) best = cover;
  }
  return best;
};
