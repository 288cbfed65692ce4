/** Who answers what the review asks, and what has been answered in this visit. */
import type { Played } from '../../src/share-links/pack.ts';
import { reviewerBy, type ReviewQuestion } from '../epic-armageddon/review/question.ts';
import { REVIEW_EFFORT, type Review } from '../../machines/epic-armageddon/review/review.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { isSamePlayed } from './table/table-version.ts';

/** A worker of its own, or this page between its other duties. */
export const reviewer = onceLoaded(() => reviewerBy({
  worker: () => new Worker(new URL('../epic-armageddon/review/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: async () => (await import('../epic-armageddon/review/engine.ts')).reviewAnswers,
}));

/** So many are kept; of too many the oldest is forgotten. */
const MOST = 10;
const known: Known[] = [];

interface Known {
  readonly played: Played;
  readonly review: Review;
  /** So often a longer look has been taken. */
  readonly looks: number;
}

/** Each look is so many times the work of the one before it, and there are so many after the first. */
const LONGER = 4;
export const MOST_LOOKS = 2;

/** Null: it is what a review usually is. */
export const effortOf = (looks: number): Pick<ReviewQuestion, 'effort'> =>
  (looks === 0 ? {} : { effort: REVIEW_EFFORT * LONGER ** looks });

/** The longest look at what has been played; null: none has been taken. */
export const knownLook = (played: Played): Known | null =>
  known.filter(one => isSamePlayed(one.played, played)).at(-1) ?? null;

export const knownReview = (played: Played): Review | null => knownLook(played)?.review ?? null;

export const keepReview = (played: Played, review: Review, looks: number): void => {
  known.push({ played, review, looks });
  if (known.length > MOST) known.shift();
};
