/** What is told of a state or of an event: its rule, why it is refused, where it leads. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Chart } from '../../../machines/charts/chart.ts';
import { innermost, mapOf } from './chart-map.ts';
import type { ExplainedPart, StatechartLazyParts } from './lazy-parts.ts';
import type { ChartPosition } from './chart-position.ts';
import { eventTitle, listed, nowTitle, verdictOf } from './tree-rows.ts';
import { statechartWords } from './statechart-words.ts';

/** What there is to say of a state or an event; null: it is none of this chart. */
export const aboutOf = (chart: Chart, position: ChartPosition, id: string): ExplainedPart | null => {
  const { states, transitions } = mapOf(chart);
  const transition = transitions.get(id);
  const state = states.get(transition?.source ?? id);
  if (state === undefined) return null;
  const eventVerdict = position.moment?.eventVerdicts.find(one => one.transition === id) ?? null;
  return {
    heading: transition === undefined ? state.title : eventTitle(transition),
    fact: transition === undefined ? state.description : verdictOf(eventVerdict),
    rule: eventVerdict?.reason?.rule || (state.rule ?? ''),
    context: position.context,
  };
};

/** What a machine says of itself, which is all there is where no rules are known. */
const plain = ({ heading, rule, fact }: ExplainedPart): TemplateResult =>
  html`<div class="plain"><strong>${heading}</strong>
  ${rule === '' ? nothing : rule}<p>${fact || statechartWords.noRule}</p></div>`;

/**
 * A rule with everything that is known of it.
 *
 * @throws when it could not be loaded.
 */
export const explanation = async (
  about: ExplainedPart, lazyParts: StatechartLazyParts | null,
): Promise<TemplateResult> =>
  (about.rule === '' || lazyParts === null ? plain(about) : (await lazyParts.explained())(about));

/** Where a machine stands, in one sentence. */
export const whereItStands = (chart: Chart, position: ChartPosition): string => {
  const { moment } = position;
  if (moment === null) return '';
  const where = nowTitle(chart, innermost(chart, moment.active)) || chart.states[0]?.title;
  return statechartWords.stands(where ?? '', moment.isOver);
};

/** Where an event would lead, in one sentence. */
export const whereItLeads = (chart: Chart, position: ChartPosition, transition: string): string => {
  const led = innermost(chart, position.ledBy(transition));
  return led.length === 0 ? statechartWords.leadsNowhere : statechartWords.leads(listed(chart, led));
};
