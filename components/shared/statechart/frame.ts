/** Everything round the drawing: the view, what can happen, what cannot and why, the tree, where it has been. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Chart } from '../../../machines/charts/chart.ts';
import type { ChartView, FoldedChart } from '../../../machines/charts/fold-chart.ts';
import type { Layout } from '../../../machines/charts/layout.ts';
import type { EventVerdict } from '../../../machines/charts/event-prober.ts';
import '../parts/live-region.ts';
import { innermost, lineageOf, mapOf } from './chart-map.ts';
import type { Lights } from './lights.ts';
import type { Note } from './save-chart.ts';
import { eventInWords, pathTitle, targetTitles } from './tree-rows.ts';
import type { Visit } from './visits.ts';
import { statechartWords } from './statechart-words.ts';

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
  choose(id: string): void;
  point(id: string | null): void;
  explain(id: string): void;
  close(): void;
}

const FACTOR = 1.3;

const steps = ({ isWalked, canGoBack, lights: { moment } }: ChartScreen, actions: ChartActions): unknown => (
  isWalked ? html`<div class="steps" role="group" aria-label=${statechartWords.walk}>
    <button class="main" @click=${actions.next}
      aria-disabled=${moment?.isOver === true}>${statechartWords.next}</button>
    <button class="step" @click=${actions.back} aria-disabled=${!canGoBack}>${statechartWords.back}</button>
    <button class="step" @click=${actions.reset} aria-disabled=${!canGoBack}>${statechartWords.reset}</button>
  </div>` : nothing);

const NAMES = ['words', 'identifiers'] as const;

/** What is opened, and what everything is called. */
const folding = ({ isWhole, names }: ChartScreen, actions: ChartActions): TemplateResult => html`
  <button aria-pressed=${isWhole} @click=${actions.openAll}>${statechartWords.openAll}</button>
  <span class="names" role="group" aria-label=${statechartWords.naming}>${NAMES.map(one => html`<button
    aria-pressed=${one === names} @click=${() => actions.name(one)}>${statechartWords[one]}</button>`)}</span>`;

/** Where it stands, from the outermost box to the innermost. */
const path = ({ chart, lights: { here } }: ChartScreen): unknown => (here.length !== 1 ? nothing
  : html`<ol class="path" aria-label=${statechartWords.active}>${lineageOf(chart, here[0]!).map(({ title }) =>
    html`<li>${title}</li>`)}</ol>`);

const bar = (frame: ChartScreen, actions: ChartActions): TemplateResult => html`
  <div class="bar" role="group" aria-label=${statechartWords.tools}>
    ${steps(frame, actions)}
    <div class="tools">
      <button class="icon" aria-label=${statechartWords.zoomIn} @click=${() => actions.zoom(FACTOR)}>+</button>
      <button class="icon" aria-label=${statechartWords.zoomOut} @click=${() => actions.zoom(1 / FACTOR)}>−</button>
      ${frame.folded === undefined ? html`<button @click=${actions.showAll}>${statechartWords.all}</button>` : nothing}
      <button @click=${actions.showActive}>${statechartWords.active}</button>
      ${frame.folded === undefined ? nothing : folding(frame, actions)}
      ${document.fullscreenEnabled ? html`<button aria-pressed=${frame.isLarge}
        @click=${actions.enlarge}>${statechartWords.fullScreen}</button>` : nothing}
      <span class="files">
        <button class="quiet" @click=${actions.takeSvg}>${statechartWords.takeSvg}</button>
        <button class="quiet" @click=${actions.takePng}>${statechartWords.takePng}</button>
      </span>
    </div>
    ${frame.note === '' ? nothing : html`<p class="note" role="alert">${statechartWords[frame.note]}</p>`}
    ${frame.remarks.length === 0 ? nothing : html`<p class="remarks" role="note">${frame.remarks.join(' ')}</p>`}
  </div>`;

const SWATCHES = ['here', 'visited', 'next'] as const;

/** What the edges of the boxes say. */
const legend = ({ lights: { moment } }: ChartScreen): unknown => (moment === null ? nothing
  : html`<ul class="legend" part="legend" aria-label=${statechartWords.legend}>${SWATCHES.map(one =>
    html`<li><span class="swatch ${one}" aria-hidden="true"></span>${statechartWords.legendOf[one]}</li>`)}</ul>`);

/** Where it stands, in one line. */
export const nowTitle = (chart: Chart, here: readonly string[]): string =>
  here.map(id => pathTitle(chart, id)).filter(title => title !== '').join('; ');

/** Places where it may come to stand, one after the other. */
export const listed = (chart: Chart, states: readonly string[]): string =>
  states.map(id => nowTitle(chart, [id])).join(', ');

