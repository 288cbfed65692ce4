/** A lesson of Warhammer 40,000 being held on the screen: where it stands, what is entered, and what was said to it. */
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import type { Summary } from '../../../machines/lessons/summary.ts';
import {
  tryAgainIn, answerIn, posedPhaseQuestion, askForHintIn, beginPhaseLesson, goOnIn, goToIn, hintsIn, isOpenIn,
  mayShowIn, momentIn, recordIn, resumePhaseLesson, presentPhasePosition, showIn, type PosedPhaseQuestion,
  type PhaseRun, type PhaseVerdict,
} from '../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { filledPhaseSentence } from '../../../machines/lessons/warhammer-40k/sentences.ts';
import type { PhasePosition } from '../../../machines/lessons/warhammer-40k/position.ts';
import { phaseSummaryOf } from '../../../machines/lessons/warhammer-40k/summary.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseLesson, PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { LessonSession } from '../../shared/lesson/lesson-session.ts';
import { LESSON_TOLD } from './telling.ts';

export interface ShownVerdict extends PhaseVerdict {
  /** The answer was shown, not given. */
  readonly isShown: boolean;
}

/** Everything that the screen shows of one moment. */
export interface PhaseLessonView {
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

export class PhaseLessonSession extends LessonSession<PhaseRun, PhaseMoment, ShownVerdict, PhaseLesson> {
  /** Takes it up where it was left, or goes to a moment by its id; otherwise from its start. */
  constructor(lesson: PhaseLesson, kept: Progress | null, moment: string | null) {
    super();
    const resumed = kept === null ? null : resumePhaseLesson(lesson, kept);
    const begun = resumed ?? beginPhaseLesson(lesson);
    const isThere = moment === null || momentIn(begun)?.id === moment;
    this.run = resumed !== null && isThere && momentIn(begun) !== null && !isOpenIn(begun) ? goOnIn(begun) : begun;
    if (!isThere) this.run = goToIn(this.run, moment);
    this.arrive();
  }

  /** The same lesson in other words. What was said last stays said. */
  sayIn(lesson: PhaseLesson): void {
    this.run = { ...this.run, lesson };
  }

  get lesson(): PhaseLesson {
    return this.run.lesson;
  }

  get moment(): PhaseMoment | null {
    return momentIn(this.run);
  }

  get summary(): Summary {
    return phaseSummaryOf(this.run);
  }

  /** Judges what has been entered, or takes the decision. */
  check(): void {
    if (this.given === null) return;
    const answered = answerIn(this.run, this.given, LESSON_TOLD);
    if (answered === null) return;
    this.run = answered.run;
    this.lastVerdict = { ...answered.verdict, isShown: false };
  }

  /** Shows the answer, where it may be. */
  show(): void {
    const shown = showIn(this.run);
    if (shown === null) return;
    this.run = shown.run;
    this.enter(shown.given);
    this.lastVerdict = { ...answerIn(this.run, shown.given, LESSON_TOLD)!.verdict, isRight: true, isShown: true };
  }

  back(): void {
    const before = this.lesson.moments[this.progress.moment - 1];
    if (before !== undefined) this.goTo(before.id);
  }

  protected get question(): PosedPhaseQuestion | null {
    return this.moment === null ? null : posedPhaseQuestion(this.run);
  }

  protected get ahead(): readonly MomentRecord[] {
    return this.progress.records;
  }

  protected begun(): PhaseRun {
    return beginPhaseLesson(this.lesson);
  }

  protected goneOn(run: PhaseRun): PhaseRun {
    return goOnIn(run);
  }

  protected goneTo(run: PhaseRun, moment: string): PhaseRun {
    return goToIn(run, moment);
  }

  protected triedAgain(run: PhaseRun): PhaseRun {
    return tryAgainIn(run);
  }

  protected hinted(run: PhaseRun): PhaseRun {
    return askForHintIn(run);
  }

  /** Null: the lesson is over. */
  get view(): PhaseLessonView | null {
    const { moment } = this;
    if (moment === null) return null;
    const scene = presentPhasePosition(this.run);
    const said = (line: LessonSentence): LessonSentence => filledPhaseSentence(scene, line);
    const asked = posedPhaseQuestion(this.run, LESSON_TOLD);
    return {
      at: this.progress.moment,
      moments: this.lesson.moments,
      moment,
      scene: this.verdict?.position ?? scene,
      text: moment.text.map(said),
      hints: hintsIn(this.run).map(said),
      hasMoreHints: recordIn(this.run)!.hints < moment.hint.length,
      asked,
      asking: asked === null ? null : { given: this.given },
      verdict: this.verdict,
      canShow: mayShowIn(this.run) && this.verdict?.isRight !== true,
    };
  }
}
