/** What lessons of both games say to what is wrong. */
import type { LessonSentence } from '../../src/lessons/lesson.ts';

/** What is said to a wrong answer, and the stands that it is about. */
export interface Objection {
  readonly says: readonly LessonSentence[];
  /** Ids of units, to be marked on the map. */
  readonly marks: readonly string[];
}

/** A sentence of rule. */
export const ruleSentence = (rule: string, say: string): LessonSentence => ({ say, rule });
