/** The shortest way of a base round what it may not touch. All lengths in one unit. */
import { CONTACT, NOISE, distance, type Base, type Point } from './base.ts';
import { distanceBetweenSegments, distanceToSegment } from './segment.ts';
import { contains, insideIntervals, type Outline } from './terrain.ts';

/** An outline from which a centre keeps away. */
export interface Wall {
  readonly outline: Outline;
  readonly clearance: number;
}

/** Discs that a centre may not enter, give or take contact, and walls. */
export interface Obstacles {
  readonly discs: readonly Base[];
  readonly walls: readonly Wall[];
}

export interface ShortestWay {
  /** Where it begins, its corners, where it ends. */
  readonly points: readonly Point[];
  readonly length: number;
}

export interface WayLimits {
  /** Ways longer than this are not looked for. */
  readonly longest?: number;
  /** Whether a straight part of a way may be gone; any may if not said. */
  readonly allows?: (from: Point, to: Point) => boolean;
}

/** Corners on the way round a disc, and round each corner of a wall. */
const DISC_CORNERS = 16;
const WALL_CORNERS = 8;

/**
 * The shortest way from a point to the nearest of several, round everything that is in the way; null: there is none.
 *
 * Round a disc it goes by the corners of a polygon about it, which is up to 1.3 % longer than the arc. Where it begins
 * nearer to an obstacle than allowed, it only may not come nearer still.
 */
export const shortestWay = (
  from: Point, goals: readonly Point[], obstacles: Obstacles, limits: WayLimits = {},
): ShortestWay | null => {
  const shapes = shapesOf(from, obstacles);
  const isFree = (shape: Shape, a: Point, b: Point): boolean => !shape.blocks(a, b);
  const open = goals.filter(goal => shapes.every(shape => isFree(shape, goal, goal)));
  const active: Shape[] = [];
  for (;;) {
    const way = search(from, open, active, limits);
    if (way === null) return null;
    const met = shapes.filter(shape => !active.includes(shape)
      && way.points.some((point, i) => i > 0 && shape.blocks(way.points[i - 1]!, point)));
    if (met.length === 0) return way;
    active.push(...met);
  }
};

/** Whether a centre may go straight from a point to another, or stand at one. */
export const isOpen = (from: Point, to: Point, obstacles: Obstacles): boolean =>
  shapesOf(from, obstacles).every(shape => !shape.blocks(from, to));

/** How near a straight line comes to an outline; 0 where it meets it or lies in it. */
export const distanceToOutline = (outline: Outline, a: Point, b: Point): number => {
  if (contains(outline, a) || contains(outline, b) || insideIntervals(outline, a, b).length > 0) return 0;
  let least = Infinity;
  let p = outline.at(-1)!;
  for (const q of outline) {
    least = Math.min(least, distanceBetweenSegments(a, b, p, q));
    p = q;
  }
  return least;
};

/** Something in the way: what it blocks, and the corners at which one goes round it. */
interface Shape {
  readonly blocks: (a: Point, b: Point) => boolean;
  readonly corners: () => readonly Point[];
}

const shapesOf = (from: Point, { discs, walls }: Obstacles): readonly Shape[] =>
  [...discs.map(disc => shapeOfDisc(from, disc)), ...walls.map(wall => shapeOfWall(from, wall))];

const shapeOfDisc = (from: Point, { at, radius }: Base): Shape => {
  const kept = Math.min(radius - CONTACT - NOISE, distance(from, at) - NOISE);
  return {
    blocks: (a, b) => distanceToSegment(at, a, b) < kept,
    corners: () => cornersAbout(at, radius, DISC_CORNERS),
  };
};

const shapeOfWall = (from: Point, { outline, clearance }: Wall): Shape => {
  const kept = Math.min(clearance - CONTACT - NOISE, distanceToOutline(outline, from, from) - NOISE);
  const [left, low, right, high] = boundsOf(outline, clearance);
  const isAside = (a: Point, b: Point): boolean => Math.max(a[0], b[0]) < left || Math.min(a[0], b[0]) > right
    || Math.max(a[1], b[1]) < low || Math.min(a[1], b[1]) > high;
  return {
    blocks: (a, b) => !isAside(a, b) && distanceToOutline(outline, a, b) < kept,
    corners: () => outline.flatMap(corner => cornersAbout(corner, Math.max(clearance, CONTACT), WALL_CORNERS)),
  };
};

const boundsOf = (outline: Outline, clearance: number): readonly [number, number, number, number] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [
    Math.min(...xs) - clearance, Math.min(...ys) - clearance, Math.max(...xs) + clearance, Math.max(...ys) + clearance,
  ];
};

/** The corners of a polygon about a disc, symmetrical to both axes. */
const cornersAbout = ([x, y]: Point, radius: number, count: number): readonly Point[] => {
  const out = radius / Math.cos(Math.PI / count);
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((2 * i + 1) * Math.PI) / count;
    return [x + out * Math.cos(angle), y + out * Math.sin(angle)];
  });
};

/** A node on the way, and how it was reached. */
interface Node {
  readonly point: Point;
  readonly isGoal: boolean;
  readonly ahead: number;
  far: number;
  before: Node | null;
  isDone: boolean;
}

/** The shortest way past some of the obstacles. */
const search = (
  from: Point, goals: readonly Point[], shapes: readonly Shape[], limits: WayLimits,
): ShortestWay | null => {
  const { longest = Infinity, allows = ANYWHERE } = limits;
  const isFree = (a: Point, b: Point): boolean => allows(a, b) && shapes.every(shape => !shape.blocks(a, b));
  const nodes = nodesOf(from, goals, shapes, longest);
  for (;;) {
    const nearest = nearestOf(nodes, longest);
    if (nearest === null) return null;
    if (nearest.isGoal) return wayTo(nearest);
    nearest.isDone = true;
    for (const node of nodes) {
      if (node.isDone) continue;
      const far = nearest.far + distance(nearest.point, node.point);
      if (far >= node.far - NOISE || !isFree(nearest.point, node.point)) continue;
      node.far = far;
      node.before = nearest;
    }
  }
};

const ANYWHERE = (): boolean => true;

/** The start, the goals, and the free corners that are on no way longer than is looked for. */
const nodesOf = (
  from: Point, goals: readonly Point[], shapes: readonly Shape[], longest: number,
): readonly Node[] => {
  const nodeAt = (point: Point, isGoal: boolean): Node => {
    const ahead = isGoal ? 0 : Math.min(...goals.map(goal => distance(point, goal)));
    return { point, isGoal, ahead, far: Infinity, before: null, isDone: false };
  };
  const corners = shapes.flatMap(shape => shape.corners()).map(corner => nodeAt(corner, false))
    .filter(({ point, ahead }) => distance(from, point) + ahead <= longest + NOISE
      && shapes.every(shape => !shape.blocks(point, point)));
  const start = nodeAt(from, false);
  start.far = 0;
  return [start, ...goals.map(goal => nodeAt(goal, true)), ...corners];
};

const nearestOf = (nodes: readonly Node[], longest: number): Node | null => {
  let best: Node | null = null;
  for (const node of nodes) {
    if (node.isDone || node.far === Infinity || node.far + node.ahead > longest + NOISE) continue;
    if (best === null || node.far + node.ahead < best.far + best.ahead) best = node;
  }
  return best;
};

const wayTo = (goal: Node): ShortestWay => {
  const points: Point[] = [];
  for (let node: Node | null = goal; node !== null; node = node.before) points.unshift(node.point);
  return { points, length: goal.far };
};
