/** The map of the table editor: gestures go to a tool first, and a tool draws over the map. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import { fit, hidesActing } from '../../shared/battlefield/aim.ts';
import { isLow, paperOrigin, reveal, toTable, type Camera } from '../../shared/battlefield/camera.ts';
import { clearOfScale } from '../../shared/battlefield/clear-of-scale.ts';
import { visit, visits, type Turn } from '../../shared/battlefield/keys.ts';
import { move } from '../../shared/battlefield/paths.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import { EMPTY_VIEW, type BattlefieldView } from '../../shared/battlefield/view.ts';
import { isNarrow, STILL } from '../../shared/parts/pan-and-zoom.ts';
import type { Tool, GestureStart } from './tool.ts';
import { PEN, type Overlay } from './overlay.ts';
import { overlayStyles } from './overlay.styles.ts';

/** Two taps are one double tap within this time and distance. */
const QUICK_MS = 350;
const NEAR = 16;

/** Free table round everybody, cm: less of it on a narrow map, or stands are too small for fingers. */
const ROOM = 8;
const LESS_ROOM = 4;
/** So much of its upper edge lies under the tools, in pixels. */
const TOOLS = 56;
/** So far from its edges lies what lies over it. */
const EDGE = 8;
/** Their odds are asked for within so many frames; where the page draws none, each is over after so many ms. */
const FRAMES = 2;
const LONGEST_FRAME = 100;
/** So long the map waits for them at most, in ms. */
const LONGEST_WAIT = 100;

/** What tells the odds of what is on the map. */
export interface OddsBeside {
  /** They have been asked for, and no figure of them is there yet. */
  readonly isAwaited?: boolean;
}

interface Held {
  readonly pointer: number;
  readonly gesture: GestureStart;
  readonly start: Point;
  isDragging: boolean;
}

/** A battlefield that gives gestures to a tool; those that the tool does not take, the map handles itself. */
export class TableMap extends AssaultBattlefield {
  static override styles = [...AssaultBattlefield.styles, overlayStyles];
  static override properties = {
    ...AssaultBattlefield.properties,
    tool: { attribute: false },
    overlay: { attribute: false },
    odds: { attribute: false },
    hint: {},
  };
  /** The tool that gets every gesture first. */
  declare tool: Tool | null;
  declare overlay: Overlay | null;
  /** Several stands that are new or elsewhere take long to draw: these come first. Null: there are none. */
  declare odds: OddsBeside | null;
  /** What the keys do, for screen readers. */
  declare hint: string;
  readonly #fingers = new Set<number>();
  #held: Held | null = null;
  #lastTap: { readonly at: Point; readonly when: number } | null = null;
  #drawn: BattlefieldView = EMPTY_VIEW;

