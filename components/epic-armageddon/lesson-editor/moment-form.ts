/** One moment of a lesson being made: what it asks, wants done or tells, with what the rules answer as it stands. */
import { html, nothing, type TemplateResult } from 'lit';
import { runAt } from '../../../machines/lessons/epic-armageddon/stops.ts';
import { questionSentence, taskSentence } from '../../../machines/lessons/epic-armageddon/sentences.ts';
import { statePath } from '../../../machines/why.ts';
import type { LessonRun } from '../../../machines/lessons/epic-armageddon/lesson-run.ts';
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { FIGURES } from '../../../src/lessons/figures.ts';
import { LESSON_GOALS, type LessonGoal, type GoalId } from '../../../src/lessons/goals.ts';
import {
  MOMENT_KINDS, type DoMoment, type LessonMoment, type PredictMoment, type LessonSentence,
} from '../../../src/lessons/lesson.ts';
import { asKind, goalOf, questionOf, type Names } from '../../../src/lessons/lesson-draft.ts';
import {
  LESSON_QUESTIONS, type LessonQuestion, type ParameterName, type Parameters, type QuestionId,
} from '../../../src/lessons/questions.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import type { CounterChosen } from '../../shared/battlefield/events.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { askedView } from '../lesson/asked-view.ts';
import { SPOKEN_LESSON, spokenReady } from '../lesson/spoken-lesson.ts';
import '../../shared/parts/choice-list.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import './answer-note.ts';
import { MomentChanged, MomentLeft, type SentencesChanged } from './events.ts';
import { goalsAt, namesAt, questionsAt, retitled } from './offers.ts';
import { areOnMap, offersField, parameterFields, tappedInto } from './parameter-fields.ts';
import './sentences.ts';
import { formStyles } from './form.styles.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';
import { choicesTemplate, saidTemplate } from './reader.ts';
import { remarksOn } from './remarks.ts';

const kindChoices = () => MOMENT_KINDS.map(id => ({ id, ...lessonEditorWords.kinds[id], refusal: null }));

/** Sentences of a moment by the names of their fields. */
type Single = 'question' | 'task' | 'objection';
type Several = 'text' | 'hint' | 'after';

/**
 * A form for a moment. Every change is told at once.
 *
 * @fires moment-changed - Something of it was changed: `moment`, `gesture`.
 * @fires moment-left - It is done for now.
 * @csspart form - The whole form.
 * @csspart remarks - What had better be written otherwise.
 * @csspart reader - The moment as a reader meets it.
 */
export class MomentForm extends SpokenElement {
  static override styles = [theme, buttons, disclosure, formFieldStyles, formStyles];
  static override properties = {
    moment: { attribute: false },
    ready: { attribute: false },
    timeline: { attribute: false },
    place: {},
    problems: { attribute: false },
  };
  declare moment: LessonMoment;
  /** The recording of which it is a moment. */
  declare ready: ReadyLesson;
  /** The assault as it stands at it. */
  declare timeline: Timeline;
  /** Where that is, in words. */
  declare place: string;
  /** What is wrong with it, paths without those of the lesson before. */
  declare problems: readonly Problem[];
  #run: Pick<LessonRun, 'ready' | 'timeline'> & { readonly ask: string; readonly is: LessonRun } | null = null;

  constructor() {
    super();
    this.place = '';
    this.problems = [];
  }

