/** The buttons under a question, and those that lead on. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { lessonWords } from './lesson-words.ts';

export interface BarActions {
  readonly check: () => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly again: () => void;
  readonly back: () => void;
  readonly goOn: () => void;
}

/** What the buttons depend on. */
export interface BarView {
  readonly at: number;
  readonly moments: readonly unknown[];
  readonly moment: Pick<LessonMoment, 'kind'>;
  readonly hints: readonly LessonSentence[];
  readonly hasMoreHints: boolean;
  readonly canShow: boolean;
  readonly asking: { readonly given: GivenAnswer | null } | null;
}

export const askBar = (view: BarView, actions: BarActions): TemplateResult => html`<div class="bar">
  <button
    type="button" class="main" aria-disabled=${view.asking?.given == null ? 'true' : nothing}
    @click=${actions.check}
  >${lessonWords.check}</button>
  ${hintButton(view, actions)}
  ${view.canShow ? html`<button type="button" @click=${actions.show}>${lessonWords.show}</button>` : nothing}
  ${backButton(view, actions)}
</div>`;

export const nextBar = (view: BarView, actions: BarActions): TemplateResult => html`<div class="bar">
  <button type="button" class="main next" @click=${actions.goOn}>
    ${view.at + 1 < view.moments.length ? lessonWords.goOn : lessonWords.end}
  </button>
  ${view.moment.kind === 'see'
    ? nothing : html`<button type="button" @click=${actions.again}>${lessonWords.onceMore}</button>`}
  ${backButton(view, actions)}
</div>`;

export const hintButton = ({ hasMoreHints, hints }: BarView, { hint }: BarActions): unknown => (hasMoreHints
  ? html`<button type="button" class="hint"
    @click=${hint}>${hints.length === 0 ? lessonWords.hint : lessonWords.moreHint}</button>`
  : nothing);

export const backButton = ({ at }: BarView, { back }: BarActions): unknown => (at === 0
  ? nothing : html`<button type="button" class="quiet" @click=${back}>${lessonWords.back}</button>`);
