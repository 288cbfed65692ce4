/** What kinds of terrain are called; a piece of the table that has a name of its own keeps it. */
import { TERRAIN, TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from '../../src/epic-armageddon/terrain.ts';
import { spoken } from '../languages/spoken.ts';

type Names = Readonly<Record<TerrainKind, string>>;

const named = (as: (name: string) => string): Names =>
  Object.fromEntries(TERRAIN_KINDS.map(kind => [kind, as(TERRAIN[kind].name)])) as Names;

const words = spoken('parts/terrain', {
  kinds: named(name => name),
  /** Within a sentence. */
  within: named(name => name.toLowerCase()),
});

export const kindName = (kind: TerrainKind): string => words.kinds[kind];

export const pieceName = ({ name, kind }: Pick<TerrainPiece, 'name' | 'kind'>): string => name ?? words.kinds[kind];

/** The name of a piece in the middle of a sentence. */
export const pieceWithin = ({ name, kind }: Pick<TerrainPiece, 'name' | 'kind'>): string => name ?? words.within[kind];
