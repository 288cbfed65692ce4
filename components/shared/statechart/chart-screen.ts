/** What is seen of a chart, and what can be done with it. */
import type { Chart } from '../../../machines/charts/chart.ts';
import type { ChartView, FoldedChart } from '../../../machines/charts/fold-chart.ts';
import type { Layout } from '../../../machines/charts/layout.ts';
import type { Lights } from './lights.ts';
import type { Note } from './save-chart.ts';
import type { Visit } from './visits.ts';

/** What stands beside the drawing, one at a time; `controls` calls it so. */
export const PANELS = ['moment', 'tree', 'history'] as const;
export type Panel = (typeof PANELS)[number];

export interface ChartScreen {
  /** All of the chart. */
  readonly chart: Chart;
  /** What is drawn of it. */
  readonly layout: Layout;
  /** Unset: it is drawn as a layout of the page says. */
  readonly folded?: FoldedChart;
  /** Every box is opened. */
  readonly isWhole: boolean;
  readonly names: ChartView['names'];
  /** It fills the screen. */
  readonly isLarge: boolean;
  readonly lights: Lights;
  /** What is lit of the drawing. */
  readonly lit: Lights;
  readonly visits: readonly Visit[];
  /** It is walked by hand. */
  readonly isWalked: boolean;
  readonly canGoBack: boolean;
  /** What can be shown beside the drawing. */
  readonly panels: readonly Panel[];
  /** What is shown of it. */
  readonly panel: Panel;
  /** The rule that is shown; null: none. */
  readonly about: unknown;
  readonly said: string;
  /** What is said of the table. */
  readonly remarks: readonly string[];
  readonly note: Note;
}

export interface ChartActions {
  zoom(factor: number): void;
  showAll(): void;
  showActive(): void;
  openAll(): void;
  name(names: ChartView['names']): void;
  enlarge(): void;
  takeSvg(): void;
  takePng(): void;
  next(): void;
  back(): void;
  reset(): void;
  show(panel: Panel): void;
  choose(id: string): void;
  point(id: string | null): void;
  explain(id: string): void;
  close(): void;
}
