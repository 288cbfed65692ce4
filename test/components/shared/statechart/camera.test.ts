import { describe, expect, it } from 'vitest';
import {
  fit, fitAround, isSeen, pan, reveal, transformOf, zoom, type Camera,
} from '../../../../components/shared/statechart/camera.ts';
import type { Box } from '../../../../machines/charts/layout.ts';

const WINDOW = { width: 800, height: 600 };
const CHART = { width: 1000, height: 9000 };
const WHOLE: Box = { x: 0, y: 0, ...CHART };
const STEP: Box = { x: 100, y: 2000, width: 600, height: 500 };
const STATE: Box = { x: 300, y: 2200, width: 150, height: 60 };

/** Where a point of the chart lies in the window. */
const seen = ({ scale, corner }: Camera, [x, y]: readonly [number, number]): readonly [number, number] =>
  [x * scale + corner[0], y * scale + corner[1]];

describe('looking at a chart', () => {
  it('shows all of it in the middle', () => {
    const camera = fit(WHOLE, WINDOW);
    expect(isSeen(WHOLE, camera, WINDOW)).toBe(true);
    expect(seen(camera, [500, 4500])).toEqual([400, 300]);
  });

  it('draws nothing larger than it is', () => {
    expect(fit(STATE, WINDOW).scale).toBe(1);
  });

  it('shows as much around a state as can be read', () => {
    const camera = fitAround([WHOLE, STEP, STATE], WINDOW);
    expect(isSeen(STEP, camera, WINDOW)).toBe(true);
    expect(camera.scale).toBeGreaterThan(0.72);
    expect(isSeen(WHOLE, camera, WINDOW)).toBe(false);
  });

  it('keeps a state legible that does not fit', () => {
    const camera = fitAround([WHOLE, { ...STATE, width: 5000 }], WINDOW);
    expect(camera.scale).toBeGreaterThanOrEqual(0.72);
    expect(seen(camera, [STATE.x, STATE.y])[0]).toBeGreaterThanOrEqual(0);
  });

  it('zooms about the place under the pointer', () => {
    const camera = fitAround([WHOLE, STEP], WINDOW);
    const before = [(200 - camera.corner[0]) / camera.scale, (150 - camera.corner[1]) / camera.scale] as const;
    const [x, y] = seen(zoom(camera, 1.5, [200, 150], CHART, WINDOW), before);
    expect(x).toBeCloseTo(200, 6);
    expect(y).toBeCloseTo(150, 6);
  });

  it('never loses the chart, however far it is moved or zoomed', () => {
    for (const far of [-1e6, 1e6]) {
      const { scale, corner: [x, y] } = pan(fit(WHOLE, WINDOW), far, far, CHART, WINDOW);
      expect(x).toBeLessThan(WINDOW.width);
      expect(x + CHART.width * scale).toBeGreaterThan(0);
      expect(y).toBeLessThan(WINDOW.height);
      expect(y + CHART.height * scale).toBeGreaterThan(0);
    }
    const camera = fit(WHOLE, WINDOW);
    expect(zoom(camera, 1e9, [0, 0], CHART, WINDOW).scale).toBe(3);
    expect(zoom(camera, 1e-9, [0, 0], CHART, WINDOW).scale).toBeGreaterThan(0.04);
  });

  it('brings a box into the window by the least shift, and leaves alone what is there', () => {
    const camera: Camera = { scale: 1, corner: [0, 0] };
    expect(reveal({ x: 100, y: 100, width: 50, height: 50 }, camera, WINDOW)).toEqual(camera);
    const moved = reveal(STATE, camera, WINDOW);
    expect(isSeen(STATE, moved, WINDOW)).toBe(true);
    expect(moved.corner[0]).toBe(0);
  });

  it('says how a drawing that fills its window has to be moved', () => {
    expect(transformOf(fit(WHOLE, WINDOW), CHART, WINDOW)).toMatch(/^translate\(.+px, .+px\) scale\(0\.9\d+\)$/);
    expect(transformOf(fit(WHOLE, WINDOW), CHART, { width: 0, height: 0 })).toBe('none');
  });
});
