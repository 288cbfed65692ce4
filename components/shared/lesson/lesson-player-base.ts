/** What holds a lesson on the screen, whichever game it is about: its moments one after the other, and its end. */
import {
  html, noChange, type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult,
} from 'lit';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { CounterChosen } from '../battlefield/events.ts';
import { inWords, wordsComing } from '../languages/speech.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { disclosure } from '../parts/disclosure.ts';
import { formFieldStyles } from '../parts/field.styles.ts';
import '../parts/live-region.ts';
import { sideMarkStyles } from '../parts/side-mark.ts';
import type { TableFrame } from '../frame/table-frame.ts';
import { barStyles } from '../resolver/bar.styles.ts';
import { buttons, theme } from '../theme/theme.ts';
import { AnswerShower } from './answer-shower.ts';
import type { BarActions } from './bars.ts';
import { diceShownStyles } from './dice-rows.ts';
import { entryStyles } from './entries.ts';
import { focusOn, type Next } from './focusing.ts';
import { keepPlace, tellAnswer, tellPlace, type HeldLesson } from './lesson-notifier.ts';
import { lessonWords } from './lesson-words.ts';
import { railStyles, railTemplate } from './moment-rail.ts';
import type { ShowingParts } from './showing.ts';
import { styles } from './styles.ts';
import { rulesBeside, summaryTemplate } from './summary.ts';
import { verdictSaid } from './verdict-note.ts';

/** With these somebody turns to the lesson. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown'] as const;

/** What the player asks of a lesson that is held. */
export interface PlayedLesson<V> extends HeldLesson {
  readonly lesson: {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly string[];
    readonly moments: readonly unknown[];
  };
  /** Null: the lesson is over. */
  readonly view: V | null;
  readonly given: GivenAnswer | null;
  enter(given: GivenAnswer | null): void;
  check(): unknown;
  show(): void;
  hint(): void;
  again(): void;
  back(): void;
  goOn(): void;
  goTo(moment: string): void;
  begin(): void;
  goThrough(moments: readonly string[]): void;
}

interface MomentView {
  readonly hints: readonly { readonly say: string }[];
}

/** What every moment can be answered with. */
export interface AnswerActions extends BarActions {
  readonly enter: (given: GivenAnswer | null) => void;
}

/**
 * Leads through a lesson.
 *
 * @fires lesson-moment - It has come to another moment.
 * @fires lesson-answered - An answer, or something done on the table, was judged.
 * @fires lesson-ended - Its last moment is behind.
 * @slot next - What to do after the lesson.
 */
export abstract class LessonPlayerBase<V extends MomentView, S extends PlayedLesson<V>> extends SpokenElement {
  static override styles: CSSResultGroup = [
    theme, buttons, disclosure, formFieldStyles, sideMarkStyles, diceShownStyles, entryStyles, barStyles, railStyles,
    styles,
  ];
  static override properties: PropertyDeclarations = {
    moment: {}, only: { attribute: false }, said: { state: true },
  };
  /** The id of the moment to begin with; null: where it was left, else the first. */
  declare moment: string | null;
  /** The id of the only moment that is asked; nothing of it is kept. Null: all of them. */
  declare only: string | null;
  /** What is said of the last answer to those who cannot see it. */
  declare protected said: string;
  #session: S | null = null;
  /** Plays answers on the board. */
  protected readonly shower = new AnswerShower<S>(this, {
    bring: () => this.showingComing(), say: sentence => (this.said = sentence), rule: rule => this.ruleUnder(rule),
  });

  /** Where the focus goes once everything is drawn. */
  protected focusNext: Next | null = null;

  constructor() {
    super();
    this.moment = null;
    this.only = null;
    this.said = '';
    for (const touch of TOUCHES) this.addEventListener(touch, this.#warm, { once: true });
  }

  protected get session(): S {
    return this.#session!;
  }

  /** The groups of words of what follows the first screen: they are wanted when somebody touches it. */
  protected abstract readonly answerWords: readonly string[];
  /** The property with the lesson. */
  protected abstract readonly lessonProperty: string;
  /** The lesson is taken up, where it was left or at the moment that is wanted. */
  protected abstract takenUp(): S;
  /** The lesson in the language of the screen. */
  protected abstract sayInLanguage(session: S): void;
  protected abstract momentTemplate(view: V): TemplateResult;
  /** The groups of words that a moment needs besides those of every first screen. */
  protected abstract wordsOf(view: V): readonly string[];
  /** The answer after somebody was tapped on the map; undefined: that changes nothing. */
  protected abstract tapped(view: V, id: string): GivenAnswer | null | undefined;
  /** What plays answers on the board: it comes when one is to be shown. */
  protected abstract showingComing(): Promise<ShowingParts<S>>;
  /** What a rule says, folded; null: there are no words for it. */
  protected abstract ruleFolded(rule: string): TemplateResult | null;
  /** What a rule says, opened under the sentence that names it. */
  protected abstract ruleUnder(rule: string): TemplateResult | null;

  /** The lesson from its first moment on. */
  startAgain(): void {
    this.turn(session => session.begin());
  }

  /** The focus belongs on the title of the moment. */
  override focus(): void {
    this.focusNext = 'moment';
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has(this.lessonProperty as keyof LessonPlayerBase<V, S>) || changed.has('only')) this.#hold();
    else if (changed.has('moment') && this.moment !== null) this.goTo(this.moment);
    this.sayInLanguage(this.session);
  }

