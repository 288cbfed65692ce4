/** Tables with terrain of every kind about the place where the fight will be, field works among it. */
import type { Point } from '../../../src/battlefield/base.ts';
import { TERRAIN_KINDS, WORKS, type TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import type { Source } from '../random/source.ts';

export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
  /** About where the fight is. */
  readonly middle: Point;
}

const TABLES = [[120, 80], [120, 80], [180, 120], [90, 90]] as const;

export const groundFor = (source: Source): Ground => {
  const { whole, once, pick } = source;
  const [width, depth] = pick(TABLES);
  const middle: Point = once(25)
    ? [whole([8, width - 8]), pick([8, depth - 8])] : [whole([25, width - 25]), whole([25, depth - 25])];
  const pieces = once(40) ? 0 : whole([1, 4]);
  const terrain = Array.from({ length: pieces }, (_, i) => pieceNear(source, `t${i + 1}`, middle, width, depth));
  return { width, depth, terrain, middle };
};

const pieceNear = (source: Source, id: string, middle: Point, width: number, depth: number): TerrainPiece => {
  const { once, pick } = source;
  const works = once(25) ? pick(WORKS) : null;
  const kind = works === null ? pick(TERRAIN_KINDS) : 'fortifications';
  return {
    id, kind, works, outline: outlineNear(source, middle, width, depth), name: null,
    builtBy: works === null || once(30) ? null : pick(['attacker', 'defender'] as const),
    cutsSight: works === null && once(70),
  };
};

/** A block or a triangle whose corners lie on the table. */
const outlineNear = ({ whole, pick }: Source, [x, y]: Point, width: number, depth: number): readonly Point[] => {
  const [w, d] = [whole([3, 20]), whole([3, 20])];
  const left = Math.min(Math.max(x + whole([-18, 8]), 1), width - w - 1) + 0.13;
  const near = Math.min(Math.max(y + whole([-18, 8]), 1), depth - d - 1) + 0.13;
  const corners: readonly Point[] = [[left, near], [left + w, near], [left + w, near + d], [left, near + d]];
  return pick([corners, corners, corners.slice(0, 3)]);
};
