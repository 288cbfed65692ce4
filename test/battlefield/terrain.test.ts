import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../src/battlefield/base.ts';
import { along, distanceToSegment } from '../../src/battlefield/segment.ts';
import { contains, insideIntervals, isSimple, lengthInside, type Outline } from '../../src/battlefield/terrain.ts';
import { isSurrounded, sample } from './sampling.ts';
import { anyMotion, anyOutline, anyPoint, box, letterU, moved, movedOutline } from './shapes.ts';

const edgesOf = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((p, i) => [p, outline[(i + 1) % outline.length] ?? p]);

describe('an outline', () => {
  it.each<[string, Point, boolean]>([
    ['holds a point inside', [5, 10], true],
    ['holds a point of an edge', [5, 15], true],
    ['holds a corner', [30, 15], true],
    ['holds a corner that points inwards', [20, 5], true],
    ['does not hold a point between its arms', [15, 10], false],
    ['does not hold a point beyond it at the height of a corner', [35, 15], false],
    ['does not hold a point before it at the height of an edge', [-1, 5], false],
  ])('%s', (_, point, isInside) => {
    expect(contains(letterU, point)).toBe(isInside);
    expect(contains([...letterU].reverse(), point)).toBe(isInside);
  });

  it('holds what it goes round', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, (outline, point) => {
        fc.pre(edgesOf(outline).every(([p, q]) => distanceToSegment(point, p, q) > 1e-6));
        expect(contains(outline, point)).toBe(isSurrounded(outline, point));
      }),
    );
  });

  it('holds its own edge, wherever the table stands', () => {
    fc.assert(
      fc.property(anyOutline, anyMotion, fc.double({ min: 0, max: 1, noNaN: true }), (outline, motion, part) => {
        const there = movedOutline(motion, outline);
        for (const [p, q] of edgesOf(outline)) expect(contains(there, moved(motion, along(p, q, part)))).toBe(true);
      }),
    );
  });
});

describe('the parts of a segment inside an outline', () => {
  const square = box(10, 10, 20, 20);
  const notched: Outline = [[0, 0], [20, 0], [20, 10], [10, 5], [0, 10]];

  it.each<[string, Outline, Point, Point, readonly (readonly [number, number])[]]>([
    ['are one where it runs through', square, [0, 15], [40, 15], [[0.25, 0.5]]],
    ['are the whole of one that stays inside', square, [12, 15], [18, 15], [[0, 1]]],
    ['begin at its start when it comes from inside', square, [15, 15], [35, 15], [[0, 0.25]]],
    ['end at its end when it goes inside', square, [0, 15], [15, 15], [[2 / 3, 1]]],
    ['are one where it runs from corner to corner', square, [5, 5], [25, 25], [[0.25, 0.75]]],
    ['are none where it touches a corner', square, [0, 10], [20, 30], []],
    ['are none where it runs along an edge', square, [0, 20], [40, 20], []],
    ['are none where it ends at the edge', square, [0, 15], [10, 15], []],
    ['are none where it passes', square, [0, 5], [40, 5], []],
    ['are none of a point', square, [15, 15], [15, 15], []],
    ['are two where it crosses both arms of a U', letterU, [-10, 10], [40, 10], [[0.2, 0.4], [0.6, 0.8]]],
    ['are one where it runs along the bottom of the gap', letterU, [-10, 5], [40, 5], [[0.2, 0.4], [0.6, 0.8]]],
    ['are one where a corner touches it from outside', notched, [-10, 5], [30, 5], [[0.25, 0.75]]],
  ])('%s', (_, outline, a, b, parts) => {
    const found = insideIntervals(outline, a, b);
    expect(found).toHaveLength(parts.length);
    found.forEach(([start, end], i) => {
      expect(start).toBeCloseTo(parts[i]?.[0] ?? Number.NaN, 12);
      expect(end).toBeCloseTo(parts[i]?.[1] ?? Number.NaN, 12);
    });
  });

  it('are none where it runs along an edge, on whichever side of the outline', () => {
    const turned = (x: number, y: number, quarters: number): Point =>
      quarters === 0 ? [x, y] : turned(-y, x, quarters - 1);
    for (const quarters of [0, 1, 2, 3]) {
      const outline = letterU.map(([x, y]) => turned(x, y, quarters));
      expect(lengthInside(outline, turned(-10, 5, quarters), turned(40, 5, quarters))).toBeCloseTo(20, 12);
      expect(lengthInside(outline, turned(0, -10, quarters), turned(0, 30, quarters))).toBe(0);
    }
  });

  it('add up to the length inside', () => {
    expect(lengthInside(letterU, [-10, 10], [40, 10])).toBeCloseTo(20, 12);
    expect(lengthInside(letterU, [-10, 20], [40, 20])).toBe(0);
  });

  it('agree with looking at many points of the segment', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, anyPoint, (outline, a, b) => {
        const { cm, error } = sample(a, b, point => isSurrounded(outline, point), 0, outline.length);
        expect(Math.abs(lengthInside(outline, a, b) - cm)).toBeLessThanOrEqual(error + 1e-9);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('are in order, apart, and the same backwards and wherever the table stands', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, anyPoint, anyMotion, (outline, a, b, motion) => {
        const ends = insideIntervals(outline, a, b).flat();
        expect([...ends].sort((s, t) => s - t)).toEqual(ends);
        expect(ends.every(end => end >= 0 && end <= 1)).toBe(true);
        const length = lengthInside(outline, a, b);
        expect(length).toBeLessThanOrEqual(distance(a, b) + 1e-9);
        expect(lengthInside(outline, b, a)).toBeCloseTo(length, 7);
        expect(lengthInside([...outline].reverse(), a, b)).toBeCloseTo(length, 7);
        expect(lengthInside(movedOutline(motion, outline), moved(motion, a), moved(motion, b))).toBeCloseTo(length, 7);
      }),
    );
  });
});

