/** A chart drawn, with a window that is moved over it. */
import { html, render, svg, type PropertyValues, type TemplateResult } from 'lit';
import type { Box, Layout } from '../../../machines/charts/layout.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import type { Size } from '../parts/pan-and-zoom.ts';
import { theme } from '../theme/theme.ts';
import { fit, fitAround, fromCorner, isSeen, reveal, transformOf, zoom, type Camera } from './camera.ts';
import { lineageOf } from './chart-map.ts';
import { pressKey } from './drawing-keys.ts';
import { figureStyles, windowStyles } from './drawing.styles.ts';
import { figure, partOf, partsIn, placesOf } from './figure.ts';
import { ChartBoxTurned, ChartPartChosen, ChartPartPointed } from './events.ts';
import { ChartPointer } from './pointer.ts';
import { classesOf, DARK, updateLights, type Classes, type Lights } from './lights.ts';
import { namesOnPaper, Overview } from './overview.ts';
import { signs } from './signs.ts';
import { statechartWords } from './statechart-words.ts';

/** What is left free over and under a chart that is seen whole. */
const ROUND = 50;

/**
 * The picture of a chart. What is lit changes classes alone; the picture is drawn anew only with another layout.
 *
 * @fires chart-part-chosen - A state or transition was clicked: `detail.id`.
 * @fires chart-box-turned - A box was opened or folded: `detail.id`.
 * @fires chart-part-pointed - The pointer is on a state or transition, or on none: `detail.id`.
 */
export class ChartDrawing extends SpokenElement {
  static override styles = [theme, windowStyles, figureStyles];
  static override properties = {
    layout: { attribute: false },
    folds: { attribute: false },
    lights: { attribute: false },
    label: {},
  };
  declare layout: Layout | null;
  /** Boxes that can be opened, and whether they are; null: it is drawn as a layout says. */
  declare folds: ReadonlyMap<string, boolean> | null;
  declare lights: Lights;
  /** What the picture is called. */
  declare label: string;
  readonly #room = new ResizeObserver(() => this.#measure());
  readonly #grip = new ChartPointer(this);
  readonly #overview = new Overview();
  #parts: ReadonlyMap<string, Element> = new Map();
  #places: ReadonlyMap<string, Box> = new Map();
  #classes: Classes = new Map();
  camera: Camera = { scale: 1, corner: [0, 0] };
  window: Size = { width: 0, height: 0 };
  isAtRest = true;

  constructor() {
    super();
    this.layout = null;
    this.folds = null;
    this.lights = DARK;
    this.label = '';
  }

  /** Nothing of it is ever drawn so small that it cannot be read. */
  get isFolded(): boolean {
    return this.folds !== null;
  }

  get chart(): Size {
    return this.layout ?? { width: 1, height: 1 };
  }

  /** The drawing as it stands, to be taken away. */
  get picture(): SVGSVGElement | null {
    return this.renderRoot.querySelector('svg');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
    this.#grip.letGo();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#room.observe(this.#frame);
  }

