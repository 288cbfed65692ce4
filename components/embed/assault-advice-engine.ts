/**
 * The engine of advice as a classic script. In a worker it answers what it is asked; on a page it leaves
 * `assaultAdviceEngine`.
 */
import type { Advice } from '../../machines/epic-armageddon/advice/advise.ts';
import { serve, type Scope } from '../shared/worker/worker-server.ts';
import { adviceAnswers as answersTo } from '../epic-armageddon/advice/engine.ts';
import { adviceWanted, type AdviceQuestion } from '../epic-armageddon/advice/question.ts';

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<AdviceQuestion, Advice>, answersTo, adviceWanted);
}

export { answersTo };
