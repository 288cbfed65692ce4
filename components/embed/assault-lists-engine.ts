/**
 * The engine of lists against lists as a classic script. In a worker it answers what it is asked; on a page it leaves
 * `assaultListsEngine`.
 */
import { serve, type Scope } from '../shared/worker/worker-server.ts';
import { listAnswersTo as answersTo } from '../epic-armageddon/lists/engine.ts';
import {
  listAnswersWanted, type ListAnswers, type ListKind, type ListQuestion,
} from '../epic-armageddon/lists/question.ts';

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<ListQuestion, ListAnswers[ListKind]>, answersTo, listAnswersWanted);
}

export { answersTo };
