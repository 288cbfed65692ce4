/** How a question is judged: what it may be answered with, what is right, and what the opponent says to what is not. */
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { LessonQuestion, QuestionId } from '../../../src/lessons/questions.ts';
import type { Scene, Shown } from '../scene.ts';

/** What is said to a wrong answer, and the stands that it is about. */
export interface Objection {
  readonly says: readonly LessonSentence[];
  /** Ids of units, to be marked on the map. */
  readonly marks: readonly string[];
}

export type QuestionOf<I extends QuestionId> = Extract<LessonQuestion, { readonly asks: I }>;

/** A question’s judge. Everything it says comes of asking the rules. */
export interface Judge<Q> {
  /** A right answer; where several are right, the one that follows if nobody decides. */
  readonly answer: (scene: Scene, question: Q) => GivenAnswer;
  readonly isRight: (scene: Scene, question: Q, given: GivenAnswer) => boolean;
  /** What the opponent says to an answer that is wrong. */
  readonly object: (scene: Scene, question: Q, given: GivenAnswer) => Objection;
  /** What may be chosen: ids of units or formations; none where the answer is no choice among them. */
  readonly choices: (scene: Scene, question: Q) => readonly string[];
  /** Dice that are shown with the question. */
  readonly shows: (scene: Scene, question: Q) => readonly Shown[];
  /** It wants exactly one of them. */
  readonly wantsOne: boolean;
  /** What its number counts, if it is not simply how many. */
  readonly unit: 'cm' | '%' | null;
  /** It cannot be judged before the odds have been asked for. */
  readonly needsOdds: boolean;
}

/** What all judges have in common unless they say otherwise. */
export const PLAIN = {
  choices: (): readonly string[] => [], shows: (): readonly Shown[] => [], wantsOne: false, unit: null,
  needsOdds: false,
} as const;

/** What a judge may do otherwise. */
export type Otherwise<Q> = Partial<Pick<Judge<Q>, 'choices' | 'shows' | 'wantsOne' | 'unit' | 'needsOdds'>>;
