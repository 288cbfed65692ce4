/** The keys of the window on a chart: arrows move it, the others look closer, further, at all or at what is active. */
import type { Size } from '../parts/pan-and-zoom.ts';
import { pan, type Camera } from './camera.ts';

const FACTOR = 1.25;
const STEP = 48;
const SHIFTS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP],
};

/** What looks at a chart. */
export interface Looking {
  readonly camera: Camera;
  readonly chart: Size;
  readonly window: Size;
  look(camera: Camera): void;
  zoomBy(factor: number): void;
  showAll(): void;
  showActive(): void;
}

/** Does what a key says; any other key is left to the page. */
export const pressKey = (event: KeyboardEvent, looking: Looking): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const shift = SHIFTS[event.key];
  if (shift !== undefined) looking.look(pan(looking.camera, ...shift, looking.chart, looking.window));
  else if (event.key === '+' || event.key === '=') looking.zoomBy(FACTOR);
  else if (event.key === '-') looking.zoomBy(1 / FACTOR);
  else if (event.key === '0') looking.showAll();
  else if (event.key === '1') looking.showActive();
  else return;
  event.preventDefault();
};
