/** A lesson being held on the screen: where it stands, what is being entered, and what was said to it last. */
import { judgeAnswer, posedQuestion, mayShowAnswer, needsOdds, showAnswer } from '../../../machines/lessons/judge-answer.ts';
import { runWithEvents, judgeTask, needsReview } from '../../../machines/lessons/judge-task.ts';
import { reviewSentence } from '../../../machines/lessons/goals/play-well.ts';
import { withReview, withOdds } from '../../../machines/lessons/lesson-odds.ts';
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import type { ReadyLesson } from '../../../machines/lessons/ready-lesson.ts';
import {
  askForHint, beginLesson, goOn, goTo, hintsOf, isMomentOpen, presentMoment, presentRecord, resumeLesson, presentPosition, tryAgain,
  type LessonRun,
} from '../../../machines/lessons/lesson-run.ts';
import { filledSentence, taskSentence } from '../../../machines/lessons/sentences.ts';
import { summaryOf, type Summary } from '../../../machines/lessons/summary.ts';
import { toldIn } from '../../../machines/lessons/answer-words.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { GivenAnswer, Lesson, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { choicesOf } from './candidates.ts';
import { emptyGiven } from '../../shared/lesson/entries.ts';
import type { Asking, LessonStanding, Verdict } from './standing.ts';

const isUndone = ({ outcome, wrong }: MomentRecord): boolean => outcome === 'open' && wrong === 0;

/** As if these had not come yet, where they were left without an answer. */
const unasked = (run: LessonRun, ids: readonly string[]): LessonRun => {
  const records = run.progress.records.map((one): MomentRecord =>
    (ids.includes(one.id) && one.outcome === 'passed' ? { ...one, outcome: 'open' } : one));
  return { ...run, progress: { ...run.progress, records } };
};

export class LessonSession {
  #run: LessonRun;
  /** The assault as it was when the moment in hand came: what is said of it then stays said. */
  #opening: Assault;
  #given: GivenAnswer | null = null;
  #verdict: Verdict | null = null;
  /** Ids of the moments that are gone through this time; null: all of them. */
  #asked: readonly string[] | null = null;

  /** Takes it up where it was left, or goes to a moment by its id; otherwise from its start. */
  constructor(ready: ReadyLesson, kept: Progress | null, moment: string | null) {
    const resumed = kept === null ? null : resumeLesson(ready, kept);
    const begun = resumed ?? beginLesson(ready);
    const isThere = moment === null || presentMoment(begun)?.id === moment;
    this.#run = resumed !== null && isThere && !isMomentOpen(begun) ? goOn(begun) : begun;
    if (!isThere) this.#jump(moment);
    this.#opening = presentPosition(this.#run).assault;
    this.#arrive();
  }

  /** The same lesson in other words: what was said last is said again in them. */
  sayIn(ready: ReadyLesson): void {
    this.#run = { ...this.#run, ready };
    const before = this.#verdict;
    if (before === null) return;
    const { verdict } = this.#given === null ? judgeTask(this.#run) : judgeAnswer(this.#run, this.#given);
    if ((verdict.is === 'right') === before.isRight && verdict.says.length > 0) {
      this.#verdict = { ...before, says: verdict.says };
    }
  }

  get run(): LessonRun {
    return this.#run;
  }

  get lesson(): Lesson {
    return this.#run.ready.lesson;
  }

  get progress(): Progress {
    return this.#run.progress;
  }

