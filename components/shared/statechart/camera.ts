/** Which part of a chart is seen, and how large. Lengths are CSS pixels, of the chart or of the window on it. */
import type { Box, Point } from '../../../machines/charts/layout.ts';
import { clamped, isNarrow, shiftInto, type Size } from '../parts/pan-and-zoom.ts';

export interface Camera {
  /** Pixels of the window for one of the chart. */
  readonly scale: number;
  /** Where the chart's top left corner lies in the window. */
  readonly corner: Point;
}

/** What is free around something that is shown whole. */
const MARGIN = 24;
const NARROW_MARGIN = 12;
/** Nothing is drawn larger than this of itself, nor can it be drawn larger than that by hand. */
const FULL = 1;
const CLOSEST = 3;
/** From here on words can be read. */
const LEGIBLE = 1;
/** So much of the window always shows some of the chart. */
const HELD = 60;

const marginOf = (window: Size): number => (isNarrow(window) ? NARROW_MARGIN : MARGIN);

/** The scale at which a box fits into a window. */
const scaleFor = (box: Size, window: Size, most: number): number => {
  const margin = marginOf(window);
  const across = Math.max(1, window.width - 2 * margin) / Math.max(1, box.width);
  const down = Math.max(1, window.height - 2 * margin) / Math.max(1, box.height);
  return Math.min(most, across, down);
};

/** A box in the middle of the window; one that is larger begins at its top left corner. */
const centred = (box: Box, window: Size, scale: number): Camera => {
  const margin = marginOf(window);
  const place = (from: number, length: number, room: number): number => {
    const free = room - length * scale;
    return (free < 2 * margin ? Math.max(free / 2, margin) : free / 2) - from * scale;
  };
  return { scale, corner: [place(box.x, box.width, window.width), place(box.y, box.height, window.height)] };
};

/** Something whole. */
export const fit = (box: Box, window: Size): Camera => centred(box, window, scaleFor(box, window, FULL));

/**
 * As much around the innermost of some boxes as can be seen legibly.
 *
 * @param boxes each inside the one before it
 */
export const fitAround = (boxes: readonly Box[], window: Size): Camera => {
  const innermost = boxes.at(-1) ?? { x: 0, y: 0, width: window.width, height: window.height };
  const around = boxes.find(box => scaleFor(box, window, FULL) >= LEGIBLE);
  return around === undefined
    ? centred(innermost, window, Math.max(LEGIBLE, scaleFor(innermost, window, FULL)))
    : fit(around, window);
};

/** A chart from its top left corner, moved as far as the boxes need that are to be seen. */
export const fromCorner = (boxes: readonly Box[], chart: Size, window: Size): Camera =>
  boxes.reduce(
    (camera, box) => reveal(box, camera, window), centred({ x: 0, y: 0, ...chart }, window, FULL),
  );

/** The chart cannot be lost out of sight. */
const kept = ({ scale, corner: [x, y] }: Camera, chart: Size, window: Size): Camera => ({
  scale,
  corner: [
    clamped(x, HELD - chart.width * scale, window.width - HELD),
    clamped(y, HELD - chart.height * scale, window.height - HELD),
  ],
});

export const pan = (camera: Camera, dx: number, dy: number, chart: Size, window: Size): Camera =>
  kept({ scale: camera.scale, corner: [camera.corner[0] + dx, camera.corner[1] + dy] }, chart, window);

/** Zooms so that what lies under a point of the window stays there. */
export const zoom = (
  camera: Camera, factor: number, at: Point, chart: Size, window: Size,
  least = Math.min(scaleFor(chart, window, FULL), LEGIBLE) * 0.8,
): Camera => {
  const scale = clamped(camera.scale * factor, least, CLOSEST);
  const part = scale / camera.scale;
  const [x, y] = camera.corner;
  return kept({ scale, corner: [at[0] - (at[0] - x) * part, at[1] - (at[1] - y) * part] }, chart, window);
};

/** Where a box of the chart lies in the window. */
const seenAt = ({ x, y, width, height }: Box, { scale, corner }: Camera): Box => ({
  x: x * scale + corner[0], y: y * scale + corner[1], width: width * scale, height: height * scale,
});

/** Whether a box is seen whole, and large enough to be read. */
export const isSeen = (box: Box, camera: Camera, window: Size): boolean => {
  const { x, y, width, height } = seenAt(box, camera);
  return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
};

/** The least shift that brings a box into the window, its top left corner before the rest. */
export const reveal = (box: Box, camera: Camera, window: Size): Camera => {
  const { x, y, width, height } = seenAt(box, camera);
  const margin = marginOf(window);
  const shift = (from: number, length: number, room: number): number =>
    shiftInto(from, length, margin, room - margin);
  const [left, top] = camera.corner;
  return { scale: camera.scale, corner: [left + shift(x, width, window.width), top + shift(y, height, window.height)] };
};

/** How the drawing, which fills its window whole by itself, has to be moved. */
export const transformOf = ({ scale, corner }: Camera, chart: Size, window: Size): string => {
  const whole = Math.min(window.width / chart.width, window.height / chart.height);
  if (!(whole > 0)) return 'none';
  const [left, top] = [(window.width - chart.width * whole) / 2, (window.height - chart.height * whole) / 2];
  const shift = (to: number, from: number): string => `${((to - from) / whole).toFixed(2)}px`;
  return `translate(${shift(corner[0], left)}, ${shift(corner[1], top)}) scale(${(scale / whole).toFixed(5)})`;
};
