/** Everything round the drawing: the walk, the view, where it stands, and what stands beside. */
import { html, nothing, type TemplateResult } from 'lit';
import '../parts/live-region.ts';
import type { ChartActions, ChartScreen } from './chart-screen.ts';
import { panelsTemplate } from './panels.ts';
import { nowTitle, pathTitles } from './tree-rows.ts';
import { statechartWords } from './statechart-words.ts';

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
  : html`<ol class="path" aria-label=${statechartWords.active}>${
    [chart.states[0]?.title ?? chart.id, ...pathTitles(chart, here[0]!)].map(title => html`<li>${title}</li>`)}</ol>`);

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
    ${panelsTemplate(frame, actions)}
    <live-region .message=${said}></live-region>
  </div>`;
};
