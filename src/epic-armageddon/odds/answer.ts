/** The answer to “should I charge?”: how likely each ending is, and how much has not been followed. */
import type { BySide } from '../model/procedure.ts';

/** Probabilities from 0 to 1. Every figure is within `unresolved` of the truth under the stated assumptions. */
export interface Odds {
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
  /** Probability that was not followed. */
  readonly unresolved: number;
  /** What the figures take for granted, in words. */
  readonly assumptions: readonly string[];
}

/** What is left open and what is looked at if nobody says. */
export const TOLERANCE = 1e-9;
export const EFFORT = 60_000;

export interface OddsOptions {
  /** Further rounds are followed until less than this is unresolved, 1e-9 if not said. */
  readonly tolerance?: number;
  /** How many states may be looked at before the best answer so far is given; the same on every machine. */
  readonly effort?: number;
}