  get moment(): LessonMoment | null {
    return presentMoment(this.#run);
  }

  get given(): GivenAnswer | null {
    return this.#given;
  }

  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** Whether its question waits for the odds. */
  get needsOdds(): boolean {
    return needsOdds(this.#run);
  }

  /** Brings the odds that its question needs. */
  async bringOdds(): Promise<void> {
    const asked = this.#run;
    const run = await withOdds(asked);
    if (this.#run === asked) this.#run = run;
  }

  enter(given: GivenAnswer | null): void {
    this.#given = given;
  }

  /** Judges what has been entered. */
  check(): Verdict | null {
    if (this.#given === null) return null;
    const { run, verdict } = judgeAnswer(this.#run, this.#given);
    this.#run = run;
    this.#verdict = verdict.is === 'open' ? null : { ...verdict, isRight: verdict.is === 'right', isShown: false };
    return this.#verdict;
  }

  /** Shows the answer, where it may be. */
  show(): void {
    const shown = showAnswer(this.#run);
    if (shown === null) return;
    this.#run = shown.run;
    this.#given = shown.given;
    const { verdict } = judgeAnswer(this.#run, shown.given);
    this.#verdict = { ...verdict, isRight: true, isShown: true };
  }

  hint(): void {
    this.#run = askForHint(this.#run);
  }

  /** The moment in hand once more, as it was when it came. */
  again(): void {
    this.#run = tryAgain(this.#run);
    this.#arrive();
  }

  /** To the next moment that is gone through this time; after the last of them the lesson is over. */
  goOn(): void {
    this.#run = goOn(this.#run);
    for (let { moment } = this; moment !== null && !this.#isAsked(moment.id); { moment } = this) {
      this.#run = unasked(goOn(this.#run), [moment.id]);
    }
    this.#arrive();
  }

  goTo(moment: string): void {
    this.#jump(moment);
    this.#arrive();
  }

  /** What is jumped over has not been asked. */
  #jump(moment: string): void {
    const { progress: { moment: from, records } } = this.#run;
    this.#run = unasked(goTo(this.#run, moment), records.slice(from).filter(isUndone).map(({ id }) => id));
  }

  /** To the moment before this one that has been. */
  back(): void {
    const { moment, records } = this.#run.progress;
    const before = records.slice(0, moment).filter(({ from }) => from !== null).at(-1);
    if (before !== undefined) this.goTo(before.id);
  }

  begin(): void {
    this.#run = beginLesson(this.#run.ready);
    this.#asked = null;
    this.#arrive();
  }

  /** Those moments alone, one after the other. */
  goThrough(moments: readonly string[]): void {
    this.begin();
    this.#asked = moments;
    const first = moments[0];
    if (first !== undefined) this.goTo(first);
  }

  #isAsked(moment: string): boolean {
    return this.#asked?.includes(moment) ?? true;
  }

  /** What has become of each moment. */
  get summary(): Summary {
    return summaryOf(this.#run);
  }

  /** Ids of the moments that were missed. */
  get missed(): readonly string[] {
    return this.summary.moments.filter(({ isMissed }) => isMissed).map(({ id }) => id);
  }

  /** Null: the lesson is over. */
  get standing(): LessonStanding | null {
    const run = this.#run;
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
      verdict: this.#verdict,
      canShow: mayShowAnswer(run) && this.#verdict?.isRight !== true,
      isWeighing: needsReview(run),
      advice: run.advice?.map(one => reviewSentence(one, toldIn(run))) ?? [],
      passedOver: this.#passedOver(),
    };
  }

  #asking(): Asking | null {
    const asked = posedQuestion(this.#run);
    if (asked === null) return null;
    const { kind, question, wantsOne, unit, shows } = asked;
    const choices = choicesOf(presentPosition(this.#run).assault, kind, asked.choices.map(({ id }) => id));
    return { kind, question, wantsOne, unit, choices, shown: shows, given: this.#given };
  }

  #task({ task, goal }: Extract<LessonMoment, { readonly kind: 'do' }>): LessonSentence {
    const told = toldIn(this.#run);
    return task === undefined ? taskSentence(this.#opening, goal, told) : filledSentence(this.#opening, task, told);
  }

  #said(lines: readonly LessonSentence[]): readonly LessonSentence[] {
    return lines.map(line => filledSentence(this.#opening, line, toldIn(this.#run)));
  }

  #passedOver(): readonly string[] {
    const { ready: { lesson: { moments } }, progress: { moment, records } } = this.#run;
    let first = moment;
    while (first > 0 && records[first - 1]!.outcome === 'missing') first -= 1;
    return moments.slice(first, moment).map(({ title }) => title);
  }

  #arrive(): void {
    const asked = posedQuestion(this.#run);
    this.#opening = presentPosition(this.#run).assault;
    this.#given = asked === null ? null : emptyGiven(asked.kind, asked.wantsOne);
    this.#verdict = null;
  }

  /** What has happened in the assault by now, by the hands of whoever learns. What was reached once stays reached. */
  watch(events: readonly AssaultEvent[]): void {
    this.#run = runWithEvents(this.#run, events);
    this.#judgeDone();
  }

  /** Whether what was done is to be held against the odds. */
  get needsAdvice(): boolean {
    return needsReview(this.#run);
  }

  /** Holds what was done against the odds; `pause` lets the screen be drawn in between. */
  async weigh(pause: () => Promise<void>): Promise<void> {
    const asked = this.#run;
    const run = await withReview(asked, pause);
    if (this.#run !== asked) return;
    this.#run = run;
    this.#judgeDone();
  }

  #judgeDone(): void {
    const { run, verdict } = judgeTask(this.#run);
    this.#run = run;
    if (this.#verdict?.isRight === true) return;
    this.#verdict = verdict.is === 'open' ? null : { ...verdict, isRight: verdict.is === 'right', isShown: false };
  }
}
