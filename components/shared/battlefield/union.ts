/** The edge of what several circles cover together. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Disc } from './boxes.ts';
import { circleRound, onCircle, place } from './paths.ts';

const FULL = 2 * Math.PI;
/** Arcs below this angle are where three circles meet in a point. */
const LEAST = 1e-7;

/** A part of a circle that no other covers, clockwise. */
interface Arc {
  readonly disc: Disc;
  readonly from: number;
  readonly to: number;
}

/** The edges of what the discs cover together as SVG path data: what is inside is inside by the even-odd rule too. */
export const roundAll = (discs: readonly Disc[]): string => {
  const alone: string[] = [];
  const arcs = discs.flatMap((disc, i): readonly Arc[] => {
    const free = freeOf(discs, i);
    if (free !== null) return free;
    alone.push(circleRound(disc.at, disc.radius));
    return [];
  });
  return [...alone, ...loopsOf(arcs).map(loopPath)].join('');
};

/** Where no other covers the edge of a disc; null: nowhere does one. */
const freeOf = (discs: readonly Disc[], nth: number): readonly Arc[] | null => {
  const disc = discs[nth]!;
  const covered: [from: number, to: number][] = [];
  for (const [i, other] of discs.entries()) {
    const [x, y] = [other.at[0] - disc.at[0], other.at[1] - disc.at[1]];
    const apart = Math.hypot(x, y);
    if (i === nth || apart >= disc.radius + other.radius) continue;
    if (apart + disc.radius <= other.radius) {
      // of two alike the first one is drawn
      if (apart + other.radius > disc.radius || i < nth) return [];
      continue;
    }
    if (apart + other.radius <= disc.radius) continue;
    const half = Math.acos((apart ** 2 + disc.radius ** 2 - other.radius ** 2) / (2 * apart * disc.radius));
    const from = (Math.atan2(y, x) - half + 2 * FULL) % FULL;
    covered.push([from, from + 2 * half]);
  }
  if (covered.length === 0) return null;
  covered.sort(([a], [b]) => a - b);
  const start = covered[0]![0];
  const arcs: Arc[] = [];
  let end = Math.max(start, ...covered.map(([, to]) => to - FULL));
  for (const [from, to] of [...covered, [start + FULL, start + FULL]] as const) {
    if (from - end > LEAST) arcs.push({ disc, from: end, to: from });
    end = Math.max(end, to);
  }
  return arcs;
};

/** Each arc ends where another begins. */
const loopsOf = (arcs: readonly Arc[]): readonly (readonly Arc[])[] => {
  const left = new Set(arcs);
  const loops: Arc[][] = [];
  for (const first of arcs) {
    if (!left.delete(first)) continue;
    const loop = [first];
    const start = pointAt(first.disc, first.from);
    for (;;) {
      const last = loop.at(-1)!;
      const end = pointAt(last.disc, last.to);
      const next = [...left].reduce<Arc | null>((best, arc) =>
        (away(end, pointAt(arc.disc, arc.from)) < (best === null
          ? away(end, start) : away(end, pointAt(best.disc, best.from))) ? arc : best), null);
      if (next === null) break;
      left.delete(next);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
};

const pointAt = ({ at: [x, y], radius }: Disc, angle: number): Point => {
  const [right, down] = onCircle(radius, angle);
  return [x + right, y + down];
};

const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const loopPath = (loop: readonly Arc[]): string => {
  const steps = loop.map(({ disc, from, to }) =>
    `A${disc.radius} ${disc.radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${place(pointAt(disc, to))}`);
  return `M${place(pointAt(loop[0]!.disc, loop[0]!.from))}${steps.join('')}Z`;
};
