/** How the parts of a lesson lie together; every fact comes from a LessonView. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { isWeighed } from '../../../machines/lessons/epic-armageddon/goals/play-well.ts';
import { askBar, backButton, hintButton, nextBar, type BarActions } from '../../shared/lesson/bars.ts';
import { diceTemplate } from './dice-shown.ts';
import { entryTemplate } from '../../shared/lesson/entries.ts';
import {
  hintTemplate, logTemplate, reasonsTemplate, standsTemplate, verdictTemplate, type WhyActions,
} from './notes.ts';
import { rulesUnder } from './rule-under.ts';
import '../../shared/lesson/said-lines.ts';
import type { LessonView } from './lesson-view.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

export interface LessonActions extends WhyActions, BarActions {
  readonly enter: (given: GivenAnswer | null) => void;
}

/** The table beside what is asked or said about it. */
export const lookTemplate = (
  lesson: LessonView, view: BattlefieldView, actions: LessonActions,
): TemplateResult => html`<div class="body asks">
  <div class="words">
    ${headTemplate(lesson)}
    ${lesson.asking === null ? nothing : html`
      ${questionTemplate(lesson, lesson.asking.question)}
      ${lesson.asking.shown.length === 0 ? nothing : diceTemplate(lesson.scene.assault, lesson.asking.shown)}`}
  </div>
  <div class="map"><assault-battlefield .view=${view}></assault-battlefield></div>
  <div class="answer">
    ${hintTemplate(lesson)}
    ${verdictTemplate(lesson, actions)}
    ${reasonsTemplate(lesson, actions)}
    ${isAnswered(lesson)
      ? nextBar(lesson, actions)
      : [answerTemplate(lesson, actions), askBar(lesson, actions)]}
    ${standsTemplate(lesson)}
    ${logTemplate(lesson)}
  </div>
</div>`;

/** What is to be done, over the table on which it is done. */
export const taskTemplate = (
  lesson: LessonView, table: HTMLElement | null, actions: LessonActions,
): TemplateResult => html`<div class=${['body', 'does', ...(isWithoutOdds(lesson) ? ['unaided'] : [])].join(' ')}>
  <div class="words">
    ${headTemplate(lesson)}
  </div>
  <div class="answer">
    ${questionTemplate(lesson, lesson.task!)}
    ${hintTemplate(lesson)}
    ${verdictTemplate(lesson, actions)}
    ${reasonsTemplate(lesson, actions)}
    ${lesson.isWeighing ? html`<p class="again" role="status">${lessonWords.weighing}</p>` : nothing}
    ${adviceTemplate(lesson)}
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

const headTemplate = ({ at, moments, moment, scene, text, passedOver }: LessonView): TemplateResult => html`
  <p class="where">${lessonWords.moment(at + 1, moments.length)}</p>
  <h3 tabindex="-1">${moment.title}</h3>
  ${passedOver.map(title => html`<p class="again">${lessonWords.passedOver(title)}</p>`)}
  <said-lines .lines=${oneRule(text)[0]} .under=${rulesUnder(scene.assault)}></said-lines>
  ${moreTemplate(oneRule(text)[1], scene)}`;

const answerTemplate = ({ asking, moment }: LessonView, { enter }: LessonActions): unknown => {
  if (asking === null || moment.kind !== 'predict') return nothing;
  return entryTemplate({ ...asking, legend: askedWords.answerLegends[asking.kind] }, enter);
};

const taskBar = (lesson: LessonView, actions: LessonActions): TemplateResult => html`<div class="bar">
  ${lesson.verdict === null ? nothing : html`
    <button type="button" class="main" @click=${actions.again}>${lessonWords.again}</button>`}
  ${hintButton(lesson, actions)}
  <button type="button" @click=${actions.goOn}>${lessonWords.leave}</button>
  ${backButton(lesson, actions)}
</div>`;
