import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { CONTACT, distance, type Base, type Point } from '../../src/battlefield/base.ts';
import { distanceToSegment } from '../../src/battlefield/segment.ts';
import type { Outline } from '../../src/battlefield/terrain.ts';
import { distanceToOutline, isOpen, shortestWay, type Obstacles } from '../../src/battlefield/way.ts';
import { anyBase, anyOutline, anyPoint, base, box } from './shapes.ts';

const OPEN: Obstacles = { discs: [], walls: [] };
const anyObstacles: fc.Arbitrary<Obstacles> = fc.record({
  discs: fc.array(anyBase, { maxLength: 5 }),
  walls: fc.array(fc.record({ outline: anyOutline, clearance: fc.constantFrom(0, 0.5, 1) }), { maxLength: 2 }),
});

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(points[i - 1]!, point)), 0);

const mirrored = ([x, y]: Point): Point => [60 - x, y];
const mirroredObstacles = ({ discs, walls }: Obstacles): Obstacles => ({
  discs: discs.map(disc => ({ ...disc, at: mirrored(disc.at) })),
  walls: walls.map(wall => ({ ...wall, outline: wall.outline.map(mirrored) })),
});

/** Round a disc half way between two points: two tangents and the arc between them. */
const aboutDisc = (half: number, radius: number): number => {
  const tangent = Math.sqrt(half ** 2 - radius ** 2);
  return 2 * tangent + radius * (Math.PI - 2 * Math.acos(radius / half));
};

