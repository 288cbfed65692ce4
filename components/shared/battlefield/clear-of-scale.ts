/** A camera under whose scale nobody lies who matters. Pixels of the window. */
import { actingOf } from './aim.ts';
import { asSeenIn, isLow, paperOrigin, toPaper, type Camera, type Window } from './camera.ts';
import { CENTIMETRES } from './measure.ts';
import { scaleBarSize } from './scale-bar.ts';
import type { BattlefieldView } from './view.ts';

/** By so much less of the upper edge is free each time, in pixels. */
const STEP = 8;

/** As it fits in the window, or in as much of it as leaves those who matter clear of the scale. */
export const clearOfScale = (
  view: BattlefieldView, window: Window, text: number, fitIn: (window: Window) => Camera,
): Camera => {
  const { height } = scaleBarSize(1, window, text, view.measure ?? CENTIMETRES);
  const { left = 0, right = 0, top: least = 0, bottom = 0 } = window.covered ?? {};
  let camera = fitIn(window);
  for (let top = least; top < height && isUnderScale(view, camera, window, text);) {
    top = Math.min(top + STEP, height);
    const less = { ...window, covered: { left, right, top, bottom } };
    camera = asSeenIn(fitIn(less), less, window);
  }
  return camera;
};

/** Whether somebody who matters lies under it, wholly or in part. */
export const isUnderScale = (view: BattlefieldView, camera: Camera, window: Window, text: number): boolean => {
  if (isLow(window)) return false;
  const { scale } = camera;
  const { width, height } = scaleBarSize(scale, window, text, view.measure ?? CENTIMETRES);
  const [left, top] = paperOrigin(camera, window);
  return actingOf(view).some(({ at, radius }) => {
    const [x, y] = toPaper(at, scale);
    return left + x - radius * scale < width && top + y - radius * scale < height;
  });
};
