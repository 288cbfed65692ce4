/** A lesson of Warhammer 40,000 that is held: its moments one after the other, and what was missed at the end. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { CounterChosen } from '../../shared/battlefield/events.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { diceShownStyles } from '../../shared/lesson/dice-rows.ts';
import { entryStyles, idsIn } from '../../shared/lesson/entries.ts';
import { focusOn, type Next } from '../../shared/lesson/focusing.ts';
import { railTemplate } from '../../shared/lesson/moment-rail.ts';
import { withToggled } from '../../shared/lesson/ordering.ts';
import { keptOf } from '../../shared/lesson/progress.ts';
import { spokenPhaseLesson } from './spoken-lesson.ts';
import { styles } from '../../shared/lesson/styles.ts';
import { summaryTemplate } from '../../shared/lesson/summary.ts';
import { keepPlace, tellAnswer, tellPlace } from '../../shared/lesson/lesson-notifier.ts';
import { verdictSaid } from '../../shared/lesson/verdict-note.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import '../../shared/parts/rule-note.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { momentTemplate, ruleFolded, type PhaseFrameActions } from './frame.ts';
import { PhaseLessonSession } from './lesson-session.ts';

/**
 * Leads through a lesson of Warhammer 40,000.
 *
 * @fires lesson-moment - It has come to another moment.
 * @fires lesson-answered - An answer or a decision was judged.
 * @fires lesson-ended - Its last moment is behind.
 * @slot next - What to do after the lesson.
 */
export class PhaseLessonPlayer extends SpokenElement {
  static override styles = [
    theme, buttons, disclosure, formFieldStyles, sideMarkStyles, diceShownStyles, entryStyles, styles,
  ];
  static override properties = { lesson: { attribute: false }, moment: {}, said: { state: true } };
  declare lesson: PhaseLesson;
  /** The id of the moment to begin with; null: where it was left, else the first. */
  declare moment: string | null;
  declare private said: string;
  #session: PhaseLessonSession | null = null;
  /** Where the focus goes once everything is drawn. */
  #focusNext: Next | null = null;

  constructor() {
    super();
    this.moment = null;
    this.said = '';
  }

  /** The lesson from its first moment on. */
  startAgain(): void {
    this.#turn(session => session.begin());
  }

  /** The focus belongs on the title of the moment. */
  override focus(): void {
    this.#focusNext = 'moment';
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson')) this.#hold();
    else if (changed.has('moment') && this.moment !== null) this.#goTo(this.moment);
    const lesson = spokenPhaseLesson(this.lesson);
    if (this.#session!.lesson !== lesson) this.#session!.sayIn(lesson);
  }

  protected override render(): TemplateResult {
    const session = this.#session!;
    const { lesson, standing, summary } = session;
    return html`<section aria-label=${lessonWords.lesson(lesson.title)}>
      <header class="head">
        <h2>${lesson.title}</h2>
        ${railTemplate(summary.moments, session.progress.moment, this.#goToByHand)}
      </header>
      ${standing === null
        ? summaryTemplate(lesson.title, summary, this.#summaryActions)
        : html`<div @counter-chosen=${this.#onCounter} @keydown=${this.#onKey}>
            ${momentTemplate(standing, this.#actions)}
          </div>`}
      <live-region .message=${this.said}></live-region>
    </section>`;
  }

  protected override updated(): void {
    const wanted = this.#focusNext;
    this.#focusNext = null;
    if (wanted !== null) void focusOn(this.renderRoot, wanted);
  }

  #hold(): void {
    this.#session = new PhaseLessonSession(spokenPhaseLesson(this.lesson), keptOf(this.lesson.id).left, this.moment);
    this.said = '';
    this.#arrive();
  }

  /** Something is done by hand: it is shown, kept, and the focus goes to what comes next. */
  #turn(act: (session: PhaseLessonSession) => void): void {
    act(this.#session!);
    this.said = '';
    this.#focusNext = 'moment';
    this.#arrive();
    this.requestUpdate();
  }

  #arrive(): void {
    keepPlace(this.#session!);
    tellPlace(this, this.#session!);
  }

  readonly #goToByHand = (moment: string): void => this.#goTo(moment);

  #goTo(moment: string): void {
    if (this.#session?.moment?.id !== moment) this.#turn(session => session.goTo(moment));
  }

  readonly #check = (): void => {
    const session = this.#session!;
    if (session.given === null || session.verdict?.isRight === true) return;
    session.check();
    const { verdict } = session;
    if (verdict !== null) this.said = verdictSaid(verdict);
    this.#focusNext = verdict?.isRight === true ? 'next' : 'answer';
    tellAnswer(this, session, session.given);
    keepPlace(session);
    this.requestUpdate();
  };

  readonly #show = (): void => {
    const session = this.#session!;
    session.show();
    if (session.verdict !== null) this.said = verdictSaid(session.verdict);
    this.#focusNext = 'next';
    keepPlace(session);
    this.requestUpdate();
  };

  /** A model that is tapped while something is asked goes into the answer. */
  readonly #onCounter = ({ id }: CounterChosen): void => {
    const { asked = null, asking = null, verdict = null } = this.#session!.standing ?? {};
    if (asked === null || verdict?.isRight === true || !asked.choices.some(one => one.id === id)) return;
    const { kind, wantsOne } = asked;
    if (kind !== 'units' && kind !== 'formations') return;
    this.#enter({ kind, ids: wantsOne ? [id] : withToggled(idsIn(asking?.given ?? null), id) });
  };

  /** Enter in the field of a number is as good as the button. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
    event.preventDefault();
    this.#check();
  };

  readonly #enter = (given: GivenAnswer | null): void => {
    this.#session!.enter(given);
    this.requestUpdate();
  };

  get #actions(): PhaseFrameActions {
    return {
      enter: this.#enter,
      check: this.#check,
      hint: () => {
        this.#session!.hint();
        this.said = this.#session!.standing?.hints.at(-1)?.say ?? '';
        keepPlace(this.#session!);
        this.requestUpdate();
      },
      show: this.#show,
      again: () => this.#turn(session => session.again()),
      back: () => this.#turn(session => session.back()),
      goOn: () => this.#turn(session => session.goOn()),
    };
  }

  readonly #summaryActions = {
    rule: ruleFolded,
    goTo: this.#goToByHand,
    missedAgain: () => this.#turn(session => session.goThrough(session.missed)),
    begin: () => this.#turn(session => session.begin()),
  };
}

if (!customElements.get('phase-lesson-player')) customElements.define('phase-lesson-player', PhaseLessonPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'phase-lesson-player': PhaseLessonPlayer;
  }
}
