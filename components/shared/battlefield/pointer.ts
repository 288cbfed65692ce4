/**
 * Mouse, pen and fingers on the map.
 *
 * What may move is dragged; the ground is dragged with a mouse. A single finger on a map at rest scrolls the page, as
 * everywhere else; two fingers pan and zoom, and once the map has been zoomed one finger pans it too.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { halfway, STILL, wheelFactor } from '../parts/pan-and-zoom.ts';
import { pan, toTable, zoom, type Camera, type Window } from './camera.ts';
import type { Carrying } from './carrying.ts';
import type { BattlefieldView } from './view.ts';

/** A hit that is let go so near to a counter falls on it. */
const CATCH = 10;

export interface Stage extends ReactiveControllerHost {
  readonly view: BattlefieldView;
  readonly camera: Camera;
  readonly window: Window;
  readonly carrying: Carrying;
  /** The camera is at rest until somebody moves it. */
  readonly isAtRest: boolean;
  look(camera: Camera): void;
}

type Grip =
  | { readonly kind: 'ground' }
  | { readonly kind: 'counter'; readonly id: string; readonly offset: Point }
  | { readonly kind: 'token'; readonly id: string };

export class Pointer implements ReactiveController {
  readonly #stage: Stage;
  readonly #fingers = new Map<number, Point>();
  #corner: Point = [0, 0];
  #grip: Grip | null = null;
  #start: Point = [0, 0];
  #isDragging = false;
  #hasDragged = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.addController(this);
  }

  hostDisconnected(): void {
    this.#fingers.clear();
    this.#letGo();
  }

  /** Whether this click only ends a drag and chooses nothing: asked once for each click. */
  endsDrag(): boolean {
    const has = this.#hasDragged;
    this.#hasDragged = false;
    return has;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { left, top } = surfaceOf(event).getBoundingClientRect();
    this.#corner = [left, top];
    const at = this.#place(event);
    this.#fingers.set(event.pointerId, at);
    this.#hasDragged = false;
    if (this.#fingers.size > 1) return this.#giveUp();
    this.#start = at;
    this.#grip = this.#gripAt(event, at);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = this.#place(event);
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, at);
    else if (this.#grip !== null) this.#drag(event, this.#grip, before, at);
    this.#fingers.set(event.pointerId, at);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#isDragging && this.#grip?.kind !== 'ground') this.#stage.carrying.drop();
    this.#letGo();
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#giveUp();
  };

  /** The wheel zooms with Ctrl, as a trackpad's pinch does; alone it scrolls the page. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = surfaceOf(event).getBoundingClientRect();
      const { camera, window, view } = this.#stage;
      const at = [event.clientX - left, event.clientY - top] as const;
      this.#stage.look(zoom(camera, window, wheelFactor(event.deltaY), at, view));
    },
  };

  /** Keeps the page from scrolling under a gesture that belongs to the map. */
  readonly touchMove = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      const isOurs = event.touches.length > 1 || (this.#grip !== null && this.#mayDrag(this.#grip, 'touch'));
      if (isOurs && event.cancelable) event.preventDefault();
    },
  };

  #place({ clientX, clientY }: PointerEvent): Point {
    return [clientX - this.#corner[0], clientY - this.#corner[1]];
  }

  #gripAt(event: PointerEvent, at: Point): Grip {
    const held = event.target instanceof Element ? event.target.closest<SVGGElement>('.movable') : null;
    if (held?.dataset['token'] !== undefined) return { kind: 'token', id: held.dataset['token'] };
    const id = held?.dataset['counter'];
    const place = id === undefined ? null : this.#stage.carrying.placeOf(id);
    if (id === undefined || place === null) return { kind: 'ground' };
    const [x, y] = toTable(this.#stage.camera, this.#stage.window, at);
    return { kind: 'counter', id, offset: [place[0] - x, place[1] - y] };
  }

  #mayDrag(grip: Grip, pointerType: string): boolean {
    return grip.kind !== 'ground' || pointerType !== 'touch' || !this.#stage.isAtRest;
  }

  #drag(event: PointerEvent, grip: Grip, before: Point, at: Point): void {
    if (!this.#mayDrag(grip, event.pointerType)) return;
    if (!this.#isDragging) {
      if (distance(this.#start, at) < STILL) return;
      this.#isDragging = true;
      this.#hasDragged = true;
      surfaceOf(event).setPointerCapture(event.pointerId);
    }
    const { camera, window, carrying, view } = this.#stage;
    const [x, y] = toTable(camera, window, at);
    switch (grip.kind) {
      case 'ground': return this.#stage.look(pan(camera, at[0] - before[0], at[1] - before[1], view));
      case 'counter': return carrying.moveCounter(grip.id, [tidy(x + grip.offset[0]), tidy(y + grip.offset[1])]);
      case 'token': return carrying.moveToken(grip.id, [x, y], this.#counterNear([x, y], grip.id));
    }
  }

  #counterNear(at: Point, token: string): string | null {
    const { view, camera } = this.#stage;
    const own = view.tokens.find(one => one.id === token)?.unit;
    const reach = (radius: number): number => radius + CATCH / camera.scale;
    const near = view.counters.filter(one => one.alive && one.id !== own && distance(one.at, at) <= reach(one.radius));
    return near.sort((a, b) => distance(a.at, at) - distance(b.at, at))[0]?.id ?? null;
  }

  /** One of two fingers moves: the paper follows both. */
  #pinch(id: number, at: Point): void {
    const before = this.#fingers.get(id);
    const still = [...this.#fingers].find(([other]) => other !== id)?.[1];
    if (before === undefined || still === undefined) return;
    const { camera, window, view } = this.#stage;
    const middle = halfway(at, still);
    const was = halfway(before, still);
    const factor = Math.max(distance(at, still), 1) / Math.max(distance(before, still), 1);
    this.#stage.look(zoom(pan(camera, middle[0] - was[0], middle[1] - was[1], view), window, factor, middle, view));
  }

  #giveUp(): void {
    if (this.#isDragging) this.#stage.carrying.cancel();
    this.#letGo();
  }

  #letGo(): void {
    this.#grip = null;
    this.#isDragging = false;
  }
}

const surfaceOf = (event: Event): Element => event.currentTarget as Element;

const tidy = (cm: number): number => Math.round(cm * 100) / 100;
