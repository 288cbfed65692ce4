/** The engine of lists against lists as a worker made of modules. */
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { listAnswersTo } from './engine.ts';
import { listAnswersWanted, type ListAnswers, type ListKind, type ListQuestion } from './question.ts';

serve(globalThis as unknown as Scope<ListQuestion, ListAnswers[ListKind]>, listAnswersTo, listAnswersWanted);
