/** Attacks that are thrown together: who strikes with which dice, whom they may hit, and what has been scored. */
import type { WayToFight } from './combatant.ts';
import type { BySide } from './procedure.ts';
import type { Effect } from './profile.ts';

/** Attacks thrown together: those with First Strike, everybody else's, or supporting fire. @rule H6 */
const BATCHES = ['first-strike', 'attacks', 'support'] as const;
export type BatchKind = (typeof BATCHES)[number];

export interface Batch {
  readonly kind: BatchKind;
  readonly strikers: BySide<readonly Striker[]>;
  /** Who may be hit on each side, nearest first, as they stood when the batch began. */
  readonly targets: BySide<readonly Target[]>;
  /** Whom a war engine or a sniper among the strikers can reach, in each way of fighting. @rule W3, H6 */
  readonly reach: Readonly<Record<string, { readonly [way in WayToFight]: readonly string[] }>>;
  /** Hits scored by each side, in the order in which they were thrown; null until its dice have been. */
  readonly hits: BySide<readonly ScoredHits[] | null>;
}

/** Some dice of one unit: the value they need, their effect, and how many (a word until it has been thrown). */
export interface Striker {
  readonly unit: string;
  readonly by: WayToFight;
  readonly target: number;
  readonly effect: Effect;
  readonly dice: number | string;
  /** Points of damage that each hit does to a war engine, or a word for what is thrown. @rule V7 */
  readonly points: number | string;
  /** Its hits fall only on those whom this very unit can reach. @rule W3, H6 */
  readonly apart: boolean;
}

/** A unit that may be hit and how far from the enemy it stands, cm; 0 in base contact. */
export interface Target {
  readonly unit: string;
  readonly cm: number;
  /** Hits it takes before the next one gets any: a war engine its starting damage capacity; 1 if not said. @rule H9 */
  readonly takes?: number;
}

/** Hits scored that are alike in everything that matters for whom they fall on and what saves. */
export interface ScoredHits {
  /** The unit whose reach limits them; null: they fall on anybody engaged. @rule H5, W3 */
  readonly from: string | null;
  readonly by: WayToFight;
  readonly effect: Effect;
  readonly points: number | string;
  readonly count: number;
}
