/** The review of an assault on the table. */
import { REVIEW_EFFORT } from '../../machines/epic-armageddon/review/review.ts';
import { isPhase } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import '../epic-armageddon/review/assault-review.ts';
import { reviewerBy } from '../epic-armageddon/review/question.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { addWords } from '../translations/add-words.ts';
import { reviewPage } from './review-view.ts';

void addWords('screen', 'samples', 'resolver', 'review', 'throws', 'steps-playing', 'steps-map', 'epic-moments');

export const page = reviewPage<Played>({
  review: document.createElement('assault-review'),
  isOwn: played => !isPhase(played),
  whyNot: () => '',
  effort: REVIEW_EFFORT,
  /** A worker of its own, or this page between its other duties. */
  reviewer: onceLoaded(() => reviewerBy({
    worker: () =>
      new Worker(new URL('../epic-armageddon/review/engine-worker.ts', import.meta.url), { type: 'module' }),
    engine: async () => (await import('../epic-armageddon/review/engine.ts')).reviewAnswers,
  })),
});
