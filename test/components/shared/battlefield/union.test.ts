import { describe, expect, it } from 'vitest';
import type { Disc } from '../../../../components/shared/battlefield/boxes.ts';
import { roundAll } from '../../../../components/shared/battlefield/union.ts';
import { seededUniform } from '../../../../src/dice/throw.ts';

const disc = (x: number, y: number, radius: number): Disc => ({ at: [x, y], radius });

/** The loops of a path of arcs, each arc as many short straight pieces. */
const loopsIn = (path: string): readonly (readonly (readonly [number, number])[])[] =>
  path.split('M').slice(1).map(loop => {
    const [start, ...arcs] = loop.replace('Z', '').split('A');
    const points = [start!.split(' ').map(Number) as [number, number]];
    for (const arc of arcs) {
      const [r, , , large, , x, y] = arc.split(' ').map(Number);
      points.push(...bent(points.at(-1)!, [x!, y!], r!, large === 1));
    }
    return points;
  });

/** An arc that goes clockwise on a screen, by SVG's rule of end points. */
const bent = (
  [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], r: number, isLarge: boolean,
): [number, number][] => {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const off = Math.sqrt(Math.max(0, r * r - half * half)) * (isLarge ? -1 : 1);
  const [x, y] = [(x1 + x2) / 2 - (off * (y2 - y1)) / 2 / half, (y1 + y2) / 2 + (off * (x2 - x1)) / 2 / half];
  const from = Math.atan2(y1 - y, x1 - x);
  const turn = (Math.atan2(y2 - y, x2 - x) - from + 4 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: 64 }, (_, i) => {
    const angle = from + (turn * (i + 1)) / 64;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
};

/** The even-odd rule: how often a ray to the right crosses. */
const isWithin = (path: string, [x, y]: readonly [number, number]): boolean =>
  loopsIn(path).flatMap(loop => loop.filter(([x1, y1], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!;
    return (y1 > y) !== (y2 > y) && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  })).length % 2 === 1;

/** How far a point is inside the nearest edge of any disc; below 0: outside all. */
const depth = (discs: readonly Disc[], [x, y]: readonly [number, number]): number =>
  Math.max(...discs.map(({ at, radius }) => radius - Math.hypot(x - at[0], y - at[1])));

describe('the edge of several circles', () => {
  it('is each circle where they lie apart', () => {
    expect(loopsIn(roundAll([disc(0, 0, 5), disc(20, 0, 5)]))).toHaveLength(2);
  });

  it('is one line where they overlap', () => {
    expect(loopsIn(roundAll([disc(0, 0, 5), disc(6, 0, 5), disc(12, 0, 5)]))).toHaveLength(1);
  });

  it('passes what lies inside another, and draws two alike once', () => {
    expect(roundAll([disc(0, 0, 9), disc(2, 0, 5), disc(0, 0, 9)])).toBe(roundAll([disc(0, 0, 9)]));
  });

  it('goes round a hole between them as well', () => {
    const ring = Array.from({ length: 8 }, (_, i) =>
      disc(20 * Math.cos(i * Math.PI / 4), 20 * Math.sin(i * Math.PI / 4), 9));
    const path = roundAll(ring);
    expect(loopsIn(path)).toHaveLength(2);
    expect([[0, 0], [20, 0], [40, 0]].map(([x, y]) => isWithin(path, [x!, y!]))).toEqual([false, true, false]);
  });

  it('is nothing of nothing', () => {
    expect(roundAll([])).toBe('');
  });

  it('has inside what is inside one of them, and nothing else, however they lie', () => {
    const random = seededUniform(25);
    let looked = 0;
    for (let turn = 0; turn < 120; turn += 1) {
      const discs = Array.from({ length: 1 + Math.floor(random() * 14) }, () =>
        disc(random() * 100, random() * 100, 3 + random() * 25));
      const path = roundAll(discs);
      for (let i = 0; i < 40; i += 1) {
        const point = [random() * 130 - 15, random() * 130 - 15] as const;
        const far = depth(discs, point);
        if (Math.abs(far) < 0.5) continue; // ends are written in hundredths, which moves half a circle by more
        looked += 1;
        expect(isWithin(path, point), JSON.stringify({ discs, point })).toBe(far > 0);
      }
    }
    expect(looked).toBeGreaterThan(4000);
  });
});
