/** The answer to “should I charge?”: how likely each ending is, and how sure that is. */
import type { BySide } from '../model/procedure.ts';

/** Probabilities from 0 to 1, the best figures there are: those of `winner` add up to 1. */
export interface Odds extends OddsFigures {
  /** Probability that was not followed to its end. Every figure is within this of the truth for certain. */
  readonly unresolved: number;
  /** One standard error of `winner`, for what of it was sampled; 0 where nothing was. */
  readonly error: number;
  /** One standard error of every figure, if they were asked for. */
  readonly errors?: OddsFigures;
  /** What the figures take for granted, in words. */
  readonly assumptions: readonly string[];
}

export interface OddsFigures {
  /** Who wins; `none`: nobody, because no assault came about or both sides died. */
  readonly winner: BySide<number> & { readonly none: number };
  readonly ending: {
    /** Endings without a roll for the result, by their winner. @rule A4.7, A5.6 */
    readonly swift: BySide<number>;
    /** The place is the round in which the assault ends, the first at 0; no assault at all counts in none. */
    readonly byRound: readonly number[];
  };
  /** The place is the number of units lost by the formations of a side that fight, hack-downs included. */
  readonly lost: BySide<readonly number[]>;
  /** At least one formation of a side that fights ends broken. */
  readonly broken: BySide<number>;
}

/** Unless said: half a tenth of a point, and a quarter of a second’s work. */
export const TOLERANCE = 0.0005;
export const EFFORT = 250_000;

export interface OddsOptions {
  /** Reckoning ends when `error` is under this, 0.0005 if not said. */
  readonly tolerance?: number;
  /**
   * How much work may be done, 250,000 if not said: a unit is about a microsecond’s. The first sweep is always made.
   * It is counted, not timed: the same on every machine.
   */
  readonly effort?: number;
  /** What is not followed to its end is left out, not estimated: `winner` adds up to 1 − `unresolved`. */
  readonly exact?: boolean;
  /** The standard errors of all figures are told as well. */
  readonly errors?: boolean;
}
