/**
 * Which part of the table is seen, and how large.
 *
 * Drawing happens in *paper* coordinates: pixels from the table's near left corner, y downwards: lengths × scale with y
 * turned round. Panning only shifts the paper under the window; sizes of text stay what they are.
 */
import type { Point } from '../../../src/battlefield/base.ts';
import { clamped, isNarrow, shiftInto, type Size } from '../parts/pan-and-zoom.ts';
import { boundsOf, isInside, type Box } from './boxes.ts';
import { CENTIMETRES } from './measure.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

export interface Camera {
  /** The place on the table in the middle of the window. */
  readonly centre: Point;
  /** Pixels for one unit of length. */
  readonly scale: number;
}

/** The window in pixels. The strip along its lower edge belongs to the scale bar and the buttons. */
export type Window = Size;

const STRIP = 44;
const MARGIN = 28;
const NARROW_MARGIN = 22;
/** Showing the bystanders too may cost so much of the size. */
const NEARLY = 0.85;
/** What is worth a change of the picture: a gain in size, a part of the window off the middle. */
const MUCH = 1.3;
const OFF_CENTRE = 0.2;
/** A map smaller than this shows nothing: the element is not laid out yet. */
const SMALLEST = 40;

/** From the table to paper. */
export const toPaper = ([x, y]: Point, scale: number): Point => [x * scale, -y * scale];

/** Where the paper's origin lies in the window. */
export const paperOrigin = ({ centre, scale }: Camera, { width, height }: Window): Point => [
  width / 2 - centre[0] * scale,
  (height - STRIP) / 2 + centre[1] * scale,
];

/** From the window to the table, to two places. */
export const toTable = (camera: Camera, window: Window, [px, py]: Point): Point => {
  const [ox, oy] = paperOrigin(camera, window);
  return [round((px - ox) / camera.scale), round((oy - py) / camera.scale)];
};

/** What is seen above the strip, in paper coordinates: words keep to it. */
export const frameOf = (camera: Camera, window: Window): Box => {
  const { left, top, right, bottom } = seenBox(camera, window);
  return { left: left + 4, top: top + 4, right: right - 4, bottom: bottom - STRIP };
};

/** What is seen, in paper coordinates. */
export const seenBox = (camera: Camera, window: Window): Box => {
  const [ox, oy] = paperOrigin(camera, window);
  return { left: -ox, top: -oy, right: window.width - ox, bottom: window.height - oy };
};

/**
 * The fight as large as fits: everybody but the bystanders, and those too where that costs little. An empty table is
 * shown whole.
 */
export const fit = (view: BattlefieldView, window: Window): Camera => {
  const { calm, legible } = view.measure ?? CENTIMETRES;
  const all = fitBox(boxOf(view.counters, view), window, calm);
  const fight = fitBox(boxOf(view.counters.filter(isOfInterest), view), window, calm);
  return all.scale >= Math.min(legible, fight.scale * NEARLY) ? all : fight;
};

/** At rest nothing is drawn larger than `calm`: two counters alone do not fill the screen. */
const fitBox = ({ left, right, top, bottom }: Box, window: Window, calm: number): Camera => {
  const margin = isNarrow(window) ? NARROW_MARGIN : MARGIN;
  const across = Math.max(window.width - 2 * margin, SMALLEST);
  const down = Math.max(window.height - STRIP - 2 * margin, SMALLEST);
  const scale = Math.min(across / Math.max(right - left, 1), down / Math.max(bottom - top, 1), calm);
  return { centre: [(left + right) / 2, (top + bottom) / 2], scale };
};

const isOfInterest = (counter: Counter): boolean =>
  counter.stance !== 'bystander' || counter.now || counter.movable;

/** Whether the fight is seen whole, near the middle, and could not be drawn much larger. */
export const isSeenWell = (camera: Camera, window: Window, view: BattlefieldView): boolean => {
  const { centre: [x, y], scale } = fit(view, window);
  return showsFight(camera, window, view) && scale < camera.scale * MUCH
    && Math.abs(x - camera.centre[0]) * camera.scale < window.width * OFF_CENTRE
    && Math.abs(y - camera.centre[1]) * camera.scale < window.height * OFF_CENTRE;
};

/** Whether everybody in the fight lies in the window. */
const showsFight = (camera: Camera, window: Window, view: BattlefieldView): boolean => {
  const [x, y] = camera.centre;
  const halfWidth = window.width / camera.scale / 2;
  const halfDepth = (window.height - STRIP) / camera.scale / 2;
  const seen = { left: x - halfWidth, right: x + halfWidth, top: y - halfDepth, bottom: y + halfDepth };
  return isInside(boxOf(view.counters.filter(isOfInterest), view), seen);
};

/** Shifts the paper by so many pixels; the middle of the window stays on the table. */
export const pan = (camera: Camera, dx: number, dy: number, view: BattlefieldView): Camera => ({
  ...camera,
  centre: onTable([camera.centre[0] - dx / camera.scale, camera.centre[1] + dy / camera.scale], view),
});

/** Zooms by a factor so that the place under this pixel of the window stays where it is. */
export const zoom = (camera: Camera, window: Window, factor: number, at: Point, view: BattlefieldView): Camera => {
  const furthest = Math.min(window.width / view.width, (window.height - STRIP) / view.depth) * 0.9;
  const scale = clamped(camera.scale * factor, furthest, (view.measure ?? CENTIMETRES).closest);
  const part = 1 - camera.scale / scale;
  const dx = (at[0] - window.width / 2) / camera.scale;
  const dy = ((window.height - STRIP) / 2 - at[1]) / camera.scale;
  return { scale, centre: onTable([camera.centre[0] + dx * part, camera.centre[1] + dy * part], view) };
};

/** The least shift that brings a place into the window, well inside its edges. */
export const reveal = (camera: Camera, window: Window, at: Point, view: BattlefieldView): Camera => {
  const [ox, oy] = paperOrigin(camera, window);
  const [x, y] = toPaper(at, camera.scale);
  const dx = shiftInto(x + ox, 0, MARGIN, window.width - MARGIN);
  const dy = shiftInto(y + oy, 0, MARGIN, window.height - STRIP - MARGIN);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy, view);
};

/** The box of some counters in cm, `top` being the nearer edge; of none the table. */
const boxOf = (counters: readonly Counter[], table: BattlefieldView): Box => {
  if (counters.length === 0) return { left: 0, top: 0, right: table.width, bottom: table.depth };
  return boundsOf(counters.flatMap(({ at: [x, y], radius }) => [[x - radius, y - radius], [x + radius, y + radius]]));
};

const onTable = ([x, y]: Point, view: BattlefieldView): Point => [clamped(x, 0, view.width), clamped(y, 0, view.depth)];

const round = (length: number): number => Math.round(length * 100) / 100;
