import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { fit } from '../../../../components/shared/battlefield/aim.ts';
import {
  asSeenIn, freePart, paperOrigin, pan, reveal, seenPart, toPaper, toTable, zoom, type Camera, type Window,
} from '../../../../components/shared/battlefield/camera.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import { counter, view } from './build-view.ts';

const window = { width: 800, height: 600 };
const half: Window = { ...window, covered: { top: 40, right: 0, bottom: 240, left: 100 } };

const place = fc.tuple(fc.integer({ min: 2, max: 118 }), fc.integer({ min: 2, max: 78 }));
const placed = fc.array(place, { minLength: 1, maxLength: 20 }).map(places =>
  view({ counters: places.map((at, i) => counter(`u${i}`, at)) }));
const windows = fc.constantFrom(window, half);

/** Where a place of the table is seen in a window. */
const seenAt = (camera: Camera, at: Point, seen: Window = window): Point => {
  const [ox, oy] = paperOrigin(camera, seen);
  const [x, y] = toPaper(at, camera.scale);
  return [ox + x, oy + y];
};

describe('the camera', () => {
  it('shows what is farther from the reader higher up', () => {
    const camera = fit(view({ counters: [counter('a', [20, 20])] }), window);
    expect(seenAt(camera, [20, 30])[1]).toBeLessThan(seenAt(camera, [20, 20])[1]);
  });

  it('knows which place of the table a pixel shows, whatever is covered', () => {
    fc.assert(fc.property(placed, place, windows, (field, at, seen) => {
      const camera = fit(field, seen);
      const [x, y] = toTable(camera, seen, seenAt(camera, at, seen));
      expect(x).toBeCloseTo(at[0], 2);
      expect(y).toBeCloseTo(at[1], 2);
    }));
  });

  it('is shifted by a cover and keeps its size', () => {
    const camera = fit(view({ counters: [counter('a', [50, 40])] }), window);
    const [x, y] = seenAt(camera, camera.centre);
    expect(seenAt(camera, camera.centre, half)).toEqual([x + 50, y - 100]);
    expect(freePart(half)).toEqual({ left: 100, top: 40, right: 800, bottom: 308 });
  });

  it('is all of it where it is low: there are no tools', () => {
    const strip = { width: 360, height: 604, covered: { left: 0, top: 0, right: 0, bottom: 484 } };
    expect(freePart(strip)).toEqual({ left: 0, top: 0, right: 360, bottom: 120 });
  });

  it('shows the same picture under other covers where it is told to', () => {
    const camera = fit(view({ counters: [counter('a', [50, 40])] }), half);
    const at: Point = [52, 43];
    seenAt(asSeenIn(camera, half, window), at).forEach((n, i) =>
      expect(n).toBeCloseTo(seenAt(camera, at, half)[i] ?? NaN, 0));
  });

  it('knows which part of the table is seen', () => {
    const camera: Camera = { centre: [50, 40], scale: 10 };
    expect(seenPart(camera, half)).toEqual({ left: 15, right: 85, top: 26.6, bottom: 53.4 });
  });

  it('keeps the place under the pointer where it is when it zooms', () => {
    fc.assert(fc.property(windows, seen => {
      const field = view({ counters: [counter('a', [50, 40]), counter('b', [70, 45])] });
      const camera = fit(field, seen);
      const at: Point = [52, 43];
      const closer = zoom(camera, seen, 1.5, seenAt(camera, at, seen), field);
      expect(closer.scale).toBeCloseTo(camera.scale * 1.5);
      seenAt(closer, at, seen).forEach((n, i) => expect(n).toBeCloseTo(seenAt(camera, at, seen)[i] ?? NaN));
    }));
  });

  it('zooms out until the whole table is seen and no further', () => {
    const field = view({ counters: [counter('a', [50, 40])] });
    const far = zoom(fit(field, window), window, 0.0001, [400, 300], field);
    expect(far.scale * field.width).toBeLessThanOrEqual(window.width);
    expect(far.scale * field.width).toBeGreaterThan(window.width / 2);
  });

  it('cannot be panned off the table', () => {
    const field = view({ counters: [counter('a', [50, 40])] });
    expect(pan(fit(field, window), 1e6, -1e6, field).centre).toEqual([0, 0]);
    expect(pan(fit(field, window), -1e6, 1e6, field).centre).toEqual([120, 80]);
  });

  it('moves no more than it must to show a place', () => {
    const field = view({ counters: [counter('a', [50, 40])] });
    const camera = fit(field, window);
    expect(reveal(camera, window, [51, 41], field)).toBe(camera);
    const moved = reveal(camera, window, [80, 40], field);
    expect(seenAt(moved, [80, 40])[0]).toBeCloseTo(window.width - 28);
    expect(moved.centre[1]).toBe(camera.centre[1]);
  });
});
