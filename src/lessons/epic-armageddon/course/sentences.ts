/** Short ways to write the sentences of a lesson. */
import type { LessonSentence } from '../../lesson.ts';

/** A sentence that says no rule. */
export const plain = (say: string): LessonSentence => ({ say });

/** A sentence of rule, with the id of the rule that it says. */
export const rule = (id: string, say: string): LessonSentence => ({ say, rule: id });
