/** What hangs on a throw. */
import type { Side } from '../../model/procedure.ts';
import type { Odds } from '../answer.ts';
import type { Counted } from '../what-counts.ts';

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
