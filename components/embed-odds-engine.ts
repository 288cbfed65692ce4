/**
 * The engine of the calculator as a classic script. In a worker it answers what it is asked; on a page it leaves
 * `assaultOddsEngine`.
 */
import { serve, type Scope } from './answering/serving.ts';
import { answersTo } from './odds/engine.ts';
import { toTell, type Answers, type Kind, type Question } from './odds/question.ts';

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<Question, Answers[Kind]>, answersTo, toTell);
}

export { answersTo };
