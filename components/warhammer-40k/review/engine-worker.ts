/** The engine of the review of phases as a worker made of modules. */
import type { PhaseReview } from '../../../machines/warhammer-40k/review/review.ts';
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { phaseReviewAnswers, reviewWanted, type PhaseReviewQuestion } from './question.ts';

serve(globalThis as unknown as Scope<PhaseReviewQuestion, PhaseReview>, phaseReviewAnswers, reviewWanted);