const now = ({ chart, lights: { here, moment } }: ChartScreen): TemplateResult => {
  const states = here.flatMap(id => mapOf(chart).states.get(id) ?? []);
  return html`<h3>
      ${states.map(({ rule }) => (rule === null ? nothing : html`<span class="now-rule">${rule}</span>`))}
      ${nowTitle(chart, here) || states[0]?.title}
    </h3>
    ${states.map(({ description }) => (description === '' ? nothing : html`<p>${description}</p>`))}
    ${moment?.isOver ? html`<p>${statechartWords.over}</p>` : nothing}`;
};

const possible = ({ chart, names, lights: { moment, led } }: ChartScreen, actions: ChartActions): unknown => {
  const open = (moment?.eventVerdicts ?? []).filter(({ verdict }) => verdict === 'open');
  if (open.length === 0) return nothing;
  return html`<h4>${statechartWords.possible}</h4><div class="events">${open.map(({ transition: id }) => {
    const transition = mapOf(chart).transitions.get(id);
    return transition === undefined ? nothing : html`<button class="event" data-event=${id}
      @click=${() => actions.choose(id)} @pointerenter=${() => actions.point(id)} @focus=${() => actions.point(id)}
      @pointerleave=${() => actions.point(null)} @blur=${() => actions.point(null)}>
      ${eventInWords(chart, transition, names)} <span class="leads">${targetTitles(chart, transition)}</span></button>`;
  })}</div>
  <p class="led">${led.length === 0 ? nothing : statechartWords.leads(listed(chart, innermost(chart, led)))}</p>`;
};

const refusal = (
  { chart, names }: ChartScreen, { transition: id, reason, verdict }: EventVerdict, actions: ChartActions,
): unknown => {
  const transition = mapOf(chart).transitions.get(id);
  if (transition === undefined) return nothing;
  const rule = reason?.rule ?? '';
  const said = reason === null ? statechartWords.refusedAlone : statechartWords.refused(reason.say, rule);
  return html`<li data-refused=${id}>
    <span class="name">${eventInWords(chart, transition, names)}</span>
    <span class="why">${verdict === 'elsewhere' ? statechartWords.elsewhere : said}</span>
    ${rule === '' ? nothing : html`<button class="quiet rule-button" @click=${() => actions.explain(id)}
      aria-label=${statechartWords.ruleOf(rule, eventInWords(chart, transition, names))}>${rule}</button>`}
  </li>`;
};

const refused = (frame: ChartScreen, actions: ChartActions): unknown => {
  const { moment } = frame.lights;
  const closed = (moment?.eventVerdicts ?? []).filter(({ verdict }) => verdict !== 'open');
  return closed.length === 0 ? nothing : html`<h4>${statechartWords.refusals}</h4>
    <ul class="refusals">${closed.map(one => refusal(frame, one, actions))}</ul>`;
};

const explained = ({ about }: ChartScreen, actions: ChartActions): unknown => (about === null ? nothing
  : html`<div class="explained"><div>${about}</div>
    <button class="quiet close" @click=${actions.close}>${statechartWords.close}</button></div>`);

const history = ({ chart, visits }: ChartScreen): unknown => (visits.length === 0 ? nothing
  : html`<details class="side"><summary>${statechartWords.history}</summary>
    <ol class="history">${visits.map(visit => html`<li><span>
    <span class="where">${nowTitle(chart, visit.states) || statechartWords.start}</span>
    ${visit.event === null ? nothing : html`<span class="by">${visit.event}</span>`}
    ${visit.held.length === 0
    ? nothing : html`<span class="by">${statechartWords.because(visit.held.join(', '))}</span>`}
  </span></li>`)}</ol></details>`);

/** Something that it needs could not be brought. */
export const chartLackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="waiting" role="alert">
  <p>${statechartWords.notLoaded}</p><button
    @click=${tryAgain}>${statechartWords.tryAgain}</button><slot></slot></div>`;

/** The drawing has not come yet. */
export const waitingTemplate = (): TemplateResult => html`<p class="waiting">${statechartWords.loading}</p>`;

export const chartTemplate = (frame: ChartScreen, actions: ChartActions): TemplateResult => {
  const { chart, layout, folded, lights, lit, said } = frame;
  const name = statechartWords.picture(chart.states[0]?.title ?? chart.id, nowTitle(chart, lights.here));
  return html`<div class="frame" part="frame">
    ${bar(frame, actions)}
    <div class="drawn">${path(frame)}
      <chart-drawing part="chart" .layout=${layout} .folds=${folded?.folds ?? null} .lights=${lit}
        .label=${name}></chart-drawing>${legend(frame)}</div>
    <div class="moment" part="moment">
      ${lights.moment === null ? nothing : now(frame)}
      ${explained(frame, actions)}${possible(frame, actions)}${refused(frame, actions)}
    </div>
    <div class="lists">
      <details class="side tree-side" part="tree" open><summary>${statechartWords.tree}</summary>
        <chart-tree .chart=${chart} .lights=${lights}></chart-tree></details>
      ${history(frame)}
    </div>
    <live-region .message=${said}></live-region>
  </div>`;
};