  /** The focus belongs on the title. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h3')?.focus();
  }

  protected override render(): TemplateResult {
    const { moment } = this;
    return html`<section part="form" aria-labelledby="heading">
      <h3 id="heading" tabindex="-1">${moment.title || lessonEditorWords.momentTitle}</h3>
      <p class="soft">${this.place}</p>
      ${this.#problems()}
      <choice-list
        class="kinds" legend=${lessonEditorWords.kind} .options=${kindChoices()} .chosen=${moment.kind}
        @choice-made=${this.#onKind}
      ></choice-list>
      <label class="field">${lessonEditorWords.momentTitle}
        <input type="text" autocomplete="off" .value=${moment.title} @input=${this.#onTitle}>
      </label>
      ${this.#sentences('text', lessonEditorWords.text, moment.text)}
      ${moment.kind === 'predict' ? this.#asks(moment) : nothing}
      ${moment.kind === 'do' ? this.#wants(moment) : nothing}
      ${this.#more(moment)}
      ${this.#reader(moment)}
      <div class="bar"><button type="button" class="main" @click=${() => this.dispatchEvent(new MomentLeft())}>
        ${lessonEditorWords.done}
      </button></div>
    </section>`;
  }

  #problems(): TemplateResult {
    const remarks = remarksOn(this.moment);
    return html`${this.problems.length === 0 ? nothing : html`
      <ul class="problems" aria-label=${lessonEditorWords.inWay}>
        ${this.problems.map(({ say }) => html`<li>${respoken(say)}</li>`)}
      </ul>`}
      ${remarks.length === 0 ? nothing : html`<ul class="remarks" part="remarks">
        ${remarks.map(one => html`<li>${lessonEditorWords.remarks[one]}</li>`)}
      </ul>`}`;
  }

  #asks(moment: PredictMoment): TemplateResult {
    const { asks } = moment.ask;
    return html`
      ${offersField(lessonEditorWords.question, questionsAt(this.#path), asks, id => this.#ask(moment, id))}
      ${this.#about(LESSON_QUESTIONS[asks].params, { ...moment.ask } as Partial<Parameters>, (values, gesture) =>
        this.#change({ ...moment, ask: { asks, ...values } as LessonQuestion }, gesture))}
      <p class="soft">${lessonEditorWords.asked(questionSentence(this.#assault, moment.ask, SPOKEN_LESSON).say)}</p>
      <answer-note .run=${this.#runAt(moment)}></answer-note>`;
  }

  /** The lesson as it stands at the question; words beside it ask nothing anew. */
  #runAt(moment: PredictMoment): LessonRun {
    const { timeline } = this;
    const ready = spokenReady(this.ready);
    const ask = JSON.stringify(moment.ask);
    const isSame = this.#run?.ask === ask && this.#run.ready === ready && this.#run.timeline === timeline;
    if (!isSame) this.#run = { ask, ready, timeline, is: runAt(ready, timeline, moment) };
    return this.#run!.is;
  }

  #wants(moment: DoMoment): TemplateResult {
    const { goal } = moment.goal;
    return html`
      ${offersField(lessonEditorWords.task, goalsAt(this.#path), goal, id => this.#want(moment, id))}
      ${this.#about(LESSON_GOALS[goal].params, { ...moment.goal } as Partial<Parameters>, (values, gesture) =>
        this.#change({ ...moment, goal: { goal, ...values } as LessonGoal }, gesture))}
      <p class="soft">${lessonEditorWords.asked(taskSentence(this.#assault, moment.goal, SPOKEN_LESSON).say)}</p>`;
  }

  /** What it is about: stands on the map as well as in lists. */
  #about(
    params: readonly ParameterName[], values: Partial<Parameters>,
    change: (values: Partial<Parameters>, gesture: string | null) => void,
  ): TemplateResult | typeof nothing {
    if (params.length === 0) return nothing;
    const only = Object.fromEntries(params.map(name => [name, values[name]])) as Partial<Parameters>;
    const context = { assault: this.#assault, values: only, change };
    const onTap = ({ id }: CounterChosen): void => change(tappedInto(params, only, id), null);
    return html`<div class="parameters">${parameterFields(params, context)}</div>
      ${areOnMap(params) ? html`<p class="soft">${lessonEditorWords.onMap}</p>
        <assault-battlefield .view=${this.#view(only)} @counter-chosen=${onTap}></assault-battlefield>` : nothing}`;
  }

  #view({ unit, units }: Partial<Parameters>): ReturnType<typeof askedView> {
    return askedView(this.#assault, {
      step: stepOf(this.#path), choosable: this.#names.units, chosen: units ?? (unit === undefined ? [] : [unit]),
      marked: null, isOrder: false, hasHits: true,
    });
  }

  /** The moment as a reader meets it, while it is written. */
  #reader(moment: LessonMoment): TemplateResult {
    const said = (says: readonly LessonSentence[]): TemplateResult | typeof nothing =>
      saidTemplate(this.#assault, says.filter(({ say }) => say.trim() !== ''));
    return html`<aside part="reader" aria-label=${lessonEditorWords.reader}>
      <p class="soft">${lessonEditorWords.reader}</p>
      <h4>${moment.title}</h4>
      ${said(moment.text)}
      ${moment.kind === 'predict' ? html`
        ${said([moment.question ?? questionSentence(this.#assault, moment.ask, SPOKEN_LESSON)])}
        ${choicesTemplate(this.#runAt(moment))}` : nothing}
      ${moment.kind === 'do'
        ? said([moment.task ?? taskSentence(this.#assault, moment.goal, SPOKEN_LESSON)]) : nothing}
      ${moment.kind !== 'see' && moment.after.length > 0
        ? html`<p class="soft">${lessonEditorWords.after}</p>${said(moment.after)}` : nothing}
    </aside>`;
  }

  /** What need not be written: folded. */
  #more(moment: LessonMoment): TemplateResult {
    return html`<details>
      <summary>${lessonEditorWords.more}</summary>
      <div class="more">
        ${moment.kind === 'predict'
          ? this.#single('question', lessonEditorWords.ownQuestion, moment.question) : nothing}
        ${moment.kind === 'do' ? this.#single('task', lessonEditorWords.ownTask, moment.task) : nothing}
        ${moment.kind === 'see' ? nothing : html`
          ${this.#sentences('hint', lessonEditorWords.hint, moment.hint)}
          ${this.#single('objection', lessonEditorWords.objection, moment.objection)}
          ${this.#sentences('after', lessonEditorWords.after, moment.after)}`}
        <h4>${lessonEditorWords.figures}</h4>
        <p class="soft">${lessonEditorWords.figuresIntro}</p>
        <p class="figures">${this.#figures.map(figure => html`<code>${figure}</code> `)}</p>
      </div>
    </details>`;
  }

  /** Each figure as it is written, with somebody of this assault. */
  get #figures(): readonly string[] {
    const { units: [unit], formations: [formation] } = this.#names;
    const of = { nothing: '', side: ' attacker', unit: ` ${unit}`, formation: ` ${formation}` };
    return Object.entries(FIGURES).map(([name, kind]) => `{${name}${of[kind]}}`);
  }

  #sentences(field: Several, legend: string, says: readonly LessonSentence[]): TemplateResult {
    return html`<sentence-list
      legend=${legend} .says=${says}
      @sentences-changed=${(event: SentencesChanged) => this.#put({ [field]: event.says }, field, event.gesture)}
    ></sentence-list>`;
  }

  #single(field: Single, legend: string, said: LessonSentence | undefined): TemplateResult {
    return html`<sentence-list
      legend=${legend} most="1" .says=${said === undefined ? [] : [said]}
      @sentences-changed=${(event: SentencesChanged) => this.#put({ [field]: event.says[0] }, field, event.gesture)}
    ></sentence-list>`;
  }

  #put(fields: object, field: string, gesture: string | null): void {
    this.#change({ ...this.moment, ...fields } as LessonMoment, gesture === null ? null : `${field}-${gesture}`);
  }

  #change(moment: LessonMoment, gesture: string | null): void {
    this.dispatchEvent(new MomentChanged(moment, gesture));
  }

  #ask(moment: PredictMoment, asks: QuestionId): void {
    this.#change({ ...moment, ask: questionOf(asks, this.#names, moment.ask) }, null);
  }

  #want(moment: DoMoment, goal: GoalId): void {
    this.#change({ ...moment, goal: goalOf(goal, this.#names, moment.goal) }, null);
  }

  readonly #onKind = (event: Event & { readonly id?: string }): void => {
    const [question] = [...questionsAt(this.#path).atHome, ...questionsAt(this.#path).elsewhere];
    const [goal] = [...goalsAt(this.#path).atHome, ...goalsAt(this.#path).elsewhere];
    const kind = event.id as LessonMoment['kind'];
    const title = retitled(this.moment, kind);
    this.#change(asKind(
      { ...this.moment, title }, kind, questionOf(question!.id, this.#names), goalOf(goal!.id, this.#names),
    ), null);
  };

  readonly #onTitle = ({ target }: Event): void =>
    this.#change({ ...this.moment, title: (target as HTMLInputElement).value }, 'title');

  get #assault(): Assault {
    return presentOf(this.timeline).context.assault;
  }

  get #path(): string {
    return statePath(presentOf(this.timeline));
  }

  get #names(): Names {
    return namesAt(this.#assault, this.#path);
  }
}

if (!customElements.get('moment-form')) customElements.define('moment-form', MomentForm);

declare global {
  interface HTMLElementTagNameMap {
    'moment-form': MomentForm;
  }
}
