/** Terrain drawn with a brush: one smooth outline round a stroke. All lengths in cm. */
import type { Point } from '../battlefield/base.ts';
import { distanceToSegment } from '../battlefield/segment.ts';
import { isSimple, type Outline } from '../battlefield/terrain.ts';
import { LARGEST_TABLE, SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { tidy } from './stands.ts';

/** How far the brush reaches where nobody says. */
export const USUAL_BRUSH = 3;
/** Cells along the reach of the brush, and along the whole stroke at most. */
const FINE = 3;
const MOST_CELLS = 90;
/** The stroke is followed through so many points at most. */
const MOST_POINTS = 200;

/**
 * Everything within reach of a stroke, as an outline that crosses nowhere: what the stroke goes round is filled in, and
 * there are no more corners than terrain may have. Empty for no stroke.
 */
export const brushOutline = (stroke: readonly Point[], reach: number = USUAL_BRUSH): Outline => {
  const points = thinned(stroke);
  if (points.length === 0) return [];
  const grid = gridRound(points, reach);
  const rim = longest(rimsOf(grid));
  for (let tolerance = grid.cell * 0.15; tolerance < grid.cell * 50; tolerance *= 1.5) {
    const outline = simplified(rim, tolerance).map(tidy);
    if (outline.length <= SCENARIO_LIMITS.corners && outline.length >= 3 && isSimple(outline)) return outline;
  }
  return boxRound(points, reach);
};

/** Not every point of a long stroke, and none that lies far off any table. */
const thinned = (stroke: readonly Point[]): readonly Point[] => {
  const each = Math.max(1, Math.ceil(stroke.length / MOST_POINTS));
  const near = stroke.filter(point => point.every(cm => Math.abs(cm) <= 2 * LARGEST_TABLE));
  return near.filter((_, i) => i % each === 0 || i === near.length - 1);
};

const boxRound = (points: readonly Point[], reach: number): Outline => {
  const [left, right] = [Math.min(...points.map(([x]) => x)) - reach, Math.max(...points.map(([x]) => x)) + reach];
  const [near, far] = [Math.min(...points.map(([, y]) => y)) - reach, Math.max(...points.map(([, y]) => y)) + reach];
  return [[left, near], [right, near], [right, far], [left, far]].map(corner => tidy(corner as unknown as Point));
};

/** How far inside the brush's reach each crossing of a fine grid lies; below 0 outside. */
interface Grid {
  readonly from: Point;
  readonly cell: number;
  readonly across: number;
  readonly up: number;
  readonly depth: (column: number, row: number) => number;
}

const gridRound = (points: readonly Point[], reach: number): Grid => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 2 * reach;
  const cell = Math.max(reach / FINE, size / MOST_CELLS);
  const from: Point = [Math.min(...xs) - reach - 1.5 * cell, Math.min(...ys) - reach - 1.5 * cell];
  const across = Math.ceil((Math.max(...xs) + reach - from[0]) / cell) + 2;
  const up = Math.ceil((Math.max(...ys) + reach - from[1]) / cell) + 2;
  const depths = new Float64Array(across * up);
  for (let row = 0; row < up; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const inside = reach - awayFrom([from[0] + column * cell, from[1] + row * cell], points);
      // Nothing lies exactly on the rim, so that no two corners fall together.
      depths[row * across + column] = Math.abs(inside) < cell * 0.05 ? cell * 0.05 : inside;
    }
  }
  return { from, cell, across, up, depth: (column, row) => depths[row * across + column] ?? -1 };
};

const awayFrom = (at: Point, points: readonly Point[]): number => {
  let least = Infinity;
  for (let i = 0; i < points.length; i += 1) {
    least = Math.min(least, distanceToSegment(at, points[Math.max(0, i - 1)]!, points[i]!));
  }
  return least;
};

/** Sides of a cell: below, right, above, left. For each pattern of corners inside, the ways of the rim through it. */
const WAYS: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>> = {
  1: [[3, 0]], 2: [[0, 1]], 3: [[3, 1]], 4: [[1, 2]], 5: [[3, 0], [1, 2]], 6: [[0, 2]], 7: [[3, 2]], 8: [[2, 3]],
  9: [[2, 0]], 10: [[0, 1], [2, 3]], 11: [[2, 1]], 12: [[1, 3]], 13: [[1, 0]], 14: [[0, 3]],
};
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

/** Every rim between inside and outside, round and round. */
const rimsOf = (grid: Grid): readonly (readonly Point[])[] => {
  const next = new Map<string, { readonly to: string; readonly at: Point }>();
  for (let row = 0; row + 1 < grid.up; row += 1) {
    for (let column = 0; column + 1 < grid.across; column += 1) {
      const pattern = CORNERS.reduce((sum, [dx, dy], i) =>
        sum + (grid.depth(column + dx, row + dy) > 0 ? 2 ** i : 0), 0);
      for (const [from, to] of WAYS[pattern] ?? []) {
        next.set(sideKey(column, row, from), { to: sideKey(column, row, to), at: crossing(grid, column, row, from) });
      }
    }
  }
  const rims: (readonly Point[])[] = [];
  while (next.size > 0) {
    const rim: Point[] = [];
    let key = next.keys().next().value as string;
    for (let step = next.get(key); step !== undefined; step = next.get(key)) {
      next.delete(key);
      rim.push(step.at);
      key = step.to;
    }
    rims.push(rim);
  }
  return rims;
};

/** The same side has one name, whichever of its two cells asks. */
const sideKey = (column: number, row: number, side: number): string => {
  switch (side) {
    case 0: return `${column},${row}-`;
    case 1: return `${column + 1},${row}|`;
    case 2: return `${column},${row + 1}-`;
    default: return `${column},${row}|`;
  }
};

/** Where the rim crosses one side of a cell. */
const crossing = ({ from, cell, depth }: Grid, column: number, row: number, side: number): Point => {
  const [dx, dy] = CORNERS[side]!;
  const [ex, ey] = CORNERS[(side + 1) % 4]!;
  const [a, b] = [depth(column + dx, row + dy), depth(column + ex, row + ey)];
  const part = a / (a - b);
  return [
    from[0] + (column + dx + (ex - dx) * part) * cell, from[1] + (row + dy + (ey - dy) * part) * cell,
  ];
};

/** The rim round everything: of all of them the one with the largest area. */
const longest = (rims: readonly (readonly Point[])[]): readonly Point[] =>
  rims.reduce((best, rim) => (area(rim) > area(best) ? rim : best), rims[0] ?? []);

const area = (rim: readonly Point[]): number => Math.abs(rim.reduce((sum, [x, y], i) => {
  const [nextX, nextY] = rim[(i + 1) % rim.length]!;
  return sum + x * nextY - nextX * y;
}, 0));

/** Without the corners that change the outline by no more than so much. */
const simplified = (rim: readonly Point[], tolerance: number): readonly Point[] => {
  const half = Math.floor(rim.length / 2);
  if (half === 0) return rim;
  const there = between(rim.slice(0, half + 1), tolerance);
  const back = between([...rim.slice(half), rim[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
};

const between = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!];
  let furthest = 0;
  let most = tolerance;
  for (let i = 1; i + 1 < points.length; i += 1) {
    const off = distanceToSegment(points[i]!, first, last);
    if (off <= most) continue;
    furthest = i;
    most = off;
  }
  if (furthest === 0) return [first, last];
  return [
    ...between(points.slice(0, furthest + 1), tolerance).slice(0, -1), ...between(points.slice(furthest), tolerance),
  ];
};
