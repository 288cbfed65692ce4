/** A lesson of Warhammer 40,000 being held on the screen: where it stands, what is entered, and what was said to it. */
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import type { Summary } from '../../../machines/lessons/summary.ts';
import {
  tryAgainIn, answerIn, posedPhaseQuestion, askForHintIn, beginPhaseLesson, goOnIn, goToIn, hintsIn, isOpenIn, mayShowIn, momentIn,
  recordIn, resumePhaseLesson, presentPhasePosition, showIn, type PosedPhaseQuestion, type PhaseRun, type PhaseVerdict,
} from '../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { filledPhaseSentence } from '../../../machines/lessons/warhammer-40k/sentences.ts';
import type { PhasePosition } from '../../../machines/lessons/warhammer-40k/position.ts';
import { phaseSummaryOf } from '../../../machines/lessons/warhammer-40k/summary.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseLesson, PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { emptyGiven } from '../../shared/lesson/entries.ts';
import { LESSON_TOLD } from './telling.ts';

export interface ShownVerdict extends PhaseVerdict {
  /** The answer was shown, not given. */
  readonly isShown: boolean;
}

/** Everything that the screen shows of one moment. */
export interface PhaseStanding {
  readonly at: number;
  readonly moments: readonly PhaseMoment[];
  readonly moment: PhaseMoment;
  /** As it stands, or as it has gone on after a decision. */
  readonly scene: PhasePosition;
  readonly text: readonly LessonSentence[];
  readonly hints: readonly LessonSentence[];
  readonly hasMoreHints: boolean;
  readonly asked: PosedPhaseQuestion | null;
  /** What has been entered, where something is asked. */
  readonly asking: { readonly given: GivenAnswer | null } | null;
  readonly verdict: ShownVerdict | null;
  readonly canShow: boolean;
}

const isUndone = ({ outcome, wrong }: MomentRecord): boolean => outcome === 'open' && wrong === 0;

/** As if these had not come yet, where they were left without an answer. */
const unasked = (run: PhaseRun, ids: readonly string[]): PhaseRun => ({
  ...run,
  progress: {
    ...run.progress,
    records: run.progress.records.map((one): MomentRecord =>
      (ids.includes(one.id) && one.outcome === 'passed' ? { ...one, outcome: 'open' } : one)),
  },
});

export class PhaseLessonSession {
  #run: PhaseRun;
  #given: GivenAnswer | null = null;
  #verdict: ShownVerdict | null = null;
  /** Ids of the moments that are gone through this time; null: all of them. */
  #wanted: readonly string[] | null = null;

  /** Takes it up where it was left, or goes to a moment by its id; otherwise from its start. */
  constructor(lesson: PhaseLesson, kept: Progress | null, moment: string | null) {
    const resumed = kept === null ? null : resumePhaseLesson(lesson, kept);
    const begun = resumed ?? beginPhaseLesson(lesson);
    const isThere = moment === null || momentIn(begun)?.id === moment;
    this.#run = resumed !== null && isThere && momentIn(begun) !== null && !isOpenIn(begun) ? goOnIn(begun) : begun;
    if (!isThere) this.#run = goToIn(this.#run, moment);
    this.#arrive();
  }

  /** The same lesson in other words. What was said last stays said. */
  sayIn(lesson: PhaseLesson): void {
    this.#run = { ...this.#run, lesson };
  }

  get lesson(): PhaseLesson {
    return this.#run.lesson;
  }

  get progress(): Progress {
    return this.#run.progress;
  }

  get moment(): PhaseMoment | null {
    return momentIn(this.#run);
  }

  get given(): GivenAnswer | null {
    return this.#given;
  }

  get verdict(): ShownVerdict | null {
    return this.#verdict;
  }

  get summary(): Summary {
    return phaseSummaryOf(this.#run);
  }

  /** Ids of the moments that were missed. */
  get missed(): readonly string[] {
    return this.summary.moments.filter(({ isMissed }) => isMissed).map(({ id }) => id);
  }

  enter(given: GivenAnswer | null): void {
    this.#given = given;
  }

  /** Judges what has been entered, or takes the decision. */
  check(): void {
    if (this.#given === null) return;
    const answered = answerIn(this.#run, this.#given, LESSON_TOLD);
    if (answered === null) return;
    this.#run = answered.run;
    this.#verdict = { ...answered.verdict, isShown: false };
  }

  /** Shows the answer, where it may be. */
  show(): void {
    const shown = showIn(this.#run);
    if (shown === null) return;
    this.#run = shown.run;
    this.#given = shown.given;
    this.#verdict = { ...answerIn(this.#run, shown.given, LESSON_TOLD)!.verdict, isRight: true, isShown: true };
  }

  hint(): void {
    this.#run = askForHintIn(this.#run);
  }

  again(): void {
    this.#run = tryAgainIn(this.#run);
    this.#arrive();
  }

  /** To the next moment that is gone through this time; after the last of them the lesson is over. */
  goOn(): void {
    this.#run = goOnIn(this.#run);
    for (let { moment } = this; moment !== null && this.#wanted?.includes(moment.id) === false; { moment } = this) {
      this.#run = unasked(goOnIn(this.#run), [moment.id]);
    }
    this.#arrive();
  }

  goTo(moment: string): void {
    const left = this.#run.progress.records.filter(isUndone).map(({ id }) => id);
    this.#run = unasked(goToIn(this.#run, moment), left);
    this.#arrive();
  }

  back(): void {
    const before = this.lesson.moments[this.progress.moment - 1];
    if (before !== undefined) this.goTo(before.id);
  }

  begin(): void {
    this.#run = beginPhaseLesson(this.lesson);
    this.#wanted = null;
    this.#arrive();
  }

  /** Those moments alone, one after the other. */
  goThrough(moments: readonly string[]): void {
    this.begin();
    this.#wanted = moments;
    const first = moments[0];
    if (first !== undefined) this.goTo(first);
  }

  /** Null: the lesson is over. */
  get standing(): PhaseStanding | null {
    const { moment } = this;
    if (moment === null) return null;
    const scene = presentPhasePosition(this.#run);
    const said = (line: LessonSentence): LessonSentence => filledPhaseSentence(scene, line);
    const asked = posedPhaseQuestion(this.#run, LESSON_TOLD);
    return {
      at: this.progress.moment,
      moments: this.lesson.moments,
      moment,
      scene: this.#verdict?.position ?? scene,
      text: moment.text.map(said),
      hints: hintsIn(this.#run).map(said),
      hasMoreHints: recordIn(this.#run)!.hints < moment.hint.length,
      asked,
      asking: asked === null ? null : { given: this.#given },
      verdict: this.#verdict,
      canShow: mayShowIn(this.#run) && this.#verdict?.isRight !== true,
    };
  }

  #arrive(): void {
    const asked = this.moment === null ? null : posedPhaseQuestion(this.#run);
    this.#given = asked === null ? null : emptyGiven(asked.kind, asked.wantsOne);
    this.#verdict = null;
  }
}
