/** One side's chance over the moments of an assault: a diamond for a decision, a disc for a throw. */
import { css, html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { figure } from '../languages/forms.ts';
import { percent } from '../parts/figures.ts';
import { theme } from '../theme/theme.ts';

/** One moment as the graph has it. */
export interface GraphPoint {
  readonly name: string;
  readonly title: string;
  readonly kind: 'decision' | 'throw';
  /** The chance after it, 0 to 1. */
  readonly after: number;
  /** A decision that cost something. */
  readonly isCostly: boolean;
}

/** Sent when another moment is looked at: `place` among the moments. */
export class MomentChosen extends Event {
  readonly place: number;

  constructor(place: number) {
    super('moment-chosen', { bubbles: true, composed: true });
    this.place = place;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room for the words beside and below, in pixels; where it is low there are none. */
const BESIDE = 52;
const BELOW = 24;
const LOW = 100;
const LEAST = 24;
/** So many pixels are between two names of moments at least. */
const NAMED = 62;
const AIR = 10;

/**
 * Left and right, Home and End go from moment to moment; a tap takes the nearest.
 *
 * @fires moment-chosen - Another moment is looked at: `place`.
 */
export class ReviewGraph extends SpokenElement {
  static override styles = [theme, css`
    :host {
      display: block;
      position: relative;
      min-inline-size: 0;
    }
    .graph {
      position: absolute;
      inset: 0;
      outline-offset: -2px;
      cursor: pointer;
      touch-action: manipulation;
    }
    svg {
      display: block;
      overflow: visible;
      forced-color-adjust: none;
    }
    .other {
      fill: var(--_defender-soft);
    }
    .own {
      fill: var(--_attacker-soft);
    }
    .line {
      fill: none;
      stroke: var(--_attacker);
      stroke-width: 2.5;
      stroke-linejoin: round;
    }
    .half {
      stroke: var(--_line-strong);
      stroke-dasharray: 4 4;
    }
    .mark {
      fill: var(--_ink);
      stroke: var(--_ground);
      stroke-width: 1.5;
    }
    .mark.costly {
      fill: var(--_bad);
    }
    .begin {
      fill: var(--_ground);
      stroke: var(--_attacker);
      stroke-width: 2;
    }
    .here {
      stroke: var(--_now);
      stroke-width: 2;
    }
    .ring {
      fill: none;
      stroke: var(--_now);
      stroke-width: 2;
    }
    text {
      fill: var(--_ink-soft);
      font-size: 12px;
    }
    .scale {
      text-anchor: end;
    }
    .name {
      text-anchor: middle;
    }
    .name.now {
      fill: var(--_now-ink);
      font-weight: 650;
    }
    @media (forced-colors: active) {
      .own,
      .other {
        fill: Canvas;
      }
      .line,
      .begin {
        stroke: CanvasText;
      }
    }
  `];
  static override properties = {
    points: { attribute: false }, start: { type: Number }, place: { type: Number }, label: {}, size: { state: true },
  };
  declare points: readonly GraphPoint[];
  /** The chance before the first moment. */
  declare start: number;
  /** The moment that is looked at. */
  declare place: number;
  /** What it is a graph of. */
  declare label: string;
  declare private size: Size;
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.points = [];
    this.start = 0.5;
    this.place = 0;
    this.label = '';
    this.size = { width: 0, height: 0 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override firstUpdated(_: PropertyValues): void {
    this.#measure();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { points, place, size: { width, height } } = this;
    const point = points[place];
    if (point === undefined) return nothing;
    return html`<div
      class="graph" role="slider" tabindex="0" aria-label=${this.label} aria-valuemin="1" aria-valuemax=${points.length}
      aria-valuenow=${place + 1} aria-valuetext="${point.title}, ${percent(point.after)}"
      @keydown=${this.#onKey} @click=${this.#onClick}
    >${width === 0 || height < LEAST ? nothing
      : html`<svg width=${width} height=${height} aria-hidden="true">${this.#drawing()}</svg>`}
    </div>`;
  }

  get #isLow(): boolean {
    return this.size.height < LOW;
  }

  /** Where a chance after so many moments stands, in pixels. */
  #at(moments: number, chance: number): readonly [x: number, y: number] {
    const { size: { width, height } } = this;
    const left = this.#isLow ? AIR : BESIDE;
    const bottom = this.#isLow ? 2 : BELOW;
    return [
      left + (moments / this.points.length) * (width - left - 2 * AIR),
      6 + (1 - chance) * (height - bottom - 8),
    ];
  }

  #drawing(): SVGTemplateResult {
    const { points, start, place } = this;
    const places = [this.#at(0, start), ...points.map(({ after }, i) => this.#at(i + 1, after))];
    const [[left, top], [right, bottom]] = [this.#at(0, 1), this.#at(points.length, 0)];
    const path = places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    const [x, y] = places[place + 1]!;
    return svg`
      <rect class="other" x=${left} y=${top} width=${right - left} height=${bottom - top}></rect>
      <path class="own" d="M${path}L${right} ${bottom}L${left} ${bottom}Z"></path>
      <line class="half" x1=${left} x2=${right} y1=${(top + bottom) / 2} y2=${(top + bottom) / 2}></line>
      <path class="line" d="M${path}"></path>
      <line class="here" x1=${x} x2=${x} y1=${top} y2=${bottom}></line>
      <circle class="begin" cx=${places[0]![0]} cy=${places[0]![1]} r="4"></circle>
      ${points.map((point, i) => markTemplate(point, places[i + 1]!))}
      <circle class="ring" cx=${x} cy=${y} r="10"></circle>
      ${this.#isLow ? nothing : this.#words(left, bottom)}`;
  }

  #words(left: number, bottom: number): SVGTemplateResult {
    const { points, place, size: { width } } = this;
    const isRoomy = (width - BESIDE) / points.length >= NAMED;
    return svg`
      ${[1, 0.5, 0].map(chance => svg`<text class="scale" x=${left - 10} y=${this.#at(0, chance)[1]} dy="0.36em">${
        figure(100 * chance)}\u202f%</text>`)}
      ${points.map(({ name }, i) => (isRoomy || i === place
        ? nameTemplate(name, i === place, this.#at(i + 1, 0)[0], bottom + 18) : nothing))}`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const last = this.points.length - 1;
    const to = {
      ArrowRight: this.place + 1, ArrowUp: this.place + 1, ArrowLeft: this.place - 1, ArrowDown: this.place - 1,
      Home: 0, End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last) this.dispatchEvent(new MomentChosen(to));
  };

  readonly #onClick = ({ clientX }: MouseEvent): void => {
    const x = clientX - this.getBoundingClientRect().left;
    const off = this.points.map((_, i) => Math.abs(this.#at(i + 1, 0)[0] - x));
    this.dispatchEvent(new MomentChosen(off.indexOf(Math.min(...off))));
  };
}

const shortened = (name: string): string => (name.length > 12 ? `${name.slice(0, 10)}…` : name);

const nameTemplate = (name: string, isNow: boolean, x: number, y: number): SVGTemplateResult =>
  svg`<text class=${isNow ? 'name now' : 'name'} x=${x} y=${y}>${shortened(name)}</text>`;

const markTemplate = ({ kind, isCostly }: GraphPoint, [x, y]: readonly [number, number]): SVGTemplateResult =>
  (kind === 'throw' ? svg`<circle class="mark" cx=${x} cy=${y} r="4.5"></circle>`
    : svg`<path class=${isCostly ? 'mark costly' : 'mark'} d="M${x} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5-6.5Z"></path>`);

/** The signs of the two kinds of moments, for a line of text. */
export const signOf = (kind: 'decision' | 'throw', isCostly: boolean): TemplateResult => html`
  <svg class="kind ${isCostly ? 'costly' : ''}" viewBox="-8 -8 16 16" aria-hidden="true">${kind === 'throw'
    ? svg`<circle r="5"></circle>` : svg`<path d="M0-6.5L6.5 0L0 6.5L-6.5 0Z"></path>`}</svg>`;

if (!customElements.get('review-graph')) customElements.define('review-graph', ReviewGraph);

declare global {
  interface HTMLElementTagNameMap {
    'review-graph': ReviewGraph;
  }
  interface HTMLElementEventMap {
    'moment-chosen': MomentChosen;
  }
}
