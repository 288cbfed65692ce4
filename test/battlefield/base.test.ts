import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { CONTACT, distance, gap, isInContact, isWithin, overlaps } from '../../src/battlefield/base.ts';
import { anyBase, anyMotion, base, movedBase } from './shapes.ts';

describe('L1: distances run between the nearest edges of two bases', () => {
  it('so the radii come off the distance of the centres', () => {
    expect(distance([0, 0], [3, 4])).toBe(5);
    expect(gap(base(0, 0, 1), base(3, 4, 1.5))).toBe(2.5);
  });

  it('and bases that overlap are 0 apart', () => {
    expect(gap(base(0, 0), base(1, 0))).toBe(0);
    expect(gap(base(0, 0), base(0, 0))).toBe(0);
  });

  it('and a gap of 0 is contact', () => expect(isInContact(base(0, 0), base(2, 0))).toBe(true));

  it('and so is one of half a millimetre, but no more', () => {
    expect(isInContact(base(0, 0), base(2.05, 0))).toBe(true);
    expect(isInContact(base(0, 0), base(2.06, 0))).toBe(false);
  });

  it('and exactly 15cm is within 15cm, whatever the arithmetic adds', () => {
    expect(isWithin(base(0, 0), base(17, 0), 15)).toBe(true);
    expect(gap(base(15.2, 0), base(32.2, 0))).toBeGreaterThan(15);
    expect(isWithin(base(15.2, 0), base(32.2, 0), 15)).toBe(true);
    expect(isWithin(base(0, 0), base(17.001, 0), 15)).toBe(false);
  });
});

describe('bases', () => {
  it('may intrude on each other by as much as contact allows', () => {
    expect(overlaps(base(0, 0), base(2 - CONTACT, 0))).toBe(false);
    expect(overlaps(base(0, 0), base(2 - CONTACT - 0.01, 0))).toBe(true);
    expect(overlaps(base(0, 0), base(0, 0))).toBe(true);
  });

  it('are measured alike from both sides, and wherever the table stands', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyMotion, (a, b, motion) => {
        expect(gap(b, a)).toBe(gap(a, b));
        expect(gap(a, b)).toBeGreaterThanOrEqual(0);
        expect(gap(movedBase(motion, a), movedBase(motion, b))).toBeCloseTo(gap(a, b), 9);
        expect(overlaps(a, b) && !isInContact(a, b)).toBe(false);
      }),
    );
  });
});
