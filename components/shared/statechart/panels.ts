/** What stands beside the drawing, one at a time: what can happen and what cannot, the tree, where it has been. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EventVerdict } from '../../../machines/charts/event-prober.ts';
import { onTabKey } from '../parts/tab-keys.ts';
import { innermost, mapOf } from './chart-map.ts';
import { PANELS, type ChartActions, type ChartScreen, type Panel } from './chart-screen.ts';
import { eventInWords, listed, nowTitle, targetTitles, wordsOfEvent } from './tree-rows.ts';
import { statechartWords } from './statechart-words.ts';

/** What a page leaves, and there is something in. */
export const panelsIn = (
  controls: string | null, { moment }: ChartScreen['lights'], visits: ChartScreen['visits'],
): readonly Panel[] => {
  const left = controls?.split(/\s+/) ?? PANELS;
  const has = { moment, tree: true, history: visits[0] };
  return PANELS.filter(one => left.includes(one) && has[one]);
};

export const panelsTemplate = (frame: ChartScreen, actions: ChartActions): TemplateResult | typeof nothing =>
  (frame.panels.length === 0 ? nothing : html`<div class="beside">
    ${frame.panels.length === 1 ? nothing : tabs(frame, actions)}
    ${explained(frame, actions)}
    ${frame.panels.map(one => html`<div id=${one} ?hidden=${one !== frame.panel}
      role=${frame.panels.length === 1 ? 'group' : 'tabpanel'} aria-label=${statechartWords.panels[one]}
      tabindex=${one === 'history' ? 0 : nothing}>${CONTENTS[one](frame, actions)}</div>`)}
  </div>`);

const tabs = ({ panels, panel }: ChartScreen, { show }: ChartActions): TemplateResult => html`
  <div class="tabs" role="tablist" aria-label=${statechartWords.beside} @keydown=${onTabKey}>${panels.map(one => html`
    <button role="tab" aria-controls=${one} aria-selected=${one === panel}
      tabindex=${one === panel ? 0 : -1} @click=${() => show(one)}>${statechartWords.panels[one]}</button>`)}
  </div>`;

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

const history = ({ chart, names, visits }: ChartScreen): TemplateResult => html`
  <ol class="history" part="history">${visits.map(one => html`<li><span>
    <span class="where">${nowTitle(chart, one.states) || statechartWords.start}</span>
    ${one.event === null ? nothing
      : html`<span class="by">${wordsOfEvent(chart, one.event, names) ?? one.event}</span>`}
    ${one.held.length === 0 ? nothing : html`<span class="by">${statechartWords.because(one.held.join(', '))}</span>`}
  </span></li>`)}</ol>`;

const CONTENTS: Readonly<Record<Panel, (frame: ChartScreen, actions: ChartActions) => unknown>> = {
  moment: (frame, actions) => html`<div class="moment" part="moment">
    ${now(frame)}${possible(frame, actions)}${refused(frame, actions)}</div>`,
  tree: ({ chart, lights, names }) =>
    html`<chart-tree part="tree" .chart=${chart} .lights=${lights} .names=${names}></chart-tree>`,
  history,
};
