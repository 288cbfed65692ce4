import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { halfway, isNarrow, shiftInto, wheelFactor } from '../../../../components/shared/parts/pan-and-zoom.ts';

const number = fc.integer({ min: -1000, max: 1000 });
const length = fc.integer({ min: 0, max: 300 });

describe('a picture in its window', () => {
  it('is shifted so far that a stretch lies between the limits, and no further', () => {
    fc.assert(fc.property(number, length, (from, long) => {
      const shift = shiftInto(from, long, 100, 400);
      const touches = from + shift === 100 || from + long + shift === 400;
      expect(from + shift).toBeGreaterThanOrEqual(100);
      expect(from + long + shift).toBeLessThanOrEqual(400);
      expect(shift === 0 || touches).toBe(true);
    }));
  });

  it('stays where it is while a stretch lies between the limits', () => {
    expect(shiftInto(100, 300, 100, 400)).toBe(0);
  });

  it('shows the beginning of a stretch that is too long, from whichever side it comes', () => {
    expect([-900, 50, 150, 900].map(from => from + shiftInto(from, 500, 100, 400))).toEqual([100, 100, 100, 100]);
  });

  it('is zoomed by the wheel as far one way as the other, and one turn only so far', () => {
    expect(wheelFactor(-10) * wheelFactor(10)).toBeCloseTo(1);
    expect(wheelFactor(-10)).toBeGreaterThan(1);
    expect(wheelFactor(-1e6)).toBe(wheelFactor(-50));
    expect(wheelFactor(1e6)).toBe(wheelFactor(50));
  });

  it('is held in the middle between two fingers', () => {
    expect(halfway([10, 40], [30, 20])).toEqual([20, 30]);
  });

  it('has less free round it below 480 pixels', () => {
    expect([479, 480].map(width => isNarrow({ width, height: 600 }))).toEqual([true, false]);
  });
});
