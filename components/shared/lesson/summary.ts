/** The end of a lesson: what was missed, with its rules, and what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MomentSummary, Summary } from '../../../machines/lessons/summary.ts';
import { askedWords } from './asked-words.ts';

export interface SummaryActions {
  /** What a rule says, folded; null: there are no words for it. */
  readonly rule: (id: string) => TemplateResult | null;
  readonly goTo: (moment: string) => void;
  readonly missedAgain: () => void;
  readonly begin: () => void;
}

export const summaryTemplate = (
  title: string, { moments, asked, right }: Summary, actions: SummaryActions,
): TemplateResult => {
  const missed = moments.filter(({ isMissed }) => isMissed);
  return html`<div class="summary">
    <h3 tabindex="-1">${askedWords.summary.heading(title)}</h3>
    <p class="lead">${askedWords.summary.said(asked, right)}</p>
    ${missed.length === 0 ? nothing : html`<ul class="missed-list" aria-label=${askedWords.summary.missed}>
      ${missed.map(moment => missedTemplate(moment, actions))}
    </ul>`}
    <div class="ways">
      ${missed.length === 0 ? nothing : html`
        <button type="button" class="main" @click=${actions.missedAgain}>${askedWords.summary.missedAgain}</button>`}
      <slot name="next"></slot>
      <button type="button" @click=${actions.begin}>${askedWords.summary.begin}</button>
    </div>
  </div>`;
};

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
