/** The edge of what several circles cover together. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Disc } from './boxes.ts';
import { onCircle, place } from './paths.ts';

const FULL = 2 * Math.PI;
/** Arcs below this angle are where three circles meet in a point. */
const LEAST = 1e-7;

/** A part of a circle that no other covers, clockwise. */
interface Arc {
  readonly start: Point;
  readonly end: Point;
  /** From its start on, as SVG path data. */
  readonly path: string;
}

/** The edges of what the discs cover together as SVG path data: what is inside is inside by the even-odd rule too. */
export const roundAll = (discs: readonly Disc[]): string => {
  const left = new Set(discs.flatMap((disc, nth) => freeOf(disc, nth, discs)));
  let path = '';
  for (const first of left) {
    path += `M${place(first.start)}`;
    let arc = first;
    do {
      left.delete(arc);
      path += arc.path;
      const { end } = arc; // there another one begins
      arc = [first, ...left].reduce((best, one) => (distance(one.start, end) < distance(best.start, end) ? one : best));
    } while (arc !== first);
    path += 'Z';
  }
  return path;
};

/** Where no other covers the edge of a disc. Of two alike the first one is drawn. */
const freeOf = ({ at, radius }: Disc, nth: number, discs: readonly Disc[]): readonly Arc[] => {
  const covered: [from: number, to: number][] = [];
  for (const [i, { at: [x, y], radius: other }] of discs.entries()) {
    const apart = distance(at, [x, y]);
    if (i === nth || apart >= radius + other) continue;
    if (apart + radius <= other && (apart + other > radius || i < nth)) return [];
    if (apart + other <= radius) continue;
    const half = Math.acos((apart ** 2 + radius ** 2 - other ** 2) / (2 * apart * radius));
    const from = (Math.atan2(y - at[1], x - at[0]) - half + 2 * FULL) % FULL;
    covered.push([from, from + 2 * half]);
  }
  covered.sort(([a], [b]) => a - b);
  const arc = (from: number, to: number): Arc => {
    const [start, end] = [from, to].map((angle): Point => {
      const [right, down] = onCircle(radius, angle);
      return [at[0] + right, at[1] + down];
    }) as [Point, Point];
    return { start, end, path: `A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${place(end)}` };
  };
  const [first] = covered;
  if (first === undefined) return [arc(0, Math.PI), arc(Math.PI, FULL)];
  const last = first[0] + FULL;
  let end = Math.max(first[0], ...covered.map(([, to]) => to - FULL));
  return [...covered, [last, last] as const].flatMap(([from, to]) => {
    const free = from - end > LEAST ? [arc(end, from)] : [];
    end = Math.max(end, to);
    return free;
  });
};
