/** The engine as a worker made of modules. */
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { answersTo } from './engine.ts';
import { answersWanted, type Answers, type Kind, type Question } from './question.ts';

serve(globalThis as unknown as Scope<Question, Answers[Kind]>, answersTo, answersWanted);
