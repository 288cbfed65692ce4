/** A lesson being held on the screen: where it stands, what is being entered, and what was said to it last. */
import {
  judgeAnswer, posedQuestion, mayShowAnswer, needsOdds, showAnswer,
} from '../../../machines/lessons/epic-armageddon/judge-answer.ts';
import {
  runWithEvents, judgeTask, mayShowTask, needsReview, ruleAsked, withTaskShown,
} from '../../../machines/lessons/epic-armageddon/judge-task.ts';
import { reviewSentence } from '../../../machines/lessons/epic-armageddon/goals/play-well.ts';
import { withReview, withOdds } from '../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import {
  askForHint, beginLesson, goOn, goTo, hintsOf, isMomentOpen, presentMoment, presentRecord, resumeLesson,
  presentPosition, tryAgain, type LessonRun,
} from '../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { filledSentence, taskSentence } from '../../../machines/lessons/epic-armageddon/sentences.ts';
import { summaryOf, type Summary } from '../../../machines/lessons/summary.ts';
import { languageOf } from '../../../machines/lessons/epic-armageddon/answer-words.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Lesson, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { choicesOf } from './candidates.ts';
import type { QuestionView, LessonView } from './lesson-view.ts';
import { LessonSession as SharedSession, type Verdict } from '../../shared/lesson/lesson-session.ts';

export class LessonSession extends SharedSession<LessonRun, LessonMoment, Verdict, Lesson> {
  /** The assault as it was when the moment in hand came: what is said of it then stays said. */
  #opening!: Assault;

  /** Takes it up where it was left, or goes to a moment by its id; otherwise from its start. */
  constructor(ready: ReadyLesson, kept: Progress | null, moment: string | null) {
    super();
    const resumed = kept === null ? null : resumeLesson(ready, kept);
    const begun = resumed ?? beginLesson(ready);
    const isThere = moment === null || presentMoment(begun)?.id === moment;
    this.run = resumed !== null && isThere && !isMomentOpen(begun) ? goOn(begun) : begun;
    if (!isThere) this.jump(moment);
    this.arrive();
  }

  /** The same lesson in other words: what was said last is said again in them. */
  sayIn(ready: ReadyLesson): void {
    this.run = { ...this.run, ready };
    const before = this.verdict;
    if (before === null) return;
    const { verdict } = this.given === null ? judgeTask(this.run) : judgeAnswer(this.run, this.given);
    if ((verdict.is === 'right') === before.isRight && verdict.says.length > 0) {
      this.lastVerdict = { ...before, says: verdict.says };
    }
  }

  get lesson(): Lesson {
    return this.run.ready.lesson;
  }

  get moment(): LessonMoment | null {
    return presentMoment(this.run);
  }

  get summary(): Summary {
    return summaryOf(this.lesson.moments, this.run.progress, ruleAsked);
  }

  /** Whether its question waits for the odds. */
  get needsOdds(): boolean {
    return needsOdds(this.run);
  }

  /** Brings the odds that its question needs. */
  async bringOdds(): Promise<void> {
    const asked = this.run;
    const run = await withOdds(asked);
    if (this.run === asked) this.run = run;
  }

  /** Judges what has been entered. */
  check(): void {
    if (this.given === null) return;
    const { run, verdict } = judgeAnswer(this.run, this.given);
    this.run = run;
    this.lastVerdict = shownVerdict(verdict);
  }

  /** Shows the answer, where it may be. */
  show(): void {
    const shown = showAnswer(this.run);
    if (shown === null) return;
    this.keepTried();
    const wasRight = this.verdict?.isRight === true && !this.verdict.isShown;
    this.run = shown.run;
    if (wasRight) return;
    this.enter(shown.given);
    const { verdict } = judgeAnswer(this.run, shown.given);
    this.lastVerdict = { ...verdict, isRight: true, isShown: true };
  }

  /** Shows the task done; `done`: how it stands then. */
  showDone(done: LessonRun): void {
    this.keepTried();
    const wasRight = this.verdict?.isRight === true && !this.verdict.isShown;
    if (wasRight) return;
    this.run = withTaskShown(this.run, done);
    const { verdict } = judgeTask(this.run);
    this.lastVerdict = { says: verdict.is === 'right' ? verdict.says : [], marks: [], isRight: true, isShown: true };
  }

