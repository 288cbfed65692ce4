/** What is known of the decisions and the throws of an assault: plain data, as the contract has it. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';

/** A chance of one side; `value` is `win` and half of `none`. */
export interface Chance {
  readonly win: number;
  readonly none: number;
  readonly value: number;
}

/** What would have been better. */
export interface BetterFound {
  readonly decisions: readonly AssaultEvent[];
  readonly chance: Chance;
  /** The best answer of the other side that was found; null: there is none to give. */
  readonly reply: { readonly decisions: readonly AssaultEvent[]; readonly chance: Chance } | null;
  readonly error: number;
  readonly tried: number;
  readonly say: string;
}

/** Values are of the side, 0 to 1; the side of a throw is the attacker. */
export interface ReviewMoment {
  /** It is the events from this one on, so many of them. */
  readonly at: number;
  readonly count: number;
  readonly kind: 'decision' | 'throw';
  readonly side: Side;
  readonly before: number;
  readonly after: number;
  /** The value of what was played after the best answer found. */
  readonly answered?: number;
  /** Not there: nothing was to be decided, or it has not been looked for yet. */
  readonly best?: BetterFound;
  /** By how much the best was better; 0 of throws. */
  readonly cost: number;
}

export interface Review {
  readonly moments: readonly ReviewMoment[];
  readonly cost: BySide<number>;
  readonly luck: BySide<number>;
}
