/** The end of a lesson: what was missed, with its rules, and what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MomentSummary, Summary } from '../../../machines/lessons/summary.ts';
import { askedWords } from './asked-words.ts';
import { lessonWords } from './lesson-words.ts';

export interface SummaryActions {
  /** What a rule says, folded; null: there are no words for it. */
  readonly rule: (id: string) => TemplateResult | null;
  readonly goTo: (moment: string) => void;
  readonly missedAgain: () => void;
  readonly begin: () => void;
}

/** Rules that a lesson belongs to and that none of its moments says. */
export const rulesBeside = (rules: readonly string[], { moments }: Summary): readonly string[] =>
  rules.filter(id => !moments.some(moment => moment.rules.includes(id)));

export const summaryTemplate = (
  title: string, { moments, asked, right }: Summary, more: readonly string[], actions: SummaryActions,
): TemplateResult => {
  const missed = moments.filter(({ isMissed }) => isMissed);
  return html`<div class="summary">
    <h3 tabindex="-1">${askedWords.summary.heading(title)}</h3>
    <p class="lead">${askedWords.summary.said(asked, right)}</p>
    ${missed.length === 0 ? nothing : html`<ul class="missed-list" aria-label=${askedWords.summary.missed}>
      ${missed.map(moment => missedTemplate(moment, actions))}
    </ul>`}
    ${moreTemplate(more, actions)}
    <div class="ways">
      ${missed.length === 0 ? nothing : html`
        <button type="button" class="main" @click=${actions.missedAgain}>${askedWords.summary.missedAgain}</button>`}
      <slot name="next"></slot>
      <button type="button" @click=${actions.begin}>${askedWords.summary.begin}</button>
    </div>
  </div>`;
};

/** Rules that belong to it and that it has not asked about, for whoever wants to read on. */
const moreTemplate = (more: readonly string[], { rule }: SummaryActions): TemplateResult | typeof nothing =>
  (more.length === 0 ? nothing : html`<details class="more-rules">
    <summary>${lessonWords.moreRules(more.length)}</summary>
    ${more.map(id => rule(id))}
  </details>`);

const missedTemplate = (moment: MomentSummary, { goTo, rule: ruleFolded }: SummaryActions): TemplateResult => {
  const [rule] = moment.rules;
  return html`<li>
    <div class="row">
      <span>
        <b>${moment.title}</b> <small>${askedWords.summary.how(moment.outcome, moment.wrong, moment.hints)}</small>
      </span>
      <button type="button" aria-label=${askedWords.summary.goTo(moment.title)} @click=${() => goTo(moment.id)}>
        ${askedWords.summary.back}
      </button>
    </div>
    ${rule === undefined ? nothing : ruleFolded(rule)}
  </li>`;
};
