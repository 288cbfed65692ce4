/** The review of a phase of Warhammer 40,000 on the table. */
import { REVIEW_EFFORT } from '../../machines/warhammer-40k/review/review.ts';
import { isPhase } from '../../src/share-links/any-played.ts';
import type { PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { addWords } from '../translations/add-words.ts';
import { refusedInWords } from '../warhammer-40k/resolver/refused-weapons.ts';
import '../warhammer-40k/review/phase-review.ts';
import { phaseReviewAnswers, phaseReviewerBy } from '../warhammer-40k/review/question.ts';
import { PHASE_GROUPS } from '../warhammer-40k/spoken/word-groups.ts';
import { reviewPage } from './review-view.ts';

void addWords('screen', 'resolver', 'review', ...PHASE_GROUPS);

export const page = reviewPage<PlayedPhase>({
  review: document.createElement('phase-review'),
  isOwn: isPhase,
  whyNot: ({ scenario }) => refusedInWords(setUpPhase(scenario)).join(' '),
  effort: REVIEW_EFFORT,
  /** A worker of its own, or this page between its other duties. */
  reviewer: onceLoaded(() => phaseReviewerBy({
    worker: () => new Worker(new URL('../warhammer-40k/review/engine-worker.ts', import.meta.url), { type: 'module' }),
    engine: async () => phaseReviewAnswers,
  })),
});
