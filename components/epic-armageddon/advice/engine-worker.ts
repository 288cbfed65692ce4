/** The engine of advice as a worker made of modules. */
import type { Advice } from '../../../machines/epic-armageddon/advice/advise.ts';
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { adviceAnswers } from './engine.ts';
import { adviceWanted, type AdviceQuestion } from './question.ts';

serve(globalThis as unknown as Scope<AdviceQuestion, Advice>, adviceAnswers, adviceWanted);
