/** Hits that are allocated, saved and settled together, and what the dice say of each. */
import type { BatchKind, Target } from './batch.ts';
import type { WayToFight } from './combatant.ts';
import type { BySide, Step } from './procedure.ts';
import type { Effect } from './profile.ts';

/** What hits come of. */
export type HitCause =
  | BatchKind | 'hack-down' | 'withdrawal' | 'dangerous-terrain' | 'overwatch' | 'splash' | 'passengers'
  | 'blast-marker' | 'critical';

/** A hit before it falls on anybody. */
export interface Hit {
  readonly effect: Effect;
  readonly by: WayToFight;
  /** The unit whose reach limits it; null: it falls on anybody engaged. @rule H5, W3 */
  readonly from: string | null;
  /** Points of damage it does to a war engine; a word: its dice have still to be thrown. @rule V7, H10 */
  readonly points: number | string;
}

/** A hit on its unit, the save its owner chose, and what the dice said. */
export interface AllocatedHit extends Hit {
  readonly unit: string;
  /** The points it would do on a war engine: where it falls on somebody else it does one. @rule V7 */
  readonly worth: number | string;
  /** Points that shields stop. @rule V10 */
  readonly stopped: number;
  /** Nothing saves it, and no shield stops it. @rule A6.5 */
  readonly unsaved: boolean;
  readonly save: SaveKind;
  readonly rolls: readonly SaveRoll[];
  /** Dice for critical hits, one for each point of damage lost. @rule W6 */
  readonly criticals: readonly number[];
  readonly outcome: 'waiting' | 'stopped' | 'saved' | 'damaged' | 'killed';
}

export interface Volley {
  readonly cause: HitCause;
  /** What it follows from, such as the hits that wrecked a transport; its own cause if nothing else. */
  readonly origin: HitCause;
  readonly step: Step;
  /** Macro-weapon and Titan Killer hits come after the others. */
  readonly macro: boolean;
  /** Who may be hit on each side, in the order in which hits reach them. */
  readonly targets: BySide<readonly Target[]>;
  /** The hits on each side's units, in order of allocation. */
  readonly hits: BySide<readonly AllocatedHit[]>;
  /** Hits that each side’s units had taken before, where laps go on. @ruling laterBatch */
  readonly taken: BySide<HitCounts>;
}

/** Hits on each target so far in this batch, as laps count them. */
export type HitCounts = Readonly<Record<string, number>>;

/** The first save against a hit: one of these, never two. @rule V2, V13 */
export const SAVE_KINDS = ['armour', 'cover', 'holofield', 'knight-shield', 'ion-shield', 'none'] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** The dice of a hit in the order in which they fall. @rule V10 */
export const SAVE_STAGES = ['save', 're-roll', 'invulnerable'] as const;
export type SaveStage = (typeof SAVE_STAGES)[number];

/** One die thrown for a hit: the lowest face that saves, and the face. */
export interface SaveRoll {
  readonly stage: SaveStage;
  readonly target: number;
  readonly face: number;
}
