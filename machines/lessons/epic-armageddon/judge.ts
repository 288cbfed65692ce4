/** How an answer or a task is judged: what is right, and what the opponent says to what is not. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { GoalId, LessonGoal } from '../../../src/lessons/goals.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { LessonQuestion, QuestionId } from '../../../src/lessons/questions.ts';
import type { Objection } from '../objection.ts';
import type { LessonPosition, ShownHand } from './position.ts';

export type QuestionOf<I extends QuestionId> = Extract<LessonQuestion, { readonly asks: I }>;

/** A question’s judge. Everything it says comes of asking the rules. */
export interface Judge<Q> {
  /** A right answer; where several are right, the one that follows if nobody decides. */
  readonly answer: (position: LessonPosition, question: Q) => GivenAnswer;
  readonly isRight: (position: LessonPosition, question: Q, given: GivenAnswer) => boolean;
  /** What the opponent says to an answer that is wrong. */
  readonly object: (position: LessonPosition, question: Q, given: GivenAnswer) => Objection;
  /** Why that is right: of one of the choices, or of the answer as a whole. */
  readonly reasons: (position: LessonPosition, question: Q, id: string | null) => readonly LessonSentence[];
  /** What may be chosen: ids of units or formations; none where the answer is no choice among them. */
  readonly choices: (position: LessonPosition, question: Q) => readonly string[];
  /** Dice that are shown with the question. */
  readonly shows: (position: LessonPosition, question: Q) => readonly ShownHand[];
  /** It wants exactly one of them. */
  readonly wantsOne: boolean;
  /** What its number counts, if it is not simply how many. */
  readonly unit: 'cm' | '%' | null;
  /** It cannot be judged before the odds have been asked for. */
  readonly needsOdds: boolean;
}

/** What all judges have in common unless they say otherwise. */
export const JUDGE_DEFAULTS = {
  choices: (): readonly string[] => [], shows: (): readonly ShownHand[] => [], wantsOne: false, unit: null,
  needsOdds: false,
} as const;

/** What a judge may do otherwise. */
export type JudgeOverrides<Q> = Partial<Pick<Judge<Q>, 'choices' | 'shows' | 'wantsOne' | 'unit' | 'needsOdds'>>;

/** A task being done. */
export interface TaskAttempt {
  /** The assault when the task was given, and as it stands. */
  readonly before: LessonPosition;
  readonly now: LessonPosition;
  /** The last moment at which there was time for it. */
  readonly last: Assault;
  /** What has been done since, each with the assault in which it was. */
  readonly done: readonly { readonly event: AssaultEvent; readonly assault: Assault; readonly path: string }[];
  /** There is no more time for it. */
  readonly isOver: boolean;
}

export type GoalOf<I extends GoalId> = Extract<LessonGoal, { readonly goal: I }>;

/** A task’s judge. */
export interface GoalJudge<G> {
  readonly isReached: (doing: TaskAttempt, goal: G) => boolean;
  /** It counts only when the time for it is over: until then it may be undone again. */
  readonly isJudgedLate: boolean;
  readonly object: (doing: TaskAttempt, goal: G) => Objection;
}