  /** To the moment before this one that has been. */
  back(): void {
    const { moment, records } = this.progress;
    const before = records.slice(0, moment).filter(({ from }) => from !== null).at(-1);
    if (before !== undefined) this.goTo(before.id);
  }

  protected get question(): ReturnType<typeof posedQuestion> {
    return posedQuestion(this.run);
  }

  protected get ahead(): readonly MomentRecord[] {
    const { moment, records } = this.progress;
    return records.slice(moment);
  }

  protected begun(): LessonRun {
    return beginLesson(this.run.ready);
  }

  protected goneOn(run: LessonRun): LessonRun {
    return goOn(run);
  }

  protected goneTo(run: LessonRun, moment: string): LessonRun {
    return goTo(run, moment);
  }

  protected triedAgain(run: LessonRun): LessonRun {
    return tryAgain(run);
  }

  protected hinted(run: LessonRun): LessonRun {
    return askForHint(run);
  }

  /** Null: the lesson is over. */
  get view(): LessonView | null {
    const run = this.run;
    const moment = presentMoment(run);
    if (moment === null) return null;
    const { ready: { lesson }, progress } = run;
    return {
      id: lesson.id,
      title: lesson.title,
      moments: lesson.moments,
      at: progress.moment,
      moment,
      record: presentRecord(run)!,
      scene: presentPosition(run),
      text: this.#said(moment.text),
      hints: this.#said(hintsOf(run)),
      hasMoreHints: presentRecord(run)!.hints < moment.hint.length,
      asking: this.#asking(),
      task: moment.kind === 'do' ? this.#task(moment) : null,
      verdict: this.verdict,
      tried: this.tried,
      canShow: (mayShowAnswer(run) || mayShowTask(run)) && this.verdict?.isShown !== true,
      isWeighing: needsReview(run),
      advice: run.advice?.map(one => reviewSentence(one, languageOf(run))) ?? [],
      passedOver: this.#passedOver(),
    };
  }

  #asking(): QuestionView | null {
    const asked = posedQuestion(this.run);
    if (asked === null) return null;
    const { kind, question, wantsOne, unit, shows } = asked;
    const choices = choicesOf(presentPosition(this.run).assault, kind, asked.choices.map(({ id }) => id));
    return { kind, question, wantsOne, unit, choices, shown: shows, given: this.given };
  }

  #task({ task, goal }: Extract<LessonMoment, { readonly kind: 'do' }>): LessonSentence {
    const told = languageOf(this.run);
    return task === undefined ? taskSentence(this.#opening, goal, told) : filledSentence(this.#opening, task, told);
  }

  #said(lines: readonly LessonSentence[]): readonly LessonSentence[] {
    return lines.map(line => filledSentence(this.#opening, line, languageOf(this.run)));
  }

  #passedOver(): readonly string[] {
    const { ready: { lesson: { moments } }, progress: { moment, records } } = this.run;
    let first = moment;
    while (first > 0 && records[first - 1]!.outcome === 'missing') first -= 1;
    return moments.slice(first, moment).map(({ title }) => title);
  }

  protected override arrive(): void {
    this.#opening = presentPosition(this.run).assault;
    super.arrive();
  }

  /** What has happened in the assault by now, by the hands of whoever learns. What was reached once stays reached. */
  watch(events: readonly AssaultEvent[]): void {
    this.run = runWithEvents(this.run, events);
    this.#judgeDone();
  }

  /** Whether what was done is to be held against the odds. */
  get needsAdvice(): boolean {
    return needsReview(this.run);
  }

  /** Holds what was done against the odds; `pause` lets the screen be drawn in between. */
  async weigh(pause: () => Promise<void>): Promise<void> {
    const asked = this.run;
    const run = await withReview(asked, pause);
    if (this.run !== asked) return;
    this.run = run;
    this.#judgeDone();
  }

  #judgeDone(): void {
    const { run, verdict } = judgeTask(this.run);
    this.run = run;
    if (this.verdict?.isRight === true) return;
    this.lastVerdict = shownVerdict(verdict);
  }
}

/** A verdict as it is shown; null: there is none yet. */
const shownVerdict = (verdict: ReturnType<typeof judgeAnswer>['verdict']): Verdict | null =>
  (verdict.is === 'open' ? null : { ...verdict, isRight: verdict.is === 'right', isShown: false });
