/** The buttons under a question, those while an answer is shown, and those that lead on. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { lessonWords } from './lesson-words.ts';

export interface BarActions {
  readonly check: () => void;
  readonly hint: () => void;
  readonly show: () => void;
  /** What is shown comes to its end at once. */
  readonly stop: () => void;
  /** What is shown, from its start. */
  readonly replay: () => void;
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
  readonly showing: { readonly isRunning: boolean } | null;
}

export const barFrame = (buttons: unknown): TemplateResult => html`<div class="bar"><div class="acts">
  ${buttons}
</div></div>`;

export const askBar = (view: BarView, actions: BarActions): TemplateResult => barFrame(html`
  ${backButton(view, actions)}${hintButton(view, actions)}${showButton(view, actions)}
  <button
    type="button" class="main" aria-disabled=${view.asking?.given == null ? 'true' : nothing}
    @click=${actions.check}
  ><span>${lessonWords.check}</span></button>`);

/** While an answer is shown, its end is the next action; then what follows. */
export const nextBar = (view: BarView, actions: BarActions): TemplateResult => {
  const { showing, moment } = view;
  const isAsked = moment.kind !== 'see';
  return barFrame(html`
    ${showing === null ? backButton(view, actions) : nothing}
    ${showButton(view, actions)}
    ${isAsked ? html`<button
      type="button" @click=${showing === null ? actions.again : actions.replay}
    >${lessonWords.onceMore}</button>` : nothing}
    ${showing === null ? nothing : html`
      <button type="button" @click=${actions.again}>${lessonWords.again}</button>`}
    ${leadButton(view, actions)}`);
};

/** One button throughout, so that it keeps the focus when what is shown has come to its end. */
const leadButton = ({ at, moments, showing }: BarView, { goOn, stop }: BarActions): TemplateResult => {
  const isRunning = showing?.isRunning === true;
  const onwards = at + 1 < moments.length ? lessonWords.goOn : lessonWords.end;
  return html`<button type="button" class="main next" @click=${isRunning ? stop : goOn}>
    <span>${isRunning ? lessonWords.stop : onwards}</span>
  </button>`;
};

export const showButton = ({ canShow, showing }: BarView, { show }: BarActions): unknown => (canShow && showing === null
  ? html`<button type="button" @click=${show}>${lessonWords.show}</button>` : nothing);

export const hintButton = ({ hasMoreHints, hints }: BarView, { hint }: BarActions): unknown => (hasMoreHints
  ? html`<button type="button" class="hint"
    @click=${hint}>${hints.length === 0 ? lessonWords.hint : lessonWords.moreHint}</button>`
  : nothing);

const BACK = svg`<path d="M10 3 5 8l5 5"></path>`;

export const backButton = ({ at }: BarView, { back }: BarActions): unknown => (at === 0 ? nothing
  : html`<button type="button" class="icon quiet" aria-label=${lessonWords.back} title=${lessonWords.back}
    @click=${back}><svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${BACK}</svg></button>`);
