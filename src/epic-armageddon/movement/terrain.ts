/** What terrain does to a stand in an assault: its cover, its dangers, whether it hides. */
import type { Base, Point } from '../../battlefield/base.ts';
import { contains, type Outline } from '../../battlefield/terrain.ts';
import type { UnitType } from '../model/profile.ts';
import type { Side } from '../model/state.ts';

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

/** Field works that armies bring along; they stand on the table as fortifications. */
export const WORKS = ['trench', 'bunker', 'gun-emplacement', 'minefield', 'razor-wire'] as const;
export type Works = (typeof WORKS)[number];

/** What field works do instead of ordinary fortifications. @rule V2, V13 */
export const WORKS_EFFECTS: Readonly<Record<Works, Effect>> = {
  trench: row('Trench', 4, 'open', 'dangerous', 'open', 'clear'),
  bunker: row('Bunker', 3, 'open', 'dangerous', 'dangerous', 'clear'),
  'gun-emplacement': row('Gun emplacement', 4, 'open', 'open', 'open', 'clear'),
  minefield: row('Minefield', null, 'dangerous', 'dangerous', 'dangerous', 'clear'),
  'razor-wire': row('Razor wire', null, 'dangerous', 'open', 'open', 'clear'),
};
/** The cover save of a vehicle in a gun emplacement. @rule V3 */
const EMPLACEMENT = 5;

export type TerrainKind = keyof typeof TERRAIN;
export const TERRAIN_KINDS = Object.keys(TERRAIN) as readonly TerrainKind[];

/** A piece of terrain on the table: a simple polygon, corners in cm. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: Outline;
  /** What the table calls it, null: the name of its kind. */
  readonly name: string | null;
  /** Which side built it, if one did; null: it was there. @rule V13 */
  readonly builtBy: Side | null;
  /** What kind of field work it is; null: none. @rule V2, V13 */
  readonly works: Works | null;
  /** Whether it cuts lines of fire; the players may say that everybody here sees over it. @rule L4 */
  readonly cutsSight: boolean;
}

/** What a piece of terrain does: as its kind, or as the field works it is. @rule L5, V2 */
export const effectOf = (piece: TerrainPiece): Effect =>
  (piece.works === null ? TERRAIN[piece.kind] : WORKS_EFFECTS[piece.works]);

/** What a piece is called, and the kind that it is called by if it has no name of its own. */
export interface CalledGround {
  readonly terrain: string;
  readonly kind: TerrainKind | Works | null;
}

export const calledGround = (piece: TerrainPiece): CalledGround => (piece.name === null
  ? { terrain: effectOf(piece).name, kind: piece.works ?? piece.kind }
  : { terrain: piece.name, kind: null });

/** The cover save of a vehicle at a spot: only emplacements made for it give any. @rule V3 */
export const emplacementAt = (pieces: readonly TerrainPiece[], at: Point): number | null =>
  (pieces.some(piece => piece.works === 'gun-emplacement' && contains(piece.outline, at)) ? EMPLACEMENT : null);

/** Which column of the terrain table a stand uses; mounted troops move as vehicles do. @rule L5 */
export const goingOf = (piece: TerrainPiece, type: UnitType, isMounted: boolean): Going => {
  const effect = effectOf(piece);
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

/** Whether a spot is open ground: in no terrain, or on nothing but a hill. @rule L5 */
export const isOpenGround = (pieces: readonly TerrainPiece[], at: Point): boolean =>
  pieces.every(({ kind, outline }) => kind === 'open-ground' || kind === 'hill' || !contains(outline, at));

/** A piece of terrain that gives cover, and the lowest face that saves in it. */
export interface Cover {
  readonly piece: TerrainPiece;
  readonly target: number;
}

/** The terrain that gives the best cover save at a spot, of equal ones the first; null in the open. @rule V2 */
export const bestCoverAt = (pieces: readonly TerrainPiece[], at: Point): Cover | null => {
  let best: Cover | null = null;
  for (const piece of pieces) {
    const { cover } = effectOf(piece);
    if (cover !== null && (best === null || cover < best.target) && contains(piece.outline, at)) {
      best = { piece, target: cover };
    }
  }
  return best;
};

/** The best cover save that terrain gives at a spot: the lowest face, null in the open. @rule V2 */
export const coverAt = (pieces: readonly TerrainPiece[], at: Point): number | null =>
  bestCoverAt(pieces, at)?.target ?? null;