  /** Until the words of its moment have come it stays as it is. */
  protected override render(): TemplateResult | typeof noChange {
    const { lesson, view, summary, progress } = this.session;
    if (wordsComing(...view === null ? ['lesson-asked'] : this.wordsOf(view)) !== null) return noChange;
    return html`<section aria-label=${lessonWords.lesson(lesson.title)}>
      <header class="top">
        <slot name="back"></slot>
        <h2>${lesson.title}</h2>
        ${railTemplate(summary.moments, progress.moment, this.goToByHand)}
        <span class="of">${lessonWords.moment(
          Math.min(progress.moment + 1, lesson.moments.length), lesson.moments.length,
        )}</span>
      </header>
      ${view === null
        ? summaryTemplate(lesson.title, summary, rulesBeside(lesson.rules, summary), this.#summaryActions)
        : this.momentTemplate(view)}
      <live-region .message=${this.said}></live-region>
    </section>`;
  }

  protected override updated(): void {
    const wanted = this.focusNext;
    this.focusNext = null;
    if (wanted !== null) void focusOn(this.renderRoot, wanted);
  }

  /** The sheet stands at half again and shows its beginning. */
  protected toTop(): void {
    const frame = this.renderRoot.querySelector<TableFrame>('table-frame');
    if (frame?.detent === 'full') frame.detent = 'half';
    frame?.renderRoot.querySelector('.content')?.scrollTo(0, 0);
  }

  #hold(): void {
    this.shower.leave();
    this.#session = this.takenUp();
    this.said = '';
    if (this.only !== null) this.session.goThrough([this.only]);
    this.arrive();
  }

  /** Where a lesson was left is kept; a question that is asked alone leaves no trace in it. */
  #keep(): void {
    if (this.only === null) keepPlace(this.session);
  }

  /** Something is done by hand: it is shown, kept, and the focus goes to what comes next. */
  protected turn(act: (session: S) => void): void {
    const { session } = this;
    this.shower.leave();
    const before = session.moment;
    act(session);
    this.said = '';
    if (session.moment !== before || session.verdict === null) this.focusNext = 'moment';
    this.toTop();
    this.arrive();
    this.requestUpdate();
  }

  /** The page hears where the lesson stands. */
  protected arrive(): void {
    this.#keep();
    tellPlace(this, this.session);
  }

  protected readonly goToByHand = (moment: string): void => this.goTo(moment);

  protected goTo(moment: string): void {
    if (this.#session?.moment?.id !== moment) this.turn(session => session.goTo(moment));
  }

  /** An answer, or what was done on the table, was judged; null: the latter. */
  protected judged(given: GivenAnswer | null): void {
    const { verdict } = this.session;
    if (verdict !== null) this.said = verdictSaid(verdict);
    tellAnswer(this, this.session, given);
    this.#keep();
  }

  /** Whether there is something to be judged. */
  protected get mayCheck(): boolean {
    return this.session.given !== null && this.session.verdict?.isRight !== true;
  }

  readonly #warm = (): void => void wordsComing(...this.answerWords);

  /** What is said of an answer is kept as it was said: its words have to be there first. */
  #inWords(act: () => void): void {
    inWords(this.answerWords, act);
  }

  protected check(): void {
    this.session.check();
    const isRight = this.session.verdict?.isRight === true;
    this.focusNext = isRight ? 'next' : 'answer';
    this.judged(this.session.given);
    this.toTop();
    this.requestUpdate();
    if (isRight && this.isEstimate) void this.#show();
  }

  /** What was asked is how likely something is: who has guessed well enough sees how well. */
  protected get isEstimate(): boolean {
    return false;
  }

  readonly #show = async (): Promise<void> => {
    if (!await this.shower.show(this.session)) return;
    this.focusNext = 'next';
    this.#keep();
    this.toTop();
    this.requestUpdate();
  };

  readonly #hint = (): void => {
    this.session.hint();
    this.said = this.session.view?.hints.at(-1)?.say ?? '';
    this.#keep();
    this.requestUpdate();
  };

  protected enter(given: GivenAnswer | null): void {
    this.session.enter(given);
    this.requestUpdate();
  }

  /** Somebody who is tapped while something is asked goes into the answer. */
  protected readonly onCounter = ({ id }: CounterChosen): void => {
    const { view } = this.session;
    const given = view === null ? undefined : this.tapped(view, id);
    if (given !== undefined) this.enter(given);
  };

  /** Enter in the field of a number is as good as the button. */
  protected readonly onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
    event.preventDefault();
    this.answerActions.check();
  };

  protected get answerActions(): AnswerActions {
    return {
      enter: given => this.enter(given),
      check: () => this.#inWords(() => {
        if (this.mayCheck) this.check();
      }),
      hint: this.#hint,
      show: () => this.#inWords(() => void this.#show()),
      stop: () => this.shower.showing?.stop(),
      replay: () => this.shower.showing?.start(),
      again: () => this.turn(session => session.again()),
      back: () => this.turn(session => session.back()),
      goOn: () => this.turn(session => session.goOn()),
    };
  }

  readonly #summaryActions = {
    rule: (id: string) => this.ruleFolded(id),
    goTo: this.goToByHand,
    missedAgain: () => this.turn(session => session.goThrough(session.missed)),
    begin: () => this.turn(session => session.begin()),
  };
}
