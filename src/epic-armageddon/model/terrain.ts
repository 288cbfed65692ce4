/** Terrain on the table: its kinds, what each does, and a piece of it. */
import type { Outline } from '../../battlefield/terrain.ts';
import type { Side } from './procedure.ts';

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
