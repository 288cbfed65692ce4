/** A statechart as it is drawn: by a layout of the page, else its boxes in rows; ours comes when it is wanted. */
import type { PropertyValues } from 'lit';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../../../machines/charts/chart.ts';
import type { Layout, Variant } from '../../../machines/charts/layout.ts';
import { ChartInput } from './chart-input.ts';
import type { ChartFolds, ChartRows } from './folds.ts';
import type { StatechartLazyParts } from './lazy-parts.ts';
import { spokenChart, spokenLayout } from './spoken-chart.ts';

/** From this width on boxes stand side by side; what is beside the drawing takes so much of it. */
const ROWS_FROM = 600;
const PANEL_FROM = 928;
const PANEL = 388;
const EDGE = 26;
const LEAST = 300;
/** Boxes stay where they are while the room grows or shrinks by less. */
const STEP = 20;

export abstract class ChartLayout extends ChartInput {
  static override properties = {
    ...ChartInput.properties,
    laid: { state: true },
    whole: { state: true },
    width: { state: true },
    isUnreachable: { state: true },
    isOther: { state: true },
  };
  /** What the page wants it to be drawn by, in English; null: its boxes are drawn in rows. */
  declare protected laid: Layout | null;
  /** What is drawn in rows, in English; null: it has not come yet, or a layout is given. */
  declare protected whole: Chart | null;
  /** How wide the drawing is. */
  declare private width: number;
  /** Something that it needs could not be brought. */
  declare protected isUnreachable: boolean;
  /** What it follows plays another ruleset. */
  declare protected isOther: boolean;
  /** What it is given has been read: which ruleset it is about is known. */
  protected isRead = false;
  /** What draws boxes in rows, and which of them are opened; null: not wanted yet, or on its way. */
  protected inRows: ChartRows | null = null;
  protected folds: ChartFolds | null = null;
  readonly #room = new ResizeObserver(() => {
    requestAnimationFrame(() => (this.width = this.#widthNow)); // another width is another height
    void this.choose();
  });

  constructor() {
    super();
    this.laid = null;
    this.whole = null;
    this.width = 0;
    this.isUnreachable = false;
    this.isOther = false;
  }

  /** What the page wants it to be drawn by, in the language of the screen. */
  protected get given(): Layout | null {
    return this.laid && spokenLayout(this.laid);
  }

  /** All of its chart in the language of the screen; null: it has not come yet. */
  protected get chart(): Chart | null {
    return this.given?.chart ?? (this.whole && spokenChart(this.whole));
  }

  /** Which way its boxes stand, and how much room there is for them. */
  protected get rows(): readonly [Variant, number] {
    const width = this.width || this.#widthNow;
    const margins = width >= ROWS_FROM ? 48 : 24;
    const room = Math.max(LEAST, Math.floor((width - margins) / STEP) * STEP);
    return [this.variant ?? (width >= ROWS_FROM ? 'wide' : 'tall'), room];
  }

  get #widthNow(): number {
    const drawing = this.renderRoot?.querySelector('chart-drawing')?.clientWidth;
    return drawing || this.room - (this.room >= PANEL_FROM ? PANEL : EDGE);
  }

  /** How the assault's own comes; null: not at all. */
  protected abstract get lazyParts(): StatechartLazyParts | null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if ((['layout', 'layouts', 'variant', 'machine'] as const).some(name => changed.has(name))) void this.choose();
  }

  /** Only now has it a width where a page makes it part of a line. */
  protected override firstUpdated(): void {
    if (this.chart === null) void this.choose();
  }

  protected async choose(): Promise<void> {
    const own = this.ownLayout;
    this.laid = own;
    if (own !== null) return;
    const { machine } = this;
    if (machine === null && this.room === 0 && this.variant === null) return;
    if (machine === null && this.namesRuleset && !this.isRead) return;
    try {
      const { isOther, lazyParts } = this;
      const rows = lazyParts?.rows();
      const [inRows, chart] = [await rows, machine === null ? await this.#ours(isOther) : undefined];
      if (inRows === undefined || this.machine !== machine || this.isOther !== isOther) return;
      this.inRows = inRows;
      this.folds ??= new inRows.ChartFolds();
      if (machine !== null) this.whole = this.#chartOf(machine);
      else if (chart !== undefined) this.whole = chart;
    } catch {
      this.isUnreachable = true;
    }
  }

  async #ours(isOther: boolean): Promise<Chart | undefined> {
    return isOther ? (await this.lazyParts?.phase())?.chart : this.lazyParts?.chart();
  }

  #read: { readonly machine: AnyStateMachine; readonly chart: Chart } | null = null;

  /** The same chart as long as it is the same machine. */
  #chartOf(machine: AnyStateMachine): Chart {
    if (this.#read?.machine !== machine) this.#read = { machine, chart: this.inRows!.chartOf(machine) };
    return this.#read.chart;
  }
}
