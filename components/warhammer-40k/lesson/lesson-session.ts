/** A lesson of Warhammer 40,000 being held on the screen: where it stands, what is entered, and what was said to it. */
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import { summaryOf, type Summary } from '../../../machines/lessons/summary.ts';
import {
  ANSWER_WORDS, type LessonLanguage, type PhaseAnswerWords, QUESTION_WORDS,
} from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import {
  answerIn, askForHintIn, beginPhaseLesson, goOnIn, goToIn, hintsIn, isOpenIn, mayShowIn, momentIn, type PhaseRun,
  type PhaseVerdict, posedPhaseQuestion, type PosedPhaseQuestion, presentPhasePosition, recordIn, resumePhaseLesson,
  showIn, tryAgainIn,
} from '../../../machines/lessons/warhammer-40k/lesson-run.ts';
import type { PhasePosition } from '../../../machines/lessons/warhammer-40k/position.ts';
import { filledPhaseSentence } from '../../../machines/lessons/warhammer-40k/sentences.ts';
import { ruleAsked } from '../../../machines/lessons/warhammer-40k/judge-task.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseLesson, PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { bookOf } from '../../shared/languages/speech.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';
import { LessonSession } from '../../shared/lesson/lesson-session.ts';
import type { Tried } from '../../shared/lesson/showing.ts';
import { inLanguage, isBundled } from '../../shared/lesson/spoken-lesson.ts';
import { POLICY_WORDS } from '../spoken/policy-words.ts';
import { phaseSentence } from '../spoken/sentences.ts';

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
  /** What was answered before the answer was shown; null: it has not been. */
  readonly tried: Tried | null;
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
    return summaryOf(this.run.lesson.moments, this.run.progress, ruleAsked);
  }

  /** Judges what has been entered, or takes the decision. */
  check(): void {
    if (this.given === null) return;
    const answered = answerIn(this.run, this.given, LESSON_LANGUAGE);
    if (answered === null) return;
    this.run = answered.run;
    this.lastVerdict = { ...answered.verdict, isShown: false };
  }

  /** Shows the answer, where it may be. */
  show(): void {
    const shown = showIn(this.run);
    if (shown === null) return;
    this.keepTried();
    const wasRight = this.verdict?.isRight === true && !this.verdict.isShown;
    this.run = shown.run;
    if (wasRight) return;
    this.enter(shown.given);
    this.lastVerdict = { ...answerIn(this.run, shown.given, LESSON_LANGUAGE)!.verdict, isRight: true, isShown: true };
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
    const asked = posedPhaseQuestion(this.run, LESSON_LANGUAGE);
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
      tried: this.tried,
      canShow: mayShowIn(this.run) && this.verdict?.isShown !== true,
    };
  }
}

/** In which texts differ is said as people ask it, and not by its name in the rulings. */
const WORDS: PhaseAnswerWords = {
  ...ANSWER_WORDS,
  answers: (take, question, answer) => {
    const { answers }: { readonly answers: Readonly<Record<string, string>> } = POLICY_WORDS[question];
    return `${take}: ${answer === null ? 'no answer' : answers[answer] ?? answer}.`;
  },
  question: question => `“${POLICY_WORDS[question].asks}”`,
};

export const LESSON_LANGUAGE: LessonLanguage = {
  sentence: phaseSentence, words: spoken('warhammer-40k/answers', WORDS),
  questions: spoken('warhammer-40k/questions', QUESTION_WORDS),
};

/** What a take is called; each name by what it is in English. */
const takeName = (name: string): string =>
  (bookOf('warhammer-40k/takes') as Readonly<Record<string, string>> | undefined)?.[name] ?? name;

export const spokenPhaseLesson = onceSpoken((lesson: PhaseLesson): PhaseLesson => {
  if (!isBundled(lesson)) return lesson;
  const takes = lesson.takes.map(take => ({ ...take, name: takeName(take.name) }));
  return { ...inLanguage(lesson, 'warhammer-40k/course'), takes };
});
