/** What is known of two formations that are lined up in several ways. */
import type { LineUpKind } from './line-up-kinds.ts';

/** What a way to line up comes to. */
export interface TriedLineUp {
  readonly lineUp: LineUpKind;
  /** How likely the attacker is to win, and nobody. */
  readonly win: number;
  readonly none: number;
  /** One standard error of both. */
  readonly error: number;
}

/** Two formations, by their places in their lists. */
export interface KnownPair {
  readonly attacker: number;
  readonly defender: number;
  readonly best: TriedLineUp;
  /** Every line-up that was tried, the best among them. */
  readonly tried: readonly TriedLineUp[];
}

/** The one with which the attacker wins most often; of those that do so alike, the first. */
export const bestOf = (tried: readonly TriedLineUp[]): TriedLineUp =>
  tried.reduce((best, one) => (one.win > best.win ? one : best));
