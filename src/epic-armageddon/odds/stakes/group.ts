/** Outcomes of one throw that count alike, as a beginning for a walk. */
import type { Side } from '../../model/procedure.ts';
import type { Reader } from '../walk/node.ts';
import type { Counted } from '../what-counts.ts';

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
