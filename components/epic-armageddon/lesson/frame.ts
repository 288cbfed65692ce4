/** How the parts of a moment lie together; every fact comes from a LessonView. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { isWeighed } from '../../../machines/lessons/epic-armageddon/goals/play-well.ts';
import {
  askBar, backButton, barFrame, hintButton, nextBar, showButton, type BarActions,
} from '../../shared/lesson/bars.ts';
import { boardTemplate, objectionTemplate, panelTemplate } from '../../shared/lesson/board.ts';
import { diceTemplate } from './dice-shown.ts';
import { entryTemplate } from '../../shared/lesson/entries.ts';
import {
  hintTemplate, logTemplate, reasonsTemplate, standsTemplate, verdictTemplate, type WhyActions,
} from './notes.ts';
import { rulesUnder } from './rule-under.ts';
import '../../shared/lesson/said-lines.ts';
import type { LessonView } from './lesson-view.ts';
import type { Showing } from '../../shared/lesson/showing.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

export interface LessonActions extends WhyActions, BarActions {
  readonly enter: (given: GivenAnswer | null) => void;
  /** What a task is about is folded to its sentence, or is not any more. */
  readonly fold: (isFolded: boolean) => void;
}

/** A moment, and the answer that is being shown; null: none is. */
export interface ShownView extends LessonView {
  readonly showing: Showing | null;
}

/** The board, and what is asked or said about it. */
export const lookTemplate = (lesson: ShownView, view: BattlefieldView, actions: LessonActions): TemplateResult => {
  const { asking, scene: { assault }, showing, task, tried, verdict } = lesson;
  const isOpen = !isAnswered(lesson);
  const question = asking?.question ?? task;
  return boardTemplate({
    view: showing?.view ?? view,
    bar: isOpen ? askBar(lesson, actions) : nextBar(lesson, actions),
    panel: panelTemplate({
      head: headTemplate(lesson),
      text: textTemplate(lesson),
      question: question === null ? nothing : questionTemplate(lesson, question),
      objection: objectionTemplate(tried, rulesUnder(assault)),
      steps: showing?.steps ?? nothing,
      isRunning: showing?.isRunning === true,
      verdict: verdict === null ? null : verdictTemplate(lesson, actions),
      asked: html`
        ${reasonsTemplate(lesson, actions)}
        ${asking === null || asking.shown.length === 0 || showing !== null
          ? nothing : diceTemplate(assault, asking.shown)}
        ${hintTemplate(lesson)}
        ${isOpen ? answerTemplate(lesson, actions) : nothing}
        ${adviceTemplate(lesson)}`,
      folded: html`${standsTemplate(lesson)}${logTemplate(lesson)}`,
    }),
  });
};

/** What is to be done, over the table on which it is done; folded, it is one sentence. */
export const taskTemplate = (
  lesson: ShownView, table: HTMLElement | null, isFolded: boolean, actions: LessonActions,
): TemplateResult => html`<div class=${['does', ...(isWithoutOdds(lesson) ? ['unaided'] : [])].join(' ')}>
  <div class="task">
    <button type="button" class="icon quiet unfold" aria-expanded=${!isFolded} aria-label=${lessonWords.textAgain}
      @click=${() => actions.fold(!isFolded)}></button>
    <div class="told">
      <div class="words">
        ${headTemplate(lesson, isFolded)}
        ${isFolded ? nothing : textTemplate(lesson)}
      </div>
      <div class="answer">
        ${questionTemplate(lesson, lesson.task!)}
        ${isFolded ? nothing : html`
          ${hintTemplate(lesson)}
          ${verdictTemplate(lesson, actions)}
          ${reasonsTemplate(lesson, actions)}
          ${lesson.isWeighing ? html`<p class="again" role="status">${lessonWords.weighing}</p>` : nothing}
          ${adviceTemplate(lesson)}`}
      </div>
    </div>
    ${isAnswered(lesson) ? nextBar(lesson, actions) : taskBar(lesson, actions)}
  </div>
  <div class="table">${table ?? html`<p class="reading" role="status">${lessonWords.loading}</p>`}</div>
</div>`;

/** What is asked for is not done by playing on, unless playing on is what is asked for. */
export const isUnaided = (moment: LessonMoment): boolean => moment.kind === 'do' && moment.goal.goal !== 'reach';

/** Whoever plays to be held against the odds does not see them before. */
const isWithoutOdds = ({ moment, verdict }: LessonView): boolean =>
  moment.kind === 'do' && isWeighed(moment.goal.goal) && verdict === null;

/** Every decision that was made, held against the odds. */
const adviceTemplate = ({ advice, scene }: LessonView): unknown => (advice.length === 0 ? nothing
  : html`<section class="advice" aria-label=${lessonWords.advice}>
      <h4>${lessonWords.advice}</h4>
      <said-lines .lines=${advice} .under=${rulesUnder(scene.assault)}></said-lines>
    </section>`);

/** Nothing more is wanted of whoever learns. */
export const isAnswered = ({ moment, verdict }: LessonView): boolean =>
  moment.kind === 'see' || verdict?.isRight === true;

const questionTemplate = ({ scene: { assault } }: LessonView, question: LessonSentence): TemplateResult =>
  html`<said-lines class="question" .lines=${[question]} .under=${rulesUnder(assault)}></said-lines>`;

/** Sentences on a screen of their own, and those of other rules than the first one said there. */
const oneRule = (text: readonly LessonSentence[]): readonly [readonly LessonSentence[], readonly LessonSentence[]] => {
  const first = text.find(({ rule }) => rule !== undefined)?.rule;
  const isShown = ({ rule }: LessonSentence): boolean => rule === undefined || rule === first;
  return [text.filter(isShown), text.filter(one => !isShown(one))];
};

/** Rules beyond the first stay folded until somebody wants them. */
const moreTemplate = (more: readonly LessonSentence[], { assault }: LessonView['scene']): unknown =>
  (more.length === 0 ? nothing : html`<details class="more-rules">
    <summary>${lessonWords.moreRules(more.length)}</summary>
    <said-lines .lines=${more} .under=${rulesUnder(assault)}></said-lines>
  </details>`);

const headTemplate = ({ moment, passedOver }: LessonView, isFolded = false): TemplateResult => html`
  <h3 tabindex="-1" class=${isFolded ? 'spoken' : ''}>${moment.title}</h3>
  ${isFolded ? nothing : passedOver.map(title => html`<p class="again">${lessonWords.passedOver(title)}</p>`)}`;

const textTemplate = ({ scene, text }: LessonView): TemplateResult => {
  const [shown, more] = oneRule(text);
  return html`
    <said-lines .lines=${shown} .under=${rulesUnder(scene.assault)}></said-lines>
    ${moreTemplate(more, scene)}`;
};

const answerTemplate = ({ asking, moment }: LessonView, { enter }: LessonActions): unknown => {
  if (asking === null || moment.kind !== 'predict') return nothing;
  return entryTemplate({ ...asking, legend: askedWords.answerLegends[asking.kind] }, enter);
};

const taskBar = (lesson: ShownView, actions: LessonActions): TemplateResult => barFrame(html`
  ${backButton(lesson, actions)}${hintButton(lesson, actions)}${showButton(lesson, actions)}
  <button type="button" @click=${actions.goOn}>${lessonWords.leave}</button>
  ${lesson.verdict === null ? nothing : html`
    <button type="button" class="main" @click=${actions.again}><span>${lessonWords.again}</span></button>`}`);
