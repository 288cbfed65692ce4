import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { distance } from '../../src/battlefield/base.ts';
import {
  along,
  distanceBetweenSegments,
  distanceToSegment,
  nearestPart,
  partOf,
  sideOf,
} from '../../src/battlefield/segment.ts';
import { anyPoint } from './shapes.ts';

describe('a segment', () => {
  it('is walked from 0 to 1', () => {
    expect(along([1, 2], [5, 4], 0)).toEqual([1, 2]);
    expect(along([1, 2], [5, 4], 0.5)).toEqual([3, 3]);
    expect(along([1, 2], [5, 4], 1)).toEqual([5, 4]);
  });

  it('knows beside which of its parts a point lies, beyond its ends too', () => {
    expect(partOf([0, 0], [10, 0], [3, 7])).toBe(0.3);
    expect(partOf([0, 0], [10, 0], [-5, 1])).toBe(-0.5);
    expect(nearestPart([0, 0], [10, 0], [-5, 1])).toBe(0);
    expect(nearestPart([0, 0], [10, 0], [50, 1])).toBe(1);
  });

  it('tells left from right', () => {
    expect(sideOf([0, 0], [10, 0], [3, 2])).toBe(20);
    expect(sideOf([0, 0], [10, 0], [3, -2])).toBe(-20);
    expect(sideOf([0, 0], [10, 0], [30, 0])).toBe(0);
  });

  it('is as far from a point as its nearest part, a mere point included', () => {
    expect(distanceToSegment([5, 3], [0, 0], [10, 0])).toBe(3);
    expect(distanceToSegment([13, 4], [0, 0], [10, 0])).toBe(5);
    expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5);
  });

  it('is 0 from one that it crosses or touches, and else as far as the nearest of the four ends', () => {
    expect(distanceBetweenSegments([0, 0], [10, 10], [0, 10], [10, 0])).toBe(0);
    expect(distanceBetweenSegments([0, 0], [10, 0], [5, 0], [5, 9])).toBe(0);
    expect(distanceBetweenSegments([0, 0], [10, 0], [5, 2], [5, 9])).toBe(2);
    expect(distanceBetweenSegments([0, 0], [10, 0], [12, 0], [15, 0])).toBe(2);
  });

  it('is never further from a point than any of its own points is', () => {
    const anyPart = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, anyPart, (a, b, point, part) => {
        const nearest = distanceToSegment(point, a, b);
        expect(nearest).toBeLessThanOrEqual(distance(point, along(a, b, part)) + 1e-9);
        expect(nearest).toBeCloseTo(distance(point, along(a, b, nearestPart(a, b, point))), 12);
        expect(nearest).toBeCloseTo(distanceToSegment(point, b, a), 9);
      }),
    );
  });
});
