/** A lesson that is held: its moments one after the other, asked, done or looked at, and what was missed at the end. */
import { html, type TemplateResult } from 'lit';
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { CounterAsked } from '../../shared/battlefield/events.ts';
import { laterFrom } from '../../shared/lesson/later.ts';
import { LessonPlayerBase } from '../../shared/lesson/lesson-player-base.ts';
import { keptOf } from '../../shared/lesson/progress.ts';
import type { ShowingParts } from '../../shared/lesson/showing.ts';
import { wordsComing } from '../../shared/languages/speech.ts';
import { OnlineAgain } from '../../shared/public/online.ts';
import { lookTemplate, taskTemplate, type LessonActions } from './frame.ts';
import type { BringParts } from './lazy-parts.ts';
import { LessonSession } from './lesson-session.ts';
import type { LessonView } from './lesson-view.ts';
import { MomentParts } from './moment-parts.ts';
import { lackTemplate } from './lack.ts';
import { LESSON_GROUPS, LOG_GROUPS } from '../spoken/word-groups.ts';
import { ruleUnder } from './rule-under.ts';
import { spokenReady } from './spoken-lesson.ts';
import { tapped, viewOf } from './views.ts';
import { ReasonsPanel } from './reasons-panel.ts';

/** Put in by the build of a script that has this, and what answers hands on the map, in another one beside it. */
declare const MAP_IN_OTHER_SCRIPT: true | undefined;

const SHOWING_HERE = typeof MAP_IN_OTHER_SCRIPT === 'undefined' ? () => import('./show-parts.ts') : null;

/**
 * Leads through a lesson that is ready.
 *
 * @fires lesson-moment - It has come to another moment.
 * @fires lesson-answered - An answer, or something done on the table, was judged.
 * @fires lesson-ended - Its last moment is behind.
 * @slot next - What to do after the lesson.
 */
export class LessonPlayer extends LessonPlayerBase<LessonView, LessonSession> {
  static override properties = {
    ready: { attribute: false }, bring: { attribute: false }, isFolded: { state: true },
  };
  declare ready: ReadyLesson;
  declare bring: BringParts;
  /** What the task in hand is about is folded: the table has the room. */
  declare private isFolded: boolean;
  /** What plays answers on the board; null: it has not been wanted. */
  #showing: (() => Promise<ShowingParts<LessonSession>>) | null = null;
  protected readonly answerWords = LESSON_GROUPS;
  protected readonly lessonProperty = 'ready';
  readonly #needs = new MomentParts(this, events => void this.#watch(events), () => setTimeout(this.#back));
  readonly #why = new ReasonsPanel(
    this, () => Promise.all([this.bring.reasons(), wordsComing(...this.answerWords)]), () => {
      this.focusNext = 'reasons';
    },
  );

  constructor() {
    super();
    this.isFolded = false;
    new OnlineAgain(this, () => {
      if (this.#needs.isUnreachable) void this.#needs.bring(this.session);
    });
  }

  /** The assault as far as it has come in this lesson. */
  get played(): Played {
    const { ready: { scenario }, progress: { events } } = this.session.run;
    return { scenario, events };
  }

  protected takenUp(): LessonSession {
    this.#showing ??= this.bring.load ? laterFrom(this.bring.load, 'assault-lesson-later') : SHOWING_HERE!;
    const { ready, moment } = this;
    return new LessonSession(spokenReady(ready), keptOf(ready.lesson.id).left, moment);
  }

  protected sayInLanguage(session: LessonSession): void {
    const ready = spokenReady(this.ready);
    if (session.run.ready !== ready) session.sayIn(ready);
  }

  protected wordsOf({ moment, scene: { assault } }: LessonView): readonly string[] {
    if (moment.kind === 'do') return ['lesson-tasks'];
    if (moment.kind === 'predict') return ['lesson-asked', 'lesson-questions', 'steps-playing', 'steps-map'];
    return ['lesson-asked', 'steps-playing', 'steps-map', ...assault.log.length > 0 ? LOG_GROUPS : []];
  }

  protected momentTemplate(view: LessonView): TemplateResult {
    if (this.#needs.isUnreachable) return lackTemplate(() => void this.#needs.bring(this.session));
    const { showing } = this.shower;
    const shown = { ...view, showing };
    if (view.moment.kind === 'do' && showing === null) {
      return html`<div class="held" @click=${this.#onTable} @keydown=${this.#onTable}>
        ${taskTemplate(shown, this.#needs.table, this.isFolded, this.#actions)}
      </div>`;
    }
    return html`<div
      class="held" @counter-chosen=${this.onCounter} @counter-asked=${this.#onAsked} @keydown=${this.onKey}
    >
      ${lookTemplate(shown, viewOf(view), this.#actions)}
    </div>`;
  }

  /** Whoever turns to the table has read what it is about; not before the press is over, which would miss its aim. */
  readonly #onTable = (event: Event): void => {
    const { table } = this.#needs;
    if (table !== null && event.composedPath().includes(table) && this.session.verdict === null) this.isFolded = true;
  };

  /** From the end of the table to what the lesson says of it; the press that asked for it is over. */
  readonly #back = (): void => {
    this.isFolded = false;
    this.focusNext = this.session.verdict?.isRight === true ? 'next' : 'moment';
    this.requestUpdate();
  };

  /** What the moment needs is brought. */
  protected override arrive(): void {
    this.#why.forget();
    this.isFolded = false;
    super.arrive();
    if (this.session.moment !== null) void this.#needs.bring(this.session);
  }

  readonly #watch = async (events: readonly AssaultEvent[]): Promise<void> => {
    const { session } = this;
    if (session.moment?.kind !== 'do') return;
    const before = session.verdict;
    session.watch(events);
    this.requestUpdate();
    if (session.needsAdvice) await session.weigh(() => new Promise(resolve => setTimeout(resolve)));
    if (session.verdict !== before) {
      this.isFolded = false;
      this.judged(null);
    }
    this.requestUpdate();
  };

  protected override async check(): Promise<void> {
    const { session } = this;
    if (session.needsOdds) await this.#needs.bring(session);
    this.said = '';
    this.#why.forget();
    super.check();
  }

  protected tapped({ asking }: LessonView, id: string): GivenAnswer | null | undefined {
    return asking === null ? undefined : tapped(asking, id);
  }

  protected ruleFolded(rule: string): TemplateResult | null {
    return ruleUnder(rule, null, false);
  }

  protected showingComing(): Promise<ShowingParts<LessonSession>> {
    return this.#showing!();
  }

  protected ruleUnder(rule: string): TemplateResult | null {
    return ruleUnder(rule, this.session.view?.scene.assault ?? null);
  }

  protected override get isEstimate(): boolean {
    return this.session.view?.asking?.unit === '%';
  }

  readonly #onAsked = ({ id }: CounterAsked): void => this.#why.ask(id);

  get #actions(): LessonActions {
    return {
      ...this.answerActions,
      why: this.#why.unit,
      askWhy: unit => this.#why.ask(unit),
      endAsking: () => this.#why.end(),
      fold: isFolded => (this.isFolded = isFolded),
    };
  }
}

if (!customElements.get('lesson-player')) customElements.define('lesson-player', LessonPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'lesson-player': LessonPlayer;
  }
}
