/** What has been answered in this visit of reviews, and how much longer they can be looked at. */
import type { AnyPlayed } from '../../src/share-links/any-played.ts';
import { isSamePlayed } from './table/table-version.ts';

interface Known {
  readonly played: AnyPlayed;
  readonly review: unknown;
  /** So often a longer look has been taken. */
  readonly looks: number;
}

/** So many are kept; of too many the oldest is forgotten. */
const MOST = 10;
const known: Known[] = [];

/** Each look is so many times the work of the one before it, and there are so many after the first. */
const LONGER = 4;
export const MOST_LOOKS = 2;

/** Empty: it is what a review usually is. */
export const effortOf = (looks: number, usual: number): { readonly effort?: number } =>
  (looks === 0 ? {} : { effort: usual * LONGER ** looks });

/** The longest look at what has been played; null: none has been taken. */
export const knownLook = (played: AnyPlayed): Known | null =>
  known.filter(one => isSamePlayed(one.played, played)).at(-1) ?? null;

export const keepReview = (played: AnyPlayed, review: unknown, looks: number): void => {
  known.push({ played, review, looks });
  if (known.length > MOST) known.shift();
};
