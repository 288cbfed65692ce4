/** Everything that the screen shows of one moment of a lesson: plain facts, whoever gathers them. */
import type { MomentRecord } from '../../../machines/lessons/progress.ts';
import type { LessonPosition } from '../../../machines/lessons/epic-armageddon/position.ts';
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { Verdict } from '../../shared/lesson/lesson-session.ts';
import type { Tried } from '../../shared/lesson/showing.ts';
import type { HandShown } from './dice-shown.ts';

/** What is asked, and what there is to answer it with. */
export interface QuestionView {
  readonly kind: AnswerKind;
  readonly question: LessonSentence;
  readonly choices: readonly Choice[];
  /** It wants exactly one of them. */
  readonly wantsOne: boolean;
  /** What a number counts, if it is not simply how many. */
  readonly unit: 'cm' | '%' | null;
  readonly shown: readonly HandShown[];
  readonly given: GivenAnswer | null;
}

export interface LessonView {
  readonly id: string;
  readonly title: string;
  readonly moments: readonly LessonMoment[];
  readonly at: number;
  readonly moment: LessonMoment;
  readonly record: MomentRecord;
  readonly scene: LessonPosition;
  readonly text: readonly LessonSentence[];
  /** The sentences of the hint that were asked for. */
  readonly hints: readonly LessonSentence[];
  readonly hasMoreHints: boolean;
  /** What is to be answered; null: nothing. */
  readonly asking: QuestionView | null;
  /** What is to be done; null: nothing. */
  readonly task: LessonSentence | null;
  readonly verdict: Verdict | null;
  /** What was answered before the answer was shown; null: it has not been. */
  readonly tried: Tried | null;
  /** The answer may be shown. */
  readonly canShow: boolean;
  /** What was done is being held against the odds. */
  readonly isWeighing: boolean;
  /** What the odds say of each decision that was made; empty: nothing. */
  readonly advice: readonly LessonSentence[];
  /** Titles of moments that should have come before this one, and never do. */
  readonly passedOver: readonly string[];
}
