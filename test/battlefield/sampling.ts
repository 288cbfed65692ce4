/** The slow and obvious way to see what a line runs through: look at very many points of it. */
import { distance, type Base, type Point } from '../../src/battlefield/base.ts';
import { MAX_SIGHT, type Body, type Feature } from '../../src/battlefield/line-of-fire.ts';
import type { Outline } from '../../src/battlefield/terrain.ts';

const SAMPLES = 3000;

/** Whether the corners, seen from the point, go once all the way round it. */
export const isSurrounded = (outline: Outline, [x, y]: Point): boolean => {
  let turned = 0;
  outline.forEach(([px, py], i) => {
    const [qx, qy] = outline[(i + 1) % outline.length] ?? [px, py];
    const turn = Math.atan2(qy - y, qx - x) - Math.atan2(py - y, px - x);
    turned += turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  });
  return Math.abs(turned) > Math.PI;
};

/** What samples know of one thing on a line. */
export interface Sampled {
  /** Length of the line inside, in cm. */
  readonly cm: number;
  /** How far from the start of the line it is used up, in cm; null when it never is. */
  readonly cutAt: number | null;
  /** More than the sampling can be wrong by, in cm. */
  readonly error: number;
}

/** Walks a→b and counts how much of it is inside; `free` is how many cm may be. */
export const sample = (
  a: Point,
  b: Point,
  isInside: (point: Point) => boolean,
  free: number,
  edges: number,
): Sampled => {
  const length = distance(a, b);
  const step = length / SAMPLES;
  let cm = 0;
  let cutAt: number | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    const part = (i + 0.5) / SAMPLES;
    if (!isInside([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part])) continue;
    cm += step;
    if (cm > free) cutAt ??= part * length;
  }
  return { cm, cutAt, error: (edges + 1) * step };
};

/** Everything that bears on a line of fire, sampled: by id, with the cm that may be seen through. */
export const sampleLine = (
  from: Base,
  to: Base,
  features: readonly Feature[],
  bodies: readonly Body[],
): ReadonlyMap<string, Sampled & { readonly free: number }> => {
  const apart = distance(from.at, to.at);
  const onLine = (cm: number): Point => [
    from.at[0] + ((to.at[0] - from.at[0]) * cm) / apart,
    from.at[1] + ((to.at[1] - from.at[1]) * cm) / apart,
  ];
  const [a, b] = [onLine(from.radius), onLine(apart - to.radius)];
  const terrain = features.filter(feature => feature.blocks).map(({ id, outline }) => {
    const free = isSurrounded(outline, from.at) || isSurrounded(outline, to.at) ? MAX_SIGHT : 0;
    return [id, { free, ...sample(a, b, point => isSurrounded(outline, point), free, outline.length) }] as const;
  });
  const others = bodies
    .filter(({ base }) => distance(base.at, from.at) > 0 && distance(base.at, to.at) > 0)
    .map(({ id, base }) =>
      [id, { free: 0, ...sample(a, b, point => distance(point, base.at) < base.radius, 0, 2) }] as const,
    );
  return new Map([...terrain, ...others]);
};
