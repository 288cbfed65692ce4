/**
 * The engine of the calculator as a classic script. In a worker it answers what it is asked; on a page it leaves
 * `assaultOddsEngine`.
 */
import { serve, type Scope } from '../shared/worker/worker-server.ts';
import { answersTo } from '../epic-armageddon/odds/engine.ts';
import { answersWanted, type Answers, type Kind, type Question } from '../epic-armageddon/odds/question.ts';

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<Question, Answers[Kind]>, answersTo, answersWanted);
}

export { answersTo };
