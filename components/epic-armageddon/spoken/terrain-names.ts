/** What kinds of terrain are called; a piece of the table that has a name of its own keeps it. */
import {
  TERRAIN, TERRAIN_KINDS, WORKS, WORKS_EFFECTS, type CalledGround, type TerrainKind, type TerrainPiece, type Works,
} from '../../../src/epic-armageddon/model/terrain.ts';
import { spoken } from '../../shared/languages/spoken.ts';

type Names = Readonly<Record<TerrainKind, string>>;

const named = (as: (name: string) => string): Names =>
  Object.fromEntries(TERRAIN_KINDS.map(kind => [kind, as(TERRAIN[kind].name)])) as Names;

const words = spoken('parts/terrain', {
  kinds: named(name => name),
  /** Within a sentence. */
  within: named(name => name.toLowerCase()),
});

const works = spoken('parts/works', Object.fromEntries(
  WORKS.map(kind => [kind, WORKS_EFFECTS[kind].name])) as Readonly<Record<Works, string>>);

export const kindName = (kind: TerrainKind): string => words.kinds[kind];

export const pieceName = ({ name, kind }: Pick<TerrainPiece, 'name' | 'kind'>): string => name ?? words.kinds[kind];

/** The name of a piece in the middle of a sentence. */
export const pieceWithin = ({ name, kind }: Pick<TerrainPiece, 'name' | 'kind'>): string => name ?? words.within[kind];

/** What a fact calls ground. */
export const calledIn = ({ terrain, kind }: CalledGround): string => {
  if (kind === null) return terrain;
  return kind in TERRAIN ? kindName(kind as TerrainKind) : works[kind as Works];
};
