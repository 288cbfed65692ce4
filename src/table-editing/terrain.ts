/** Terrain put on the table and changed there. All lengths in cm. */
import type { Point } from '../battlefield/base.ts';
import { isSimple, type Outline } from '../battlefield/terrain.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import {
  effectOf, TERRAIN_KINDS, WORKS, type TerrainKind, type TerrainPiece, type Works,
} from '../epic-armageddon/model/terrain.ts';
import { LARGEST_TABLE, SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { backInside } from './arrange.ts';
import { freshId } from './fresh-ids.ts';
import { mirrored, type Mirror } from './mirror.ts';
import { REMARK_WORDS, sayRemark } from './remark-words.ts';
import { spanOf, tidy } from './stands.ts';

/** Every kind of ground: the terrain of the rules, and the field works that armies bring. @rule L5, V2, V13 */
export const GROUNDS = [...TERRAIN_KINDS, ...WORKS] as const;
export type Ground = TerrainKind | Works;

const isWorks = (ground: Ground): ground is Works => (WORKS as readonly string[]).includes(ground);

/** What a piece is. */
export const groundOf = ({ kind, works }: TerrainPiece): Ground => works ?? kind;

/** Why an outline cannot be terrain; null if it can. */
export const whyNoOutline = (outline: Outline): string | null => {
  if (outline.length < 3) return REMARK_WORDS.fewCorners;
  if (outline.length > SCENARIO_LIMITS.corners) {
    return sayRemark('manyCorners', SCENARIO_LIMITS.corners, outline.length);
  }
  const isNear = outline.every(corner => corner.every(cm => Math.abs(cm) <= 2 * LARGEST_TABLE));
  if (!isNear) return REMARK_WORDS.farOff;
  return isSimple(outline) ? null : REMARK_WORDS.crossing;
};

/** The same of an outline that is still to be rounded. */
const whyNotTidy = (outline: Outline): string | null => whyNoOutline(outline) ?? whyNoOutline(outline.map(tidy));

/** Why no further piece can be put on the table; null if one can. */
export const whyNoTerrain = ({ table }: Scenario): string | null => (table.terrain.length < SCENARIO_LIMITS.terrain
  ? null : sayRemark('manyPieces', SCENARIO_LIMITS.terrain));

/** What the ground is by itself: kind, works, and whether it cuts lines of fire. */
const natureOf = (ground: Ground): Pick<TerrainPiece, 'kind' | 'works' | 'cutsSight'> => {
  const nature = isWorks(ground) ? { kind: 'fortifications', works: ground } as const : { kind: ground, works: null };
  return { ...nature, cutsSight: effectOf({ ...nature } as TerrainPiece).cutsSight };
};

/** One piece more, the last of the list; where it cannot be, nothing: the `why…` functions say so. */
export const addTerrain = (
  setUp: Scenario, ground: Ground, outline: Outline, name: string | null = null,
): Scenario => {
  const corners = outline.map(tidy);
  if (whyNoTerrain(setUp) !== null || whyNotTidy(outline) !== null) return setUp;
  const id = freshId(ground, setUp.table.terrain.map(piece => piece.id), 'terrain');
  return withTerrain(setUp, [...setUp.table.terrain, {
    id, outline: corners, name: name?.trim() || null, builtBy: null, ...natureOf(ground),
  }]);
};

/** A rectangle between two corners; one without any width becomes a small one. */
export const rectangle = ([x1, y1]: Point, [x2, y2]: Point): Outline => {
  const [left, right] = apart(x1, x2);
  const [near, far] = apart(y1, y2);
  return [[left, near], [right, near], [right, far], [left, far]];
};

const LEAST = 1;
const apart = (a: number, b: number): readonly [number, number] => {
  const [least, most] = [Math.min(a, b), Math.max(a, b)];
  return most - least < LEAST ? [(least + most - LEAST) / 2, (least + most + LEAST) / 2] : [least, most];
};

/** Moved by so much, but kept on the table if it fits. */
export const moveTerrain = (setUp: Scenario, id: string, [dx, dy]: Point): Scenario => reshaped(setUp, id, outline =>
  backOnTable(outline.map(([x, y]): Point => [x + dx, y + dy]), setUp));

/** Turned clockwise round its middle, by degrees. */
export const turnTerrain = (setUp: Scenario, id: string, degrees: number): Scenario => reshaped(setUp, id, outline => {
  const [x, y] = centreOf(outline);
  const turn = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(([cx, cy]): Point => [
    x + (cx - x) * cos - (cy - y) * sin, y + (cx - x) * sin + (cy - y) * cos,
  ]);
});

/** One corner somewhere else; where the outline would cross itself, nothing. */
export const moveCorner = (setUp: Scenario, id: string, corner: number, at: Point): Scenario =>
  reshaped(setUp, id, outline => outline.map((one, i) => (i === corner ? at : one)));

/** One corner more, half-way from this one to the next. */
export const addCorner = (setUp: Scenario, id: string, corner: number): Scenario => reshaped(setUp, id, outline => {
  const [from, to] = [outline[corner], outline[(corner + 1) % outline.length]];
  if (from === undefined || to === undefined) return outline;
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [...outline.slice(0, corner + 1), half, ...outline.slice(corner + 1)];
});

/** One corner less; three are the fewest. */
export const removeCorner = (setUp: Scenario, id: string, corner: number): Scenario =>
  reshaped(setUp, id, outline => outline.filter((_, i) => i !== corner));

/** The mirror image, in the same place. */
export const mirrorTerrain = (setUp: Scenario, id: string, mirror: Mirror): Scenario =>
  reshaped(setUp, id, outline => {
    const [least, most] = spanOf(outline.map(at => ({ at, radius: 0 })), mirror === 'left-right' ? 0 : 1);
    return outline.map(mirrored(mirror, least + most));
  });

/** The name on the table; an empty one: that of its kind. */
export const renameTerrain = (setUp: Scenario, id: string, name: string): Scenario =>
  changedPiece(setUp, id, piece => ({ ...piece, name: name.trim() || null }));

/** Other ground within the same outline; it cuts lines of fire or not as that ground does. @rule L2, L4 */
export const changeGround = (setUp: Scenario, id: string, ground: Ground): Scenario =>
  changedPiece(setUp, id, piece => ({ ...piece, ...natureOf(ground) }));

const BESIDE = 2;

/** The same piece once more, a little to the side. */
export const copyTerrain = (setUp: Scenario, id: string): Scenario => {
  const piece = setUp.table.terrain.find(one => one.id === id);
  if (piece === undefined || whyNoTerrain(setUp) !== null) return setUp;
  const fresh = freshId(groundOf(piece), setUp.table.terrain.map(one => one.id), 'terrain');
  const [left, right] = spanOf(piece.outline.map(at => ({ at, radius: 0 })), 0);
  const beside = right - left + BESIDE;
  const by = right + beside <= setUp.table.width || left < beside ? beside : -beside;
  const outline = backOnTable(piece.outline.map(([x, y]): Point => [x + by, y]), setUp).map(tidy);
  return withTerrain(setUp, [...setUp.table.terrain, { ...piece, id: fresh, outline }]);
};

export const removeTerrain = (setUp: Scenario, id: string): Scenario =>
  withTerrain(setUp, setUp.table.terrain.filter(piece => piece.id !== id));

/** The middle of the box round an outline. */
export const centreOf = (outline: Outline): Point => {
  const corners = outline.map(at => ({ at, radius: 0 }));
  const [left, right] = spanOf(corners, 0);
  const [near, far] = spanOf(corners, 1);
  return [(left + right) / 2, (near + far) / 2];
};

const backOnTable = (outline: Outline, { table }: Scenario): Outline => {
  const corners = outline.map(at => ({ at, radius: 0 }));
  const dx = backInside(spanOf(corners, 0), table.width);
  const dy = backInside(spanOf(corners, 1), table.depth);
  return outline.map(([x, y]) => [x + dx, y + dy]);
};

const withTerrain = (setUp: Scenario, terrain: readonly TerrainPiece[]): Scenario =>
  ({ ...setUp, table: { ...setUp.table, terrain } });

const changedPiece = (setUp: Scenario, id: string, change: (piece: TerrainPiece) => TerrainPiece): Scenario =>
  withTerrain(setUp, setUp.table.terrain.map(piece => (piece.id === id ? change(piece) : piece)));

/** One piece with another outline, if that can be one. */
const reshaped = (setUp: Scenario, id: string, shape: (outline: Outline) => Outline): Scenario => {
  const piece = setUp.table.terrain.find(one => one.id === id);
  if (piece === undefined) return setUp;
  const shaped = shape(piece.outline);
  const outline = shaped.map(tidy);
  const isSame = String(outline) === String(piece.outline);
  if (isSame || whyNotTidy(shaped) !== null) return setUp;
  return changedPiece(setUp, id, one => ({ ...one, outline }));
};