describe('corners', () => {
  it.each<[string, Outline]>([
    ['three', [[0, 0], [10, 0], [0, 10]]],
    ['a square', box(0, 0, 10, 10)],
    ['a letter', letterU],
    ['a corner in the middle of a straight edge', [[0, 0], [5, 0], [10, 0], [10, 10]]],
  ])('make a simple outline: %s, either way round', (_, outline) => {
    expect(isSimple(outline)).toBe(true);
    expect(isSimple([...outline].reverse())).toBe(true);
  });

  it.each<[string, Outline]>([
    ['none', []],
    ['one', [[5, 5]]],
    ['two', [[0, 0], [10, 0]]],
    ['all on a line', [[0, 0], [10, 0], [20, 0]]],
    ['a bow tie', [[0, 0], [10, 10], [10, 0], [0, 20]]],
    ['the first repeated at the end', [[0, 0], [10, 0], [0, 10], [0, 0]]],
    ['one twice in a row', [[0, 0], [10, 0], [10, 0], [0, 10]]],
    ['a spike that runs back over itself', [[0, 0], [10, 0], [20, 0], [10, 0], [10, 10]]],
    ['a spike without width', [[0, 0], [10, 0], [10, 10], [10, 5], [0, 5]]],
    ['a corner that touches another edge', [[0, 0], [10, 0], [10, 10], [5, 0], [0, 10]]],
    ['two squares that share a corner', [[0, 0], [5, 0], [5, 5], [10, 5], [10, 10], [5, 10], [5, 5], [0, 5]]],
  ])('do not make a simple outline: %s', (_, outline) => {
    expect(isSimple(outline)).toBe(false);
  });

  it('in a star around a point are always simple, wherever the table stands', () => {
    fc.assert(
      fc.property(anyOutline, anyMotion, (outline, motion) => {
        expect(isSimple(movedOutline(motion, outline))).toBe(true);
      }),
    );
  });

  it('of a square are simple in no other order', () => {
    const [a, b, c, d] = box(0, 0, 10, 10) as [Point, Point, Point, Point];
    expect([[a, b, d, c], [a, c, b, d], [a, c, d, b]].filter(isSimple)).toEqual([]);
  });
});