  constructor() {
    super();
    this.tool = null;
    this.overlay = null;
    this.odds = null;
    this.hint = '';
    this.addEventListener('pointerdown', this.#down, { capture: true });
    this.addEventListener('pointermove', this.#move, { capture: true });
    this.addEventListener('pointerup', this.#up, { capture: true });
    this.addEventListener('pointercancel', this.#cancel, { capture: true });
    this.addEventListener('touchmove', this.#touchMove, { capture: true, passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#fingers.clear();
    this.#letGo();
  }

  /** Whether there is a stand after the one with the focus, or before it. */
  hasNeighbour(which: Turn): boolean {
    const id = visit(visits(this.view), this.visited, which);
    return id !== null && id !== this.visited;
  }

  /** The focus goes to the next stand or the one before. */
  async visit(which: Turn): Promise<void> {
    const id = visit(visits(this.view), this.visited, which);
    if (id !== null) await this.focusOn(id);
  }

  /** A place is on the screen. */
  showPlace(at: Point): void {
    this.camera = reveal(this.camera, this.window, at, this.view);
  }

  /** The focus goes to what draws by keys. */
  focusPen(): void {
    this.renderRoot.querySelector<SVGElement>(`[data-handle=${PEN}]`)?.focus({ preventScroll: true });
  }

  async focusOn(id: string): Promise<void> {
    const at = this.counter(id)?.at;
    if (at !== undefined) this.showPlace(at);
    this.visited = id;
    await this.updateComplete;
    this.renderRoot.querySelector<SVGElement>(`[data-counter="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }

  /** The editor has a tape of its own. */
  override get canMeasure(): boolean {
    return false;
  }

  /** Everybody, with room round them to move and to draw. */
  override fitted(view: BattlefieldView): Camera {
    const { window, text } = this;
    return clearOfScale(view, window, text, seen => fit(view, seen, isNarrow(window) ? LESS_ROOM : ROOM));
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.#mayWait() ? this.#oddsFirst().then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** What is under a finger follows it, and what comes on the screen again is as it is now. */
  #mayWait(): boolean {
    if (this.odds === null || this.wasHidden || this.#held !== null || this.#drawn.counters.length === 0) return false;
    return this.#drawn !== this.view && shiftsIn(this.#drawn, this.view).filter(cm => cm > 0).length > 1;
  }

  async #oddsFirst(): Promise<void> {
    const begun = performance.now();
    const isLong = (): boolean => performance.now() - begun >= LONGEST_WAIT;
    for (let frame = 0; frame < FRAMES || (this.odds?.isAwaited === true && !isLong()); frame += 1) await nextFrame();
    await new Promise(resolve => setTimeout(resolve)); // the last one is painted after this turn
  }

  /** Whoever moves about does not shift the map; newcomers do, and whoever would stand where nobody sees them. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const { camera, isAtRest } = this;
    if (changed.has('covered') && this.covered !== null) this.covered = { ...this.covered, top: TOOLS };
    super.willUpdate(changed);
    const before = changed.get('view');
    if (before === undefined || !isAtRest || changed.has('window')) return;
    const shifts = shiftsIn(before, this.view);
    const isLost = shifts.some(cm => cm > 0 && cm < NEW) && hidesActing(camera, this.window, this.view);
    const isOther = isLost || shifts.includes(NEW) || !isSameSize(before, this.view);
    if (isOther && this.#held === null) this.showAll();
    else this.camera = camera;
  }

  protected override render(): TemplateResult {
    return html`
      ${super.render()}
      <p class="spoken" id="editing">${this.hint}</p>
      ${this.isTable ? nothing : this.#overlayTemplate()}
      ${this.isTable || isLow(this.window) ? nothing : this.#besideTemplate()}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#drawn = this.view;
    this.#surface?.setAttribute('aria-describedby', 'editing');
  }

  /** Under a sheet there is room on the lower edge, beside the tools there; else below those of the upper edge. */
  #besideTemplate(): TemplateResult {
    const under = this.covered?.bottom ?? 0;
    const place = under > 0 ? `bottom:${under + EDGE}px` : `top:${TOOLS + EDGE / 2}px;right:${EDGE}px`;
    return html`<div class="beside" .style=${place}><slot></slot></div>`;
  }

  #overlayTemplate(): TemplateResult {
    const { camera, window } = this;
    return html`<svg class="overlay" width=${window.width} height=${window.height}>
      <g transform=${move(paperOrigin(camera, window))}>${this.overlay?.(camera.scale, this.text) ?? nothing}</g>
    </svg>`;
  }

  get #surface(): SVGSVGElement | null {
    return this.renderRoot.querySelector<SVGSVGElement>('svg.map');
  }

  readonly #down = (event: PointerEvent): void => {
    const gesture = this.#gestureOf(event);
    if (event.button !== 0 || gesture === null) return;
    this.#fingers.add(event.pointerId);
    if (this.#fingers.size > 1) return this.#breakOff();
    if (this.tool?.takes(gesture) !== true) return;
    this.#held = { pointer: event.pointerId, gesture, start: [event.clientX, event.clientY], isDragging: false };
  };

  /** The map gets no move that is the tool's. */
  readonly #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (held === null || held.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (!held.isDragging) {
      if (distance(held.start, [event.clientX, event.clientY]) < STILL) return;
      held.isDragging = true;
      this.#surface?.setPointerCapture(event.pointerId);
    }
    this.tool?.drag(this.#placeOf(event), held.gesture);
  };

  readonly #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    const held = this.#held;
    if (held === null || held.pointer !== event.pointerId) return;
    this.#held = null;
    if (held.isDragging) this.tool?.drop();
    else this.tool?.tap({ ...held.gesture, isDouble: this.#isDouble(event) });
  };

  readonly #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#held?.pointer === event.pointerId) this.#breakOff();
  };

  readonly #touchMove = (event: TouchEvent): void => {
    if (this.#held !== null && event.cancelable) event.preventDefault();
  };

  /** Gives up a gesture that is under way, as when Escape is pressed. */
  breakOff(): boolean {
    const isUnderWay = this.#held?.isDragging === true;
    this.#breakOff();
    return isUnderWay;
  }

  #breakOff(): void {
    if (this.#held?.isDragging) this.tool?.cancel();
    this.#letGo();
  }

  #letGo(): void {
    this.#held = null;
  }

  #isDouble({ clientX, clientY, timeStamp }: PointerEvent): boolean {
    const last = this.#lastTap;
    const at: Point = [clientX, clientY];
    const isDouble = last !== null && timeStamp - last.when < QUICK_MS && distance(last.at, at) < NEAR;
    this.#lastTap = isDouble ? null : { at, when: timeStamp };
    return isDouble;
  }

  /** Null for whatever is not on the map itself, such as its buttons. */
  #gestureOf(event: PointerEvent): GestureStart | null {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || target.closest('svg.map, svg.overlay') === null) return null;
    const { counter, handle = null } = target.closest<SVGElement>('[data-counter], [data-handle]')?.dataset ?? {};
    const at = this.#placeOf(event);
    return {
      at,
      counter: counter === undefined ? null : this.#nearestTo(at)?.id ?? counter,
      handle,
      adds: event.shiftKey || event.ctrlKey || event.metaKey,
      isFinger: event.pointerType === 'touch',
      isDouble: false,
    };
  }

  /** Where small stands crowd, what fingers can touch of them overlaps: the nearest is meant, not the one on top. */
  #nearestTo(at: Point): Counter | null {
    const away = (one: Counter): number => distance(one.at, at) - one.radius;
    return this.#drawn.counters.reduce<Counter | null>(
      (best, one) => (best === null || away(one) < away(best) ? one : best), null);
  }

  #placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.getBoundingClientRect();
    return toTable(this.camera, this.window, [clientX - left - this.clientLeft, clientY - top - this.clientTop]);
  }
}

/** How far whoever was not there before has come. */
const NEW = Infinity;

/** How far each stand is from where it stood in the view before, in cm. */
const shiftsIn = (before: BattlefieldView, { counters }: BattlefieldView): readonly number[] => {
  const places = new Map(before.counters.map(({ id, at }) => [id, at]));
  return counters.map(({ id, at }) => (places.has(id) ? distance(at, places.get(id)!) : NEW));
};

const isSameSize = (one: BattlefieldView, other: BattlefieldView): boolean =>
  one.width === other.width && one.depth === other.depth;

/** Where the page draws none, it is over after a while. */
const nextFrame = (): Promise<unknown> => Promise.race([
  new Promise(requestAnimationFrame), new Promise(resolve => setTimeout(resolve, LONGEST_FRAME)),
]);

if (!customElements.get('table-map')) customElements.define('table-map', TableMap);

declare global {
  interface HTMLElementTagNameMap {
    'table-map': TableMap;
  }
}
