/** How many units a side loses: a bar for each number, exactly so many or at least so many. */
import { ticks } from 'd3-array';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../shared/languages/forms.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { atLeast, average, likeliest, percent, worthShowing } from '../../shared/parts/figures.ts';
import { theme } from '../../shared/theme/theme.ts';
import { chartStyles } from './loss-chart.styles.ts';
import { oddsWords } from './odds-words.ts';

export const READINGS = ['exactly', 'atLeast'] as const;
/** Whether a bar counts one number of losses, or that and all above. */
export type Reading = (typeof READINGS)[number];

/** What a reading shows, from the chances of exactly so many. */
export const read = (exactly: readonly number[], reading: Reading): readonly number[] =>
  (reading === 'exactly' ? exactly : atLeast(exactly));

/** The height in lines of text. */
const LINES = 11;
/** Lines at whole shares of this many. */
const GRID = 4;

/** The bars, and the room between them in parts of a step. */
interface Bars {
  readonly count: number;
  /** From the left edge of one bar to that of the next. */
  readonly step: number;
  readonly width: number;
  readonly leftOf: (bar: number) => number;
}

const BETWEEN = 0.18;
const BESIDE = 0.1;

const barsIn = (left: number, right: number, count: number): Bars => {
  const step = (right - left) / (count - BETWEEN + 2 * BESIDE);
  return { count, step, width: step * (1 - BETWEEN), leftOf: bar => left + step * (BESIDE + bar) };
};

/** Where everything lies, in pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
  readonly line: number;
  readonly bars: Bars;
  readonly y: (chance: number) => number;
}

/**
 * Losses of one side as bars, with the pinned plan's as steps behind them.
 *
 * @csspart chart - The drawing.
 */
export class LossChart extends SpokenElement {
  static override styles = [theme, chartStyles];
  static override properties = {
    side: {},
    lost: { attribute: false },
    pinned: { attribute: false },
    reading: {},
    top: { type: Number },
    width: { state: true },
    line: { state: true },
  };
  declare side: Side;
  /** The chance of exactly so many units lost, by their number. */
  declare lost: readonly number[];
  /** The same of the plan to compare with. */
  declare pinned: readonly number[] | null;
  declare reading: Reading;
  /** The chance at the upper edge, the same for both sides. */
  declare top: number;
  declare private width: number;
  /** The height of a line of text. */
  declare private line: number;
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.side = 'attacker';
    this.lost = [1];
    this.pinned = null;
    this.reading = 'exactly';
    this.top = 1;
    this.width = 320;
    this.line = 16;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override firstUpdated(): void {
    this.#follow();
    this.#measure(); // the page would be wider than its window until the next frame
  }

  protected override render(): TemplateResult {
    const { side, lost } = this;
    const most = likeliest(lost);
    const counts = Math.max(worthShowing(lost), worthShowing(this.pinned ?? [1]), Math.min(lost.length, 4));
    const frame = this.#frame(counts);
    const spoken = oddsWords.chartSpoken(side, most, percent(lost[most]!), figure(average(lost), 1), lost.length - 1);
    return html`<div class="ruler"></div><svg
      part="chart" class=${side} role="img" aria-label=${spoken} width=${frame.width} height=${frame.height}
    >
      ${this.#grid(frame)}
      ${this.#bars(frame, read(lost, this.reading).slice(0, counts))}
      ${this.pinned === null ? nothing : steps(frame, read(this.pinned, this.reading))}
    </svg>`;
  }

  /** The ruler is as wide as the chart may be and one line high, whatever is drawn. */
  #follow(): void {
    const ruler = this.renderRoot.querySelector('.ruler');
    if (ruler !== null) this.#watch.observe(ruler);
  }

  #measure(): void {
    const { width, height } = this.renderRoot.querySelector('.ruler')!.getBoundingClientRect();
    if (width === 0) return;
    this.line = height;
    this.width = width;
  }

  #frame(counts: number): Frame {
    const { width, line } = this;
    const height = LINES * line;
    const [left, top, bottom] = [3 * line, 1.2 * line, height - 1.4 * line];
    const y = (chance: number): number => bottom - ((bottom - top) * chance) / this.top;
    return { width, height, left, bottom, line, bars: barsIn(left, width, counts), y };
  }

  #grid({ width, left, bottom, line, y }: Frame): SVGTemplateResult[] {
    return ticks(0, this.top, GRID).map(chance => svg`<g class=${y(chance) === bottom ? 'base' : 'grid'}>
      <line x1=${left} x2=${width} y1=${y(chance)} y2=${y(chance)}></line>
      <text class="share" x=${left - line * 0.4} y=${y(chance)} dy="0.35em">${Math.round(100 * chance)}\u202f%</text>
    </g>`);
  }

  #bars(frame: Frame, chances: readonly number[]): SVGTemplateResult[] {
    const { bars: { step, width, leftOf }, y, bottom, line } = frame;
    const every = Math.ceil((1.6 * line) / step);
    return chances.map((chance, count) => svg`<g>
      <title>${count}: ${percent(chance)}</title>
      <rect
        class="bar" x=${leftOf(count)} y=${y(chance)} width=${width} height=${Math.max(0, bottom - y(chance))}
      ></rect>
      ${step > 3.1 * line && chance >= 0.0005 && this.pinned === null
        ? svg`<text class="value" x=${leftOf(count) + width / 2} y=${y(chance)} dy="-0.3em">${percent(chance)}</text>`
        : nothing}
      ${count % every === 0
        ? svg`<text class="count" x=${leftOf(count) + width / 2} y=${bottom} dy="1.25em">${count}</text>`
        : nothing}
    </g>`);
  }
}

/** The tops of the bars of another plan, as one line. */
const steps = (
  { bars: { count, width, leftOf }, y }: Frame, chances: readonly number[],
): SVGTemplateResult => {
  const tops = Array.from({ length: count }, (_, bar) => `M${leftOf(bar)} ${y(chances[bar] ?? 0)}h${width}`);
  return svg`<path class="pinned" d=${tops.join('')}></path>`;
};

if (!customElements.get('loss-chart')) customElements.define('loss-chart', LossChart);

declare global {
  interface HTMLElementTagNameMap {
    'loss-chart': LossChart;
  }
}
