/** The engine of the review as a worker made of modules. */
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { reviewAnswers } from './engine.ts';
import { reviewWanted, type ReviewQuestion } from './question.ts';

serve(globalThis as unknown as Scope<ReviewQuestion, Review>, reviewAnswers, reviewWanted);
