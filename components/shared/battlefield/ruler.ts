/** A ruler laid on the map, from edge to edge: between two stands, two places, or a stand and a place. */
import { css, html, nothing, svg, type ReactiveControllerHost, type SVGTemplateResult, type TemplateResult } from 'lit';
import { distance, gap, type Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import { figure } from '../languages/forms.ts';
import { battlefieldWords } from './battlefield-words.ts';
import { toPaper, toTable, type Camera, type Window } from './camera.ts';
import { PRINT } from './labels.ts';
import { nameWidth } from './lettering.ts';
import { CENTIMETRES } from './measure.ts';
import { move, way } from './paths.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** So many pixels beside a base its stand is still meant. */
const NEAR = 6;

const SIGN = 'M3 13L13 3L17 7L7 17ZM6 10L8 12M9 7L11 9M12 4L14 6';

interface Host extends ReactiveControllerHost {
  readonly view: BattlefieldView;
  readonly camera: Camera;
  readonly window: Window;
  readonly text: number;
  counter(id: string | null): Counter | undefined;
}

/** A place on the table; with a stand it goes where the stand goes. */
interface End {
  readonly at: Point;
  readonly unit: string | null;
}

export class Ruler {
  readonly #host: Host;
  #isOut = false;
  #from: End | null = null;
  #to: End | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Presses and drags lay it. */
  get isOut(): boolean {
    return this.#isOut;
  }

  /** Takes it out, or puts it away. */
  toggle(): void {
    this.#isOut = !this.#isOut;
    this.#lay(null, null);
  }

  /** One more end at a pixel of the window: the first begins, the second ends, the third begins anew. */
  tap(pixel: Point): void {
    this.#add(this.#endAt(pixel));
  }

  /** The same at a stand. */
  add({ id, at }: Counter): void {
    this.#isOut = true;
    this.#add({ at, unit: id });
  }

  /** From pixel to pixel. */
  drag(from: Point, to: Point): void {
    this.#lay(this.#endAt(from), this.#endAt(to));
  }

  /** What is said of it. */
  get words(): string {
    const [from, to] = [this.#from, this.#to];
    if (from === null) return '';
    const name = (end: End | null): string => this.#host.counter(end?.unit ?? null)?.name ?? '…';
    const length = to === null ? battlefieldWords.measure : this.#length(from, to);
    return `${length}: ${name(from)} – ${name(to)}`;
  }

  /** Takes it out and puts it away, among the tools of the map. */
  get buttonTemplate(): TemplateResult {
    const { measure } = battlefieldWords;
    return html`
      <button
        class="icon ruler" aria-label=${measure} title=${measure} aria-pressed=${this.#isOut} aria-keyshortcuts="m"
        @click=${() => this.toggle()}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGN}></path></svg>
      </button>`;
  }

  get template(): SVGTemplateResult | typeof nothing {
    const [from, to] = [this.#from, this.#to];
    if (from === null) return nothing;
    const { camera: { scale }, text } = this.#host;
    const ends = to === null ? [toPaper(this.#baseOf(from).at, scale)] : this.#edges(from, to, scale);
    return svg`
      <g class="measured">
        ${to === null ? nothing : ['under', 'over'].map(name => svg`<path class=${name} d=${way(ends)}></path>`)}
        ${ends.map(end => svg`<circle r="4" transform=${move(end)}></circle>`)}
        ${to === null ? nothing : pillTemplate(this.#length(from, to), along(ends[0]!, ends[1]!, 0.5), text)}
      </g>`;
  }

  #add(end: End): void {
    if (this.#from === null || this.#to !== null) this.#lay(end, null);
    else this.#lay(this.#from, end);
  }

  #lay(from: End | null, to: End | null): void {
    this.#from = from;
    this.#to = to;
    this.#host.requestUpdate();
  }

  #endAt(pixel: Point): End {
    const { view, camera, window } = this.#host;
    const at = toTable(camera, window, pixel);
    const away = (one: Counter): number => distance(one.at, at) - one.radius;
    const [nearest] = view.counters.filter(one => one.alive && away(one) <= NEAR / camera.scale)
      .sort((a, b) => away(a) - away(b));
    return { at, unit: nearest?.id ?? null };
  }

  #baseOf({ at, unit }: End): Pick<Counter, 'at' | 'radius'> {
    return this.#host.counter(unit) ?? { at, radius: 0 };
  }

  /** Where it leaves the bases, on paper. */
  #edges(from: End, to: End, scale: number): readonly Point[] {
    const [a, b] = [this.#baseOf(from), this.#baseOf(to)];
    const apart = Math.max(distance(a.at, b.at), a.radius + b.radius) || 1;
    return [along(a.at, b.at, a.radius / apart), along(b.at, a.at, b.radius / apart)]
      .map(edge => toPaper(edge, scale));
  }

  #length(from: End, to: End): string {
    const { sign } = this.#host.view.measure ?? CENTIMETRES;
    return `${figure(Math.round(gap(this.#baseOf(from), this.#baseOf(to)) * 10) / 10)}${sign}`;
  }
}

const pillTemplate = (words: string, at: Point, text: number): SVGTemplateResult => {
  const [width, height] = [nameWidth(words, PRINT * text) + 16, 20 * text];
  return svg`
    <g transform=${move(at)}>
      <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height / 2}></rect>
      <text dy="0.36em" font-size=${PRINT * text}>${words}</text>
    </g>`;
};

/** Violet: it is the reader's own. */
export const rulerStyles = css`
  .tools .ruler[aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .measured {
    pointer-events: none;
  }
  .measured path {
    fill: none;
    stroke: var(--_now);
    stroke-width: 2;
  }
  .measured .under {
    stroke: var(--_ground);
    stroke-width: 5;
  }
  .measured :is(circle, rect) {
    fill: var(--_raised);
    stroke: var(--_now);
    stroke-width: 1.8;
  }
  .measured text {
    fill: var(--_now-ink);
    font-weight: 600;
  }
`;
