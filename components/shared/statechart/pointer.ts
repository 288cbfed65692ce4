/**
 * Mouse, pen, fingers and wheel on a chart. The mouse drags it; a finger scrolls the page until the chart has been
 * zoomed or two fingers take hold of it.
 */
import type { Point } from '../../../machines/charts/layout.ts';
import { halfway, STILL, wheelFactor, type Size } from '../parts/pan-and-zoom.ts';
import { pan, zoom, type Camera } from './camera.ts';

/** What is taken hold of. */
export interface HeldChart {
  readonly camera: Camera;
  readonly chart: Size;
  readonly window: Size;
  /** The chart follows the machine until somebody moves it. */
  readonly isAtRest: boolean;
  /** A finger moves it sideways even then. */
  readonly isFolded: boolean;
  readonly least: number | undefined;
  look(camera: Camera): void;
  hold(isHeld: boolean): void;
}

const place = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }, of: Element): Point => {
  const { left, top } = of.getBoundingClientRect();
  return [clientX - left, clientY - top];
};

const apart = ([a, b]: readonly Point[]): number => Math.hypot(a![0] - b![0], a![1] - b![1]);
const between = ([a, b]: readonly Point[]): Point => halfway(a!, b!);

export class ChartPointer {
  readonly #held: HeldChart;
  readonly #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #hasDragged = false;

  constructor(held: HeldChart) {
    this.#held = held;
  }

  /** Whether this click only ends a drag: asked once for each click. */
  endsDrag(): boolean {
    const has = this.#hasDragged;
    this.#hasDragged = false;
    return has;
  }

  letGo(): void {
    this.#fingers.clear();
    this.#held.hold(false);
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = place(event, event.currentTarget as Element);
    this.#fingers.set(event.pointerId, at);
    this.#start = at;
    this.#hasDragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = place(event, event.currentTarget as Element);
    const { isFolded, isAtRest } = this.#held;
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, at);
    else if (event.pointerType !== 'touch' || isFolded || !isAtRest) this.#drag(event, before, at);
    this.#fingers.set(event.pointerId, at);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#held.hold(false);
  };

  /** The wheel zooms with Ctrl, as a trackpad's pinch does; alone it scrolls the page. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { camera, chart, window, least } = this.#held;
      const at = place(event, event.currentTarget as Element);
      this.#held.look(zoom(camera, wheelFactor(event.deltaY), at, chart, window, least));
    },
  };

  #drag(event: PointerEvent, before: Point, at: Point): void {
    if (!this.#hasDragged && Math.hypot(at[0] - this.#start[0], at[1] - this.#start[1]) < STILL) return;
    if (!this.#hasDragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#hasDragged = true;
    this.#held.hold(true);
    const { camera, chart, window } = this.#held;
    this.#held.look(pan(camera, at[0] - before[0], at[1] - before[1], chart, window));
  }

  #pinch(finger: number, at: Point): void {
    const before = [...this.#fingers.values()];
    const after = [...this.#fingers].map(([id, point]) => (id === finger ? at : point));
    const [from, to] = [between(before), between(after)];
    const { camera, chart, window, least } = this.#held;
    const zoomed = zoom(camera, apart(after) / Math.max(1, apart(before)), from, chart, window, least);
    this.#held.look(pan(zoomed, to[0] - from[0], to[1] - from[1], chart, window));
  }
}
