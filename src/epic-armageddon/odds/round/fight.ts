/** A fight whose rounds are told with all their dice at once, and what a round of it leaves. */
import { bySide, type BySide, type Side } from '../../model/procedure.ts';
import type { Board } from './board.ts';
import type { States } from './engaged.ts';
import type { Supporter } from './support.ts';

/** Everything that stays the same from round to round. */
export interface Fight {
  readonly board: Board;
  /** Who may lend fire to each side. */
  readonly supporters: BySide<readonly Supporter[]>;
  readonly firstRound: number;
  /** So many fight that survivors of a side cannot be named by a number. */
  readonly isLarge: boolean;
}

/** Everybody as they stand where the fight begins. */
export const unhurtIn = ({ board: { fighters } }: Fight): BySide<States> =>
  bySide(side => fighters[side].map(() => 0));

/** Survivors of one side, as one number, and how likely they are. */
export interface Survivors {
  readonly number: number;
  readonly chance: number;
}

/**
 * A stretch of the round in which the losses of the two sides are independent of each other. Of survivors that count
 * alike only one may be named, if nobody asks who they are.
 */
export interface Fought {
  readonly chance: number;
  /** Engaged attackers that lived when the attacks of this stretch began, null if nobody is; and all that lived. */
  readonly engaged: number | null;
  readonly living: number;
  /** Hits were settled one batch after the other. */
  readonly isInBatches: boolean;
  /** After the attacks. */
  readonly struck: BySide<readonly Survivors[]>;
  /**
   * After supporting fire, without those whose losses have ended the assault at once; null: nobody’s have. Pauses every
   * now and then.
   */
  readonly supported: (
    isOver: ((side: Side, number: number) => boolean) | null,
  ) => Generator<undefined, BySide<readonly Survivors[]>>;
}

/** What one side scores in the first throw of a round, where that is known beforehand. */
export interface ScoredBySide {
  readonly by: Side;
  readonly hits: number;
}
