/**
 * Which part of the table is seen, and how large.
 *
 * Drawing happens in *paper* coordinates: pixels from the table's near left corner, y downwards: lengths × scale with y
 * turned round. Panning only shifts the paper under the window; sizes of text stay what they are.
 */
import type { Point } from '../../../src/battlefield/base.ts';
import { clamped, shiftInto, type Size } from '../parts/pan-and-zoom.ts';
import { sizeOf, type Box } from './boxes.ts';
import { CENTIMETRES } from './measure.ts';
import type { BattlefieldView } from './view.ts';

export interface Camera {
  /** The place on the table in the middle of the window. */
  readonly centre: Point;
  /** Pixels for one unit of length. */
  readonly scale: number;
}

/** What is asked of a camera: one step nearer or further, or to show who matters. */
export type Magnification = 'closer' | 'further' | 'whole';

/** Pixels along each edge of a map over which something else lies. */
export type Covered = Box;

/** The window in pixels, with what lies over its edges. The lowest strip belongs to the tools, where there are any. */
export interface Window extends Size {
  readonly covered?: Covered;
}

const STRIP = 52;
const MARGIN = 28;
const WIDE = 660;
/** By how much buttons and keys zoom. */
const STEP = 1.3;
/** A map smaller than this shows nothing: the element is not laid out yet. */
const SMALLEST = 40;
const NOTHING: Covered = { left: 0, top: 0, right: 0, bottom: 0 };

/** Whether all tools have room on the lower edge of a map, and its key beside them. */
export const isWide = ({ width }: Size): boolean => width >= WIDE;

/** So little height is all for those who matter: no tools, no scale, no signs at the edge. */
const LOW = 160;

export const isLow = ({ height, covered = NOTHING }: Window): boolean => height - covered.top - covered.bottom < LOW;

/** The part of a window over which nothing lies, in pixels of the window. */
export const freePart = (window: Window): Box => {
  const { width, height, covered = NOTHING } = window;
  const { left, top } = covered;
  const strip = isLow(window) ? 0 : STRIP;
  return {
    left, top,
    right: Math.max(left + SMALLEST, width - covered.right),
    bottom: Math.max(top + SMALLEST, height - covered.bottom - strip),
  };
};

/** From the table to paper. */
export const toPaper = ([x, y]: Point, scale: number): Point => [x * scale, -y * scale];

/** Where the paper's origin lies in the window. */
export const paperOrigin = ({ centre, scale }: Camera, window: Window): Point => {
  const [x, y] = middleOf(window);
  return [x - centre[0] * scale, y + centre[1] * scale];
};

/** Where the centre of the camera is seen: the middle of what is free, so that a cover shifts and does not zoom. */
const middleOf = (window: Window): Point => {
  const { left, top, right, bottom } = freePart(window);
  return [(left + right) / 2, (top + bottom) / 2];
};

/** From the window to the table, to two places. */
export const toTable = (camera: Camera, window: Window, [px, py]: Point): Point => {
  const [ox, oy] = paperOrigin(camera, window);
  return [round((px - ox) / camera.scale), round((oy - py) / camera.scale)];
};

/** The free part in paper coordinates: words keep to it. */
export const frameOf = (camera: Camera, window: Window): Box => {
  const { left, top, right, bottom } = freePart(window);
  const [ox, oy] = paperOrigin(camera, window);
  return { left: left - ox + 4, top: top - oy + 4, right: right - ox - 4, bottom: bottom - oy };
};

/** The free part on the table; `top` is the nearer edge. */
export const seenPart = (camera: Camera, window: Window): Box => {
  const { left, top, right, bottom } = freePart(window);
  const { centre: [x, y], scale } = camera;
  const across = (right - left) / scale / 2;
  const up = (bottom - top) / scale / 2;
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
};

/** The camera that shows a box of the table in the free part, at most so large. */
export const fitBox = ({ left, right, top, bottom }: Box, window: Window, most: number): Camera => {
  const { width, height } = sizeOf(freePart(window));
  const scale = Math.min(width / Math.max(right - left, 1), height / Math.max(bottom - top, 1), most);
  return { centre: [(left + right) / 2, (top + bottom) / 2], scale };
};

/** The camera that shows in a window what another shows in one with other covers. */
export const asSeenIn = ({ centre: [x, y], scale }: Camera, before: Window, now: Window): Camera => {
  const [fromX, fromY] = middleOf(before);
  const [toX, toY] = middleOf(now);
  return { scale, centre: [x + (toX - fromX) / scale, y - (toY - fromY) / scale] };
};

/** Shifts the paper by so many pixels; the middle of the window stays on the table. */
export const pan = (camera: Camera, dx: number, dy: number, view: BattlefieldView): Camera => ({
  ...camera,
  centre: onTable([camera.centre[0] - dx / camera.scale, camera.centre[1] + dy / camera.scale], view),
});

/** Zooms by a factor so that the place under this pixel of the window stays where it is. */
export const zoom = (camera: Camera, window: Window, factor: number, at: Point, view: BattlefieldView): Camera => {
  const { width, height } = sizeOf(freePart(window));
  const furthest = Math.min(width / view.width, height / view.depth) * 0.9;
  const scale = clamped(camera.scale * factor, furthest, (view.measure ?? CENTIMETRES).closest);
  const part = 1 - camera.scale / scale;
  const [x, y] = middleOf(window);
  const dx = (at[0] - x) / camera.scale;
  const dy = (y - at[1]) / camera.scale;
  return { scale, centre: onTable([camera.centre[0] + dx * part, camera.centre[1] + dy * part], view) };
};

/** Zooms by one step round the middle of the window. */
export const magnified = (
  camera: Camera, window: Window, how: Exclude<Magnification, 'whole'>, view: BattlefieldView,
): Camera =>
  zoom(camera, window, how === 'closer' ? STEP : 1 / STEP, [window.width / 2, window.height / 2], view);

/** The least shift that brings a place into the free part, well inside its edges. */
export const reveal = (camera: Camera, window: Window, at: Point, view: BattlefieldView): Camera => {
  const [ox, oy] = paperOrigin(camera, window);
  const [x, y] = toPaper(at, camera.scale);
  const { left, top, right, bottom } = freePart(window);
  const dx = shiftInto(x + ox, 0, left + MARGIN, right - MARGIN);
  const dy = shiftInto(y + oy, 0, top + MARGIN, bottom - MARGIN);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy, view);
};

const onTable = ([x, y]: Point, view: BattlefieldView): Point => [clamped(x, 0, view.width), clamped(y, 0, view.depth)];

const round = (length: number): number => Math.round(length * 100) / 100;
