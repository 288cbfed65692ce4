/** Who answers what the review asks, and what has been answered in this visit. */
import type { Played } from '../../src/share-links/pack.ts';
import { reviewerBy } from '../epic-armageddon/review/question.ts';
import type { Review } from '../../machines/epic-armageddon/review/review.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { isSamePlayed } from './table/table-version.ts';

/** A worker of its own, or this page between its other duties. */
export const reviewer = onceLoaded(() => reviewerBy({
  worker: () => new Worker(new URL('../epic-armageddon/review/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: async () => (await import('../epic-armageddon/review/engine.ts')).reviewAnswers,
}));

/** So many are kept; of too many the oldest is forgotten. */
const MOST = 10;
const known: { readonly played: Played; readonly review: Review }[] = [];

/** Null: it has not been made. */
export const knownReview = (played: Played): Review | null =>
  known.find(one => isSamePlayed(one.played, played))?.review ?? null;

export const keepReview = (played: Played, review: Review): void => {
  known.push({ played, review });
  if (known.length > MOST) known.shift();
};
