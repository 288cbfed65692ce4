import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { boxAt, isInside } from '../../../../components/shared/battlefield/boxes.ts';
import {
  fit, frameOf, isSeenWell, paperOrigin, pan, reveal, toPaper, toTable, zoom, type Camera,
} from '../../../../components/shared/battlefield/camera.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import { counter, view } from './build-view.ts';

const window = { width: 800, height: 600 };

const place = fc.tuple(fc.integer({ min: 2, max: 118 }), fc.integer({ min: 2, max: 78 }));
const placed = fc.array(place, { minLength: 1, maxLength: 20 }).map(places =>
  view({ counters: places.map((at, i) => counter(`u${i}`, at)) }));

/** Where a place of the table is seen in the window. */
const seenAt = (camera: Camera, at: Point): Point => {
  const [ox, oy] = paperOrigin(camera, window);
  const [x, y] = toPaper(at, camera.scale);
  return [ox + x, oy + y];
};

describe('the camera', () => {
  it('leaves bystanders out of sight where they would cost much of the size, and only there', () => {
    const fight = [counter('a', [50, 40]), counter('b', [80, 44])];
    const far = counter('far', [5, 40], { stance: 'bystander' });
    const near = counter('near', [48, 40], { stance: 'bystander' });
    expect(fit(view({ counters: [...fight, far] }), window)).toEqual(fit(view({ counters: fight }), window));
    expect(fit(view({ counters: [...fight, near] }), window).centre[0]).toBe(64);
    const supporter = { ...far, stance: 'supporting' } as const;
    expect(fit(view({ counters: [...fight, supporter] }), window).centre[0]).toBe(42.5);
  });

  it('sees that the fight has gone to one side of the picture', () => {
    const camera = fit(view({ counters: [counter('a', [50, 20]), counter('b', [60, 45])] }), window);
    const moved = (y: number) => view({ counters: [counter('a', [50, y]), counter('b', [60, 45])] });
    expect(isSeenWell(camera, window, moved(24))).toBe(true);
    expect(isSeenWell(camera, window, moved(43))).toBe(false);
  });

  it('shows every counter whole when it fits them', () => {
    fc.assert(fc.property(placed, field => {
      const camera = fit(field, window);
      const frame = frameOf(camera, window);
      for (const { at } of field.counters) {
        const size = 2 * camera.scale;
        expect(isInside(boxAt(toPaper(at, camera.scale), { width: size, height: size }), frame)).toBe(true);
      }
      expect(isSeenWell(camera, window, field)).toBe(true);
    }));
  });

  it('does not blow two counters up to fill the window', () => {
    expect(fit(view({ counters: [counter('a', [20, 20])] }), window).scale).toBe(24);
  });

  it('shows an empty table whole', () => {
    const { centre, scale } = fit(view(), window);
    expect(centre).toEqual([60, 40]);
    expect(scale * 120).toBeLessThan(window.width);
  });

  it('shows what is farther from the reader higher up', () => {
    const camera = fit(view({ counters: [counter('a', [20, 20])] }), window);
    expect(seenAt(camera, [20, 30])[1]).toBeLessThan(seenAt(camera, [20, 20])[1]);
  });

  it('knows which place of the table a pixel shows', () => {
    fc.assert(fc.property(placed, place, (field, at) => {
      const camera = fit(field, window);
      const [x, y] = toTable(camera, window, seenAt(camera, at));
      expect(x).toBeCloseTo(at[0], 2);
      expect(y).toBeCloseTo(at[1], 2);
    }));
  });

  it('keeps the place under the pointer where it is when it zooms', () => {
    const field = view({ counters: [counter('a', [50, 40]), counter('b', [70, 45])] });
    const camera = fit(field, window);
    const at: Point = [52, 43];
    const closer = zoom(camera, window, 1.5, seenAt(camera, at), field);
    expect(closer.scale).toBeCloseTo(camera.scale * 1.5);
    seenAt(closer, at).forEach((n, i) => expect(n).toBeCloseTo(seenAt(camera, at)[i] ?? NaN));
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