describe('the shortest way', () => {
  it('is straight where nothing is in the way', () => {
    expect(shortestWay([0, 0], [[3, 4]], OPEN)).toEqual({ points: [[0, 0], [3, 4]], length: 5 });
  });

  it('leads to the nearest of several places', () => {
    expect(shortestWay([0, 0], [[3, 4], [0, 2]], OPEN)?.length).toBe(2);
  });

  it('leads round a disc by its tangents, up to 1.3 % longer than the arc', () => {
    const way = shortestWay([-5, 0], [[5, 0]], { discs: [base(0, 0, 3)], walls: [] })!;
    expect(way.length).toBeGreaterThanOrEqual(aboutDisc(5, 3 - CONTACT));
    expect(way.length).toBeLessThanOrEqual(aboutDisc(5, 3) * 1.013);
  });

  it('leads round the nearer end of a wall, a base’s width off it', () => {
    const way = shortestWay([2, 0], [[2, 10]], { discs: [], walls: [{ outline: box(0, 4, 20, 6), clearance: 1 }] })!;
    expect(way.points.every(([x]) => x < 3)).toBe(true);
    expect(way.length).toBeGreaterThan(2 * distance([2, 0], [-1, 4]));
    expect(way.length).toBeLessThan(2 * distance([2, 0], [-1.4, 3.6]) + 3);
  });

  it('is none through a gap narrower than the base, and is one through a gap as wide', () => {
    const gate = (gap: number): Obstacles => ({
      discs: [],
      walls: [box(-50, 4, -gap / 2, 6), box(gap / 2, 4, 50, 6)].map(outline => ({ outline, clearance: 1 })),
    });
    expect(shortestWay([0, 0], [[0, 10]], gate(2))?.length).toBe(10);
    expect(shortestWay([0, 0], [[0, 10]], gate(1.8), { longest: 50 })).toBeNull();
  });

  it('is none to a place that lies in the way', () => {
    expect(shortestWay([0, 0], [[10, 0]], { discs: [base(10, 0, 2)], walls: [] })).toBeNull();
  });

  it('is none when it is longer than one looks for', () => {
    expect(shortestWay([0, 0], [[3, 4]], OPEN, { longest: 4.9 })).toBeNull();
    expect(shortestWay([0, 0], [[3, 4]], OPEN, { longest: 5 })).not.toBeNull();
  });

  it('keeps to the parts that are allowed', () => {
    const limits = { allows: (from: Point, to: Point) => to[1] >= from[1] };
    const pocket: Outline = [[-4, -4], [4, -4], [4, 4], [3, 4], [3, -3], [-3, -3], [-3, 4], [-4, 4]];
    const walls = [{ outline: pocket, clearance: 0.5 }];
    expect(shortestWay([0, 0], [[0, 9]], { discs: [], walls }, limits)?.length).toBe(9);
    expect(shortestWay([0, 0], [[0, -9]], { discs: [], walls }, limits)).toBeNull();
    expect(shortestWay([0, 0], [[0, -9]], { discs: [], walls })).not.toBeNull();
  });

  it('may leave a disc in which it begins, and may not go deeper', () => {
    const discs = [base(0, 0, 3)];
    expect(shortestWay([2, 0], [[6, 0]], { discs, walls: [] })?.length).toBe(4);
    expect(shortestWay([2, 0], [[-6, 0]], { discs, walls: [] })!.length).toBeGreaterThan(8.1);
  });

  it('is never shorter than the straight line, and as long as its parts', () => {
    fc.assert(fc.property(anyPoint, anyPoint, anyObstacles, (from, to, obstacles) => {
      const way = shortestWay(from, [to], obstacles);
      if (way === null) return;
      expect(way.length).toBeGreaterThanOrEqual(distance(from, to) - 1e-9);
      expect(way.length).toBeCloseTo(lengthOf(way.points), 9);
      expect(way.points[0]).toEqual(from);
      expect(way.points.at(-1)).toEqual(to);
    }), { numRuns: 60 });
  });

  it('enters nothing that it did not begin in', () => {
    fc.assert(fc.property(anyPoint, anyPoint, anyObstacles, (from, to, obstacles) => {
      const way = shortestWay(from, [to], obstacles);
      for (const [i, point] of (way?.points ?? []).entries()) {
        const before = way!.points[i - 1] ?? point;
        const kept = ({ at, radius }: Base): number => Math.min(radius - CONTACT, distance(from, at)) - 1e-6;
        for (const disc of obstacles.discs) {
          expect(distanceToSegment(disc.at, before, point)).toBeGreaterThanOrEqual(kept(disc));
        }
        for (const { outline, clearance } of obstacles.walls) {
          const least = Math.min(clearance - CONTACT, distanceToOutline(outline, from, from)) - 1e-6;
          expect(distanceToOutline(outline, before, point)).toBeGreaterThanOrEqual(least);
        }
      }
    }), { numRuns: 60 });
  });

  it('is the straight one exactly where that is open', () => {
    fc.assert(fc.property(anyPoint, anyPoint, anyObstacles, (from, to, obstacles) => {
      const way = shortestWay(from, [to], obstacles);
      if (isOpen(from, to, obstacles)) expect(way?.points).toEqual([from, to]);
      else expect(way?.points.length).not.toBe(2);
    }), { numRuns: 60 });
  });

  it('is as long on a mirrored table', () => {
    fc.assert(fc.property(anyPoint, anyPoint, anyObstacles, (from, to, obstacles) => {
      const way = shortestWay(from, [to], obstacles);
      const other = shortestWay(mirrored(from), [mirrored(to)], mirroredObstacles(obstacles));
      if (way === null) expect(other).toBeNull();
      else expect(other!.length).toBeCloseTo(way.length, 6);
    }), { numRuns: 60 });
  });
});

describe('how near a line comes to an outline', () => {
  it('is 0 where it crosses it, lies in it or begins in it', () => {
    expect(distanceToOutline(box(0, 0, 4, 4), [-1, 2], [5, 2])).toBe(0);
    expect(distanceToOutline(box(0, 0, 4, 4), [1, 1], [2, 2])).toBe(0);
    expect(distanceToOutline(box(0, 0, 4, 4), [1, 1], [9, 9])).toBe(0);
  });

  it('is the distance to the nearest edge elsewhere', () => {
    expect(distanceToOutline(box(0, 0, 4, 4), [6, 0], [6, 9])).toBe(2);
    expect(distanceToOutline(box(0, 0, 4, 4), [7, 8], [7, 8])).toBe(5);
  });
});
