/** Terrain as outlines seen from above: what lies inside, and how much of a straight line does. All lengths in cm. */
import { NOISE, distance, type Point } from './base.ts';
import { along, distanceBetweenSegments, distanceToSegment, partOf, sideOf } from './segment.ts';

/** The corners of a simple polygon in order, either way round, the first one not repeated at the end. */
export type Outline = readonly Point[];

/** As many corners as an outline from outside may have, and how far off they may lie in the unit of its table. */
export const MOST_CORNERS = 64;
export const FARTHEST_CORNER = 2000;

/** A part of a segment a→b: 0 is a, 1 is b. */
export type Interval = readonly [start: number, end: number];

/** Whether the point lies in the outline; its edge belongs to it. */
export const contains = (outline: Outline, point: Point): boolean =>
  isEnclosed(outline, point) || isOnEdge(outline, point);

/**
 * The parts of the segment a→b that run inside the outline, in order.
 *
 * Touching a corner or running along an edge is not inside. A concave outline can hold several parts.
 */
export const insideIntervals = (outline: Outline, a: Point, b: Point): readonly Interval[] => {
  const length = distance(a, b);
  if (length <= NOISE) return NONE;
  const cuts = cutsAlong(outline, a, b, length);
  if (cuts === null) return NONE;
  const inside: Interval[] = [];
  let start: number | null = null;
  let from = 0;
  for (const to of cuts) {
    if ((to - from) * length <= NOISE) continue;
    if (isStrictlyInside(outline, along(a, b, (from + to) / 2))) start ??= from;
    else if (start !== null) {
      inside.push([start, from]);
      start = null;
    }
    from = to;
  }
  if (start !== null) inside.push([start, 1]);
  return inside;
};

/** How many cm of the segment a→b run inside the outline. */
export const lengthInside = (outline: Outline, a: Point, b: Point): number =>
  shareOf(insideIntervals(outline, a, b)) * distance(a, b);

/** How much of the segment these parts are, from 0 to 1. */
export const shareOf = (intervals: readonly Interval[]): number => {
  let share = 0;
  for (const [start, end] of intervals) share += end - start;
  return share;
};

/** Whether these corners make a simple polygon: one with an area, whose edges meet only at their common corners. */
export const isSimple = (outline: Outline): boolean => {
  if (Math.abs(doubleArea(outline)) <= NOISE) return false;
  const last = outline.length - 1;
  for (let i = 0; i <= last; i++) {
    for (let j = i + 2; j <= last; j++) {
      const areNeighbours = i === 0 && j === last;
      if (!areNeighbours && edgesMeet(outline, i, j)) return false;
    }
  }
  return true;
};

const NONE: readonly Interval[] = [];

/**
 * Where the segment meets the outline, in order and with 1 at the end; null when the whole outline lies to one
 * side of the line, which is the usual case and costs little.
 */
const cutsAlong = (outline: Outline, a: Point, b: Point, length: number): readonly number[] | null => {
  const meetings: number[] = [];
  let p = corner(outline, outline.length - 1);
  let pSide = sideOf(a, b, p) / length;
  let hasLeft = false;
  let hasRight = false;
  for (const q of outline) {
    const qSide = sideOf(a, b, q) / length;
    hasLeft ||= qSide > NOISE;
    hasRight ||= qSide < -NOISE;
    if (Math.abs(qSide) <= NOISE) meetings.push(partOf(a, b, q));
    else if (pSide * qSide < 0 && Math.abs(pSide) > NOISE) {
      meetings.push(partOf(a, b, along(p, q, pSide / (pSide - qSide))));
    }
    p = q;
    pSide = qSide;
  }
  if (!hasLeft || !hasRight) return null;
  const within = meetings.filter(part => part > 0 && part < 1).sort((s, t) => s - t);
  within.push(1);
  return within;
};

const isStrictlyInside = (outline: Outline, point: Point): boolean =>
  isEnclosed(outline, point) && !isOnEdge(outline, point);

/** Whether a ray to the right crosses the outline an odd number of times. */
const isEnclosed = (outline: Outline, [x, y]: Point): boolean => {
  let enclosed = false;
  let [px, py] = corner(outline, outline.length - 1);
  for (const [qx, qy] of outline) {
    if (qy > y !== py > y && x < qx + ((px - qx) * (y - qy)) / (py - qy)) enclosed = !enclosed;
    px = qx;
    py = qy;
  }
  return enclosed;
};

const isOnEdge = (outline: Outline, point: Point): boolean => {
  let p = corner(outline, outline.length - 1);
  for (const q of outline) {
    if (distanceToSegment(point, p, q) <= NOISE) return true;
    p = q;
  }
  return false;
};

/** Corner i, counted round and round. */
const corner = (outline: Outline, i: number): Point => outline[i % outline.length] ?? NOWHERE;

/** What stands for a corner of an outline that has none. */
const NOWHERE: Point = [Number.NaN, Number.NaN];

/** Twice the area, negative when the corners run clockwise. */
const doubleArea = (outline: Outline): number => {
  let doubled = 0;
  for (let i = 1; i + 1 < outline.length; i++) {
    doubled += sideOf(corner(outline, 0), corner(outline, i), corner(outline, i + 1));
  }
  return doubled;
};

/** Whether the edges that begin at corner i and at corner j have a point in common. */
const edgesMeet = (outline: Outline, i: number, j: number): boolean =>
  distanceBetweenSegments(corner(outline, i), corner(outline, i + 1), corner(outline, j), corner(outline, j + 1))
  <= NOISE;