  /** Looks at the whole chart. */
  showAll(): void {
    this.#glide(this.isFolded
      ? fromCorner([], this.chart, this.window) : fit({ x: 0, y: 0, ...this.chart }, this.window));
    this.isAtRest = false;
    this.#dress();
  }

  /** Looks at what is active, and follows it from now on. */
  showActive(): void {
    this.isAtRest = true;
    this.#glide(this.#resting());
    this.#dress();
  }

  zoomBy(factor: number): void {
    const at = [this.window.width / 2, this.window.height / 2] as const;
    this.isAtRest = false;
    this.#glide(zoom(this.camera, factor, at, this.chart, this.window, this.least));
    this.#dress();
  }

  /** The smallest scale; unset: so that all of it is seen. */
  get least(): number | undefined {
    return this.isFolded ? 1 : undefined;
  }

  /** Brings a state or transition into the window. */
  reveal(id: string): void {
    const box = this.#places.get(id);
    if (box !== undefined && !isSeen(box, this.camera, this.window)) {
      this.#glide(reveal(box, this.camera, this.window));
    }
  }

  look(camera: Camera): void {
    this.isAtRest = false;
    this.camera = camera;
    this.#dress();
    this.#place();
  }

  hold(isHeld: boolean): void {
    this.#frame?.classList.toggle('held', isHeld);
    this.#frame?.classList.remove('gliding');
  }

  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    if (changed.has('layout') || changed.has('label') || !this.hasUpdated) return true;
    this.#relight();
    this.#follow();
    return false;
  }

  protected override render(): TemplateResult {
    const { layout, label } = this;
    return html`<div class="window rest ${this.isFolded ? 'folded' : ''}" tabindex="0" role="group"
      aria-label=${statechartWords.window}
      @pointerdown=${this.#grip.down} @pointermove=${this.#grip.move} @pointerup=${this.#grip.up}
      @pointercancel=${this.#grip.up} @wheel=${this.#grip.wheel} @keydown=${this.#onKey} @click=${this.#choose}
      @pointerover=${this.#point} @pointerleave=${this.#leave}>
      ${layout === null ? null : svg`<svg role="img" aria-label=${label} viewBox="0 0 ${layout.width} ${layout.height}"
        data-width=${layout.width}><g class="paper">${figure(layout, this.folds)}<g class="signs"></g>
          <g class="far"></g>
          <g class="far whole">${namesOnPaper(layout)}</g></g></svg>`}
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.layout === null) return;
    if (!changed.has('layout')) {
      this.#relight();
      return this.#follow();
    }
    this.#places = placesOf(this.layout);
    this.#parts = partsIn(this.renderRoot);
    for (const part of this.#parts.values()) part.classList.remove(...[...this.#classes.values()].flatMap(namesOf));
    this.#classes = new Map();
    this.#relight();
    const isOther = changed.get('layout')?.chart.id !== this.layout.chart.id;
    if (this.isFolded) this.#frame.style.setProperty('--_whole', `${this.layout.height + ROUND}px`);
    if (!this.isFolded || isOther) this.isAtRest = true;
    this.#dress();
    this.window = { width: 0, height: 0 };
    this.#room.unobserve(this.#frame);
    this.#room.observe(this.#frame);
  }

  get #frame(): HTMLElement {
    return this.renderRoot.querySelector('.window')!;
  }

  #relight(): void {
    if (this.layout === null) return;
    const after = classesOf(this.lights);
    updateLights(this.#parts, this.#classes, after);
    this.#classes = after;
    const layer = this.renderRoot.querySelector<SVGGElement>('.signs');
    this.#name();
    if (layer !== null) {
      render(svg`${signs(this.layout, this.#places, this.lights)}`, layer as unknown as HTMLElement);
    }
  }

  /** Where it looks unless somebody looks elsewhere. */
  #resting(): Camera {
    if (!this.isFolded) return fitAround(this.#around(), this.window);
    return fromCorner(this.#around().slice(1).slice(-1), this.chart, this.window);
  }

  /** The boxes round what is active, from the whole chart to the innermost. */
  #around(): readonly Box[] {
    const { layout, lights: { here } } = this;
    if (layout === null) return [];
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    const lines = here.map(id => lineageOf(layout.chart, id).map(state => state.id));
    const shared = (lines[0] ?? []).filter(id => lines.every(line => line.includes(id)));
    return [whole, ...shared.flatMap(id => this.#places.get(id) ?? [])];
  }

  /** The window follows what is active out of sight, unless somebody looks elsewhere and it is in sight. */
  #follow(): void {
    const { here, moment } = this.lights;
    if (moment === null || this.window.width === 0) return;
    const boxes = here.flatMap(id => this.#places.get(id) ?? []);
    if (boxes.every(box => isSeen(box, this.camera, this.window)) || this.#isShownAlready()) return;
    this.isAtRest = true;
    this.#dress();
    this.#glide(this.#resting());
  }

  #shown: readonly string[] = [];

  /** Who has looked away from something stays there until something else is active. */
  #isShownAlready(): boolean {
    const { here } = this.lights;
    const isSame = here.length === this.#shown.length && here.every((id, i) => id === this.#shown[i]);
    this.#shown = here;
    return isSame;
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    if (width === this.window.width && height === this.window.height) return;
    this.window = { width, height };
    if (this.isAtRest) this.camera = this.#resting();
    this.#shown = this.lights.here;
    this.#place();
  }

  #glide(camera: Camera): void {
    this.#frame.classList.add('gliding');
    this.camera = camera;
    this.#place();
  }

  #dress(): void {
    this.#frame.classList.toggle('rest', this.isAtRest);
  }

  #place(): void {
    const paper = this.renderRoot.querySelector<SVGGElement>('.paper');
    paper?.style.setProperty('transform', transformOf(this.camera, this.chart, this.window));
    this.#name();
  }

  #name(): void {
    const { layout, camera: { scale }, lights: { moment } } = this;
    const layer = this.renderRoot.querySelector<SVGGElement>('.far:not(.whole)');
    if (layout !== null) this.#overview.draw(layer, layout, scale, moment?.active ?? []);
  }

  readonly #onKey = (event: KeyboardEvent): void => pressKey(event, this);

  readonly #choose = (event: Event): void => {
    const id = partOf(event);
    if (this.#grip.endsDrag() || id === null) return;
    const isOpen = this.folds?.get(id);
    const isTurned = isOpen !== undefined && !(isOpen && (event.target as Element).matches('.box'));
    this.dispatchEvent(new ChartPartChosen(id));
    if (isTurned) this.dispatchEvent(new ChartBoxTurned(id));
  };

  readonly #point = (event: Event): void => void this.dispatchEvent(new ChartPartPointed(partOf(event)));

  readonly #leave = (): void => void this.dispatchEvent(new ChartPartPointed(null));
}

const namesOf = (classes: string): readonly string[] => classes.split(' ');

if (!customElements.get('chart-drawing')) customElements.define('chart-drawing', ChartDrawing);

declare global {
  interface HTMLElementTagNameMap {
    'chart-drawing': ChartDrawing;
  }
}
