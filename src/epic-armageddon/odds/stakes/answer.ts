/** What hangs on a throw: the odds after each number that it may come to, and the outcomes that make up a number. */
import type { Side } from '../../model/procedure.ts';
import type { Odds } from '../answer.ts';
import type { Counted } from '../luck.ts';
import type { Reader } from '../walk/node.ts';

/** One way in which dice may fall, as far as a player counts. */
export interface Stake {
  /** So many hits, saves, …; for the result by how much the attacker is ahead. */
  readonly count: number;
  readonly chance: number;
  /** The odds once this has been thrown. */
  readonly odds: Odds;
}

/** What hangs on the dice of one side, or on those of the result, which both throw. */
export interface Stakes {
  readonly side: Side | null;
  readonly counted: Counted;
  /** Every number that may come, the smallest first. */
  readonly stakes: readonly Stake[];
}

/** Outcomes of one throw that count alike, as a beginning for a walk. */
export interface Group {
  /** So many hits, saves, …; for the result by how much the attacker is ahead. */
  readonly count: number;
  readonly chance: number;
  /** What may follow these outcomes alone: everything together is as likely as the group. */
  readonly read: Reader;
}

/** The outcomes of the dice of a side, or of the result, which is thrown by both. */
export interface Groups {
  readonly side: Side | null;
  readonly counted: Counted;
  readonly groups: readonly Group[];
}
