/** A lesson that is held: its moments one after the other, asked, done or looked at, and what was missed at the end. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { ReadyLesson } from '../../../machines/lessons/ready-lesson.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { CounterAsked, CounterChosen } from '../../shared/battlefield/events.ts';
import '../../shared/parts/live-region.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { diceShownStyles } from '../../shared/lesson/dice-rows.ts';
import { entryStyles } from '../../shared/lesson/entries.ts';
import { lookTemplate, taskTemplate, type FrameActions } from './frame.ts';
import { railTemplate } from '../../shared/lesson/moment-rail.ts';
import { focusOn, type Next } from '../../shared/lesson/focusing.ts';
import type { BringParts } from './lazy-parts.ts';
import { Needs } from './needs.ts';
import { lackTemplate } from './problems.ts';
import { keptOf } from '../../shared/lesson/progress.ts';
import { ruleUnder } from './rule-under.ts';
import { LessonSession } from './lesson-session.ts';
import type { LessonStanding } from './standing.ts';
import { spokenReady } from './spoken-ready.ts';
import { styles } from '../../shared/lesson/styles.ts';
import { summaryTemplate } from '../../shared/lesson/summary.ts';
import { keepPlace, tellAnswer, tellPlace } from '../../shared/lesson/lesson-notifier.ts';
import { verdictSaid } from '../../shared/lesson/verdict-note.ts';
import { tapped, viewOf } from './views.ts';
import { Why } from './why.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

/**
 * Leads through a lesson that is ready.
 *
 * @fires lesson-moment - It has come to another moment.
 * @fires lesson-answered - An answer, or something done on the table, was judged.
 * @fires lesson-ended - Its last moment is behind.
 * @slot next - What to do after the lesson.
 */
export class LessonPlayer extends SpokenElement {
  static override styles = [
    theme, buttons, disclosure, formFieldStyles, sideMarkStyles, diceShownStyles, entryStyles, styles,
  ];
  static override properties = {
    ready: { attribute: false },
    bring: { attribute: false },
    moment: {},
    said: { state: true },
  };
  declare ready: ReadyLesson;
  declare bring: BringParts;
  /** The id of the moment to begin with; null: where it was left, else the first. */
  declare moment: string | null;
  declare private said: string;
  #session: LessonSession | null = null;
  /** Where the focus goes once everything is drawn. */
  #focusNext: Next | null = null;
  readonly #needs = new Needs(this, events => void this.#watch(events));
  readonly #why = new Why(this, () => this.bring.reasons(), () => {
    this.#focusNext = 'reasons';
  });

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
    if (changed.has('ready')) this.#hold();
    else if (changed.has('moment') && this.moment !== null) this.#goTo(this.moment);
    const ready = spokenReady(this.ready);
    if (this.#session!.run.ready !== ready) this.#session!.sayIn(ready);
  }

  protected override render(): TemplateResult {
    const session = this.#session!;
    const { lesson, standing } = session;
    return html`<section aria-label=${lessonWords.lesson(lesson.title)}>
      <header class="head">
        <h2>${lesson.title}</h2>
        ${railTemplate(session.summary.moments, session.progress.moment, this.#goToByHand)}
      </header>
      ${standing === null
        ? summaryTemplate(lesson.title, session.summary, this.#summaryActions)
        : this.#momentTemplate(standing)}
      <live-region .message=${this.said}></live-region>
    </section>`;
  }

  #momentTemplate(standing: LessonStanding): TemplateResult {
    if (this.#needs.isUnreachable) return lackTemplate(() => void this.#needs.bring(this.#session!));
    if (standing.moment.kind === 'do') return taskTemplate(standing, this.#needs.table, this.#actions);
    return html`<div
      @counter-chosen=${this.#onCounter} @counter-asked=${this.#onAsked} @keydown=${this.#onKey}
    >
      ${lookTemplate(standing, viewOf(standing), this.#actions)}
    </div>`;
  }

  protected override updated(): void {
    const wanted = this.#focusNext;
    this.#focusNext = null;
    if (wanted !== null) void focusOn(this.renderRoot, wanted);
  }

  /** Takes the lesson up. */
  #hold(): void {
    const { ready } = this;
    this.#session = new LessonSession(spokenReady(ready), keptOf(ready.lesson.id).left, this.moment);
    this.said = '';
    this.#arrive();
  }

  /** Something is done by hand: it is shown, kept, and the focus goes to what comes next. */
  #turn(act: (session: LessonSession) => void): void {
    const session = this.#session!;
    const before = session.moment;
    act(session);
    this.said = '';
    if (session.moment !== before || session.verdict === null) this.#focusNext = 'moment';
    this.#arrive();
    this.requestUpdate();
  }

  /** The page hears where the lesson stands; what the moment needs is brought. */
  #arrive(): void {
    const session = this.#session!;
    this.#why.forget();
    keepPlace(session);
    tellPlace(this, session);
    if (session.moment !== null) void this.#needs.bring(session);
  }

  readonly #goToByHand = (moment: string): void => this.#goTo(moment);

  #goTo(moment: string): void {
    if (this.#session?.moment?.id === moment) return;
    this.#turn(session => session.goTo(moment));
  }

  #judged(given: GivenAnswer | null): void {
    const session = this.#session!;
    if (session.verdict !== null) this.said = verdictSaid(session.verdict);
    tellAnswer(this, session, given);
    keepPlace(session);
  }

  readonly #watch = async (events: readonly AssaultEvent[]): Promise<void> => {
    const session = this.#session!;
    if (session.moment?.kind !== 'do') return;
    const before = session.verdict;
    session.watch(events);
    this.requestUpdate();
    if (session.needsAdvice) await session.weigh(() => new Promise(resolve => setTimeout(resolve)));
    if (session.verdict !== before) this.#judged(null);
    this.requestUpdate();
  };

  readonly #check = async (): Promise<void> => {
    const session = this.#session!;
    if (session.given === null || session.verdict?.isRight === true) return;
    if (session.needsOdds) await this.#needs.bring(session);
    this.said = '';
    this.#why.forget();
    const verdict = session.check();
    this.#focusNext = verdict?.isRight === true ? 'next' : 'answer';
    this.#judged(session.given);
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

  /** A stand that is tapped while something is asked goes into the answer. */
  readonly #onCounter = ({ id }: CounterChosen): void => {
    const asking = this.#session!.standing?.asking;
    if (!asking) return;
    this.#session!.enter(tapped(asking, id));
    this.requestUpdate();
  };

  readonly #onAsked = ({ id }: CounterAsked): void => this.#why.ask(id);

  /** Enter in the field of a number is as good as the button. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
    event.preventDefault();
    void this.#check();
  };

  get #actions(): FrameActions {
    return {
      why: this.#why.unit,
      askWhy: unit => this.#why.ask(unit),
      endAsking: () => this.#why.end(),
      enter: given => {
        this.#session!.enter(given);
        this.requestUpdate();
      },
      check: () => void this.#check(),
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
    rule: (id: string) => ruleUnder(id, null, false),
    goTo: this.#goToByHand,
    missedAgain: () => this.#turn(session => session.goThrough(session.missed)),
    begin: () => this.#turn(session => session.begin()),
  };
}

if (!customElements.get('lesson-player')) customElements.define('lesson-player', LessonPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'lesson-player': LessonPlayer;
  }
}
