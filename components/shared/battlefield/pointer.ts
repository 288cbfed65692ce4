/**
 * Mouse, pen and fingers on the map.
 *
 * What may move is dragged; the ground is panned, two fingers pan and zoom. Where the map lies in a page that scrolls,
 * a single finger is the page's, unless it has taken what may move.
 */
import type { LitElement, ReactiveController } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { halfway, wheelFactor } from '../parts/pan-and-zoom.ts';
import { pan, toTable, zoom, type Camera, type Window } from './camera.ts';
import type { Carrying } from './carrying.ts';
import { hitAt, seenAt } from './hits.ts';
import type { Ruler } from './ruler.ts';
import type { BattlefieldView } from './view.ts';

/** A hit that is let go so near to a counter falls on it. */
const CATCH = 10;
/** So many pixels of a drag are still a tap. */
const STILL = 8;

export interface Stage extends LitElement {
  readonly view: BattlefieldView;
  camera: Camera;
  readonly window: Window;
  /** Fingers do not scroll the page from here. */
  readonly takesAllGestures: boolean;
  /** Fingers or a button are on the map: it does not move by itself. */
  isHeld: boolean;
  look(camera: Camera): void;
}

type Grip =
  | { readonly kind: 'ruler' }
  | { readonly kind: 'ground'; isOurs?: boolean }
  | { readonly kind: 'counter'; readonly id: string; readonly offset: Point }
  | { readonly kind: 'token'; readonly id: string };

export class Pointer implements ReactiveController {
  readonly #stage: Stage;
  readonly #carrying: Carrying;
  readonly #ruler: Ruler;
  /** A single finger would have moved the map. */
  readonly #onLeftToPage: () => void;
  readonly #fingers = new Map<number, Point>();
  #corner: Point = [0, 0];
  #grip: Grip | null = null;
  /** Where the press began that is under way, or that a click is still to end. */
  #start: Point | null = null;
  #isDragging = false;
  #hasDragged = false;

  constructor(stage: Stage, carrying: Carrying, ruler: Ruler, onLeftToPage: () => void) {
    this.#stage = stage;
    this.#carrying = carrying;
    this.#ruler = ruler;
    this.#onLeftToPage = onLeftToPage;
    stage.addController(this);
  }

  hostDisconnected(): void {
    this.#fingers.clear();
    this.#letGo();
  }

  /** Where the press began that a click ends, asked once for each click; null: nobody has seen it. */
  takeStart(): Point | null {
    const start = this.#start;
    this.#start = null;
    return start;
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
    this.#stage.isHeld = true;
    this.#hasDragged = this.#fingers.size > 1;
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
    if (this.#isDragging && this.#grip?.kind !== 'ground') this.#carrying.drop();
    this.#letGo();
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#giveUp();
  };

  /** The wheel zooms with Ctrl, as a trackpad's pinch does; alone it scrolls a page that scrolls. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (!event.ctrlKey && !takesAll(this.#stage, event)) return;
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
      const isOurs = event.touches.length > 1 || (this.#grip !== null && this.#mayDrag(this.#grip, 'touch', event));
      if (isOurs && event.cancelable) event.preventDefault();
    },
  };

  #place({ clientX, clientY }: PointerEvent): Point {
    return [clientX - this.#corner[0], clientY - this.#corner[1]];
  }

  #gripAt(event: PointerEvent, at: Point): Grip {
    if (this.#ruler.isOut) return { kind: 'ruler' };
    const token = event.target instanceof Element
      ? event.target.closest<SVGGElement>('.movable[data-token]')?.dataset['token'] : undefined;
    if (token !== undefined) return { kind: 'token', id: token };
    const { view, camera, window } = this.#stage;
    const counter = hitAt(view, camera, window, at)?.counter;
    if (!counter?.movable) return { kind: 'ground' };
    const [x, y] = seenAt(this.#carrying.placeOf(counter.id) ?? counter.at, camera, window);
    return { kind: 'counter', id: counter.id, offset: [x - at[0], y - at[1]] };
  }

  #mayDrag(grip: Grip, pointerType: string, event: Event): boolean {
    if (grip.kind !== 'ground' || pointerType !== 'touch') return true;
    return grip.isOurs ??= takesAll(this.#stage, event); // the page is not measured again at every move
  }

  #drag(event: PointerEvent, grip: Grip, before: Point, at: Point): void {
    const start = this.#start ?? before;
    if (!this.#isDragging) {
      if (distance(start, at) < STILL) return;
      if (!this.#mayDrag(grip, event.pointerType, event)) return this.#onLeftToPage();
      this.#isDragging = true;
      this.#hasDragged = true;
      surfaceOf(event).setPointerCapture(event.pointerId);
      before = start;
    }
    const { camera, window, view } = this.#stage;
    switch (grip.kind) {
      case 'ground': return this.#stage.look(pan(camera, at[0] - before[0], at[1] - before[1], view));
      case 'ruler': return this.#ruler.drag(start, at);
      case 'counter':
        return this.#carrying.moveCounter(
          grip.id, toTable(camera, window, [at[0] + grip.offset[0], at[1] + grip.offset[1]]));
      case 'token': {
        const place = toTable(camera, window, at);
        return this.#carrying.moveToken(grip.id, place, this.#counterNear(place, grip.id));
      }
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
    if (this.#isDragging) this.#carrying.cancel();
    this.#letGo();
  }

  #letGo(): void {
    this.#grip = null;
    this.#isDragging = false;
    this.#stage.isHeld = this.#fingers.size > 0;
  }
}

const surfaceOf = (event: Event): Element => event.currentTarget as Element;

/**
 * Nothing scrolls for which a gesture would be meant that begins so; what lies in a frame lies in a page of which
 * nothing is known.
 */
const takesAll = ({ takesAllGestures }: Stage, event: Event): boolean => takesAllGestures
  || (parent === self && !(event.composedPath() as Element[])
    .some(one => one.scrollHeight > one.clientHeight && doesScroll(one)));

/** What is higher than its place scrolls if it is the page, unless that is hidden, or is told to. */
const doesScroll = (one: Element): boolean => {
  const { overflowY } = getComputedStyle(one);
  return one === document.scrollingElement ? overflowY !== 'hidden' : /auto|scroll/.test(overflowY);
};
