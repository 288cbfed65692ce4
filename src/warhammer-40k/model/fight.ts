/** The fight of one combat: who takes part in it, and what is struck. */
import type { RowId } from '../editions/rows.ts';
import type { WeaponKind } from './profile.ts';
import type { BySide, Rung, Side } from './procedure.ts';
import type { Allocation } from './allocation.ts';

/** The models of a unit that may be casualties of another unit. */
export interface Zone {
  readonly of: string;
  readonly against: string;
  readonly models: readonly string[];
}

/** Who fights, as the policy says when it is worked out. */
export interface Sets {
  /** Models in base contact with an enemy. */
  readonly touching: readonly string[];
  /** Models near enough to such a friend, touching nobody themselves. */
  readonly supporting: readonly string[];
  readonly zones: readonly Zone[];
}

/** What an attack does to armour and to whom it wounds. */
export interface AttackRules {
  readonly kind: WeaponKind | 'monstrous';
  readonly deniesArmour: boolean;
  /** The best armour save against it; null: any. */
  readonly cap: number | null;
  readonly armourPiercing: number | null;
  readonly woundsOn: number | null;
  /** The chart counts all the same where it needs less. */
  readonly isByChartToo: boolean;
  /** Failed wound dice are thrown again; `if-stronger`: where the Strength is more than the Toughness. */
  readonly rerollsWounds: 'never' | 'always' | 'if-stronger';
  /** A natural 6 wounds whomever it is: one to hit at once, denying armour; one to wound, piercing nearly all of it. */
  readonly rends: 'never' | 'to-hit' | 'to-wound';
  /** Whoever it wounds may be slain outright by a psychic test. */
  readonly isForce: boolean;
  /** Which dice to hit are thrown again. */
  readonly rerollsHits: 'never' | 'ones' | 'failed';
  /** Ones to wound are thrown again. */
  readonly rerollsWoundOnes: boolean;
  /** One die of each model that failed to hit is thrown again. */
  readonly isMasterCrafted: boolean;
  /** An unsaved wound takes all the wounds of its victim, whatever his Toughness. */
  readonly slays: boolean;
  /** Whoever it wounds is slow afterwards. */
  readonly isConcussive: boolean;
  /** No chart and no Strength bear on its wounds, and one may take many. */
  readonly isDestroyer: boolean;
  /** The rows beside the text that have a part in it. */
  readonly rows: readonly RowId[];
}

/** Like dice of one unit against one other: thrown together, and read alike. */
export interface Strike {
  readonly id: string;
  readonly side: Side;
  readonly unit: string;
  readonly target: string;
  /** Whose dice they are, once for each die. */
  readonly models: readonly string[];
  readonly strength: number;
  readonly rules: AttackRules;
  /** Null: it hits without a throw. */
  readonly toHit: number | null;
  /** Null: it cannot wound, or the Toughness is not known yet while `toughness` is null too. */
  readonly toWound: number | null;
  readonly toughness: number | null;
  /** Null: not thrown yet. */
  readonly hits: number | null;
  /** Failed dice to hit that are still to be thrown again. */
  readonly hitRerolls: number;
  /** Those of the hits, or of the wounds, that showed the six of a weapon that rends. */
  readonly rending: number;
  /** Wounds, those at once included; null: not thrown yet. */
  readonly wounds: number | null;
  /** Failed wound dice that are still to be thrown again. */
  readonly rerolls: number;
}

/** The fight of one combat. */
export interface Fight {
  readonly combat: string;
  readonly rung: Rung;
  /** The rungs after this one. */
  readonly ladder: readonly Rung[];
  readonly sets: Sets;
  readonly strikes: readonly Strike[];
  /** The units that take wounds in this rung, in the order in which they are settled. */
  readonly allocations: readonly Allocation[];
  /** Models that have struck in an earlier rung, or in this one. */
  readonly struck: readonly string[];
  /** A free round of a sweeping advance: this unit strikes, everything hits, nobody strikes back. */
  readonly freeRound: string | null;
  /** Units that still have to test for Fear, and those that are afraid. */
  readonly testing: readonly string[];
  readonly afraid: readonly string[];
  /** Sides that still have to throw for their rampage, and the attacks it is worth. */
  readonly raging: readonly Side[];
  readonly rampage: BySide<number>;
  /** Models whose charge hits at the first step, before they strike. */
  readonly hammers: readonly string[];
  /** Whose pile-in move of this rung is asked for. */
  readonly piling: Side | null;
  /** These are no blows of a fight, and count for nobody; absent: they are. */
  readonly outside?: Outside;
}

/** Wounds that no blows inflict. */
export type Outside = 'overwatch' | 'no-retreat';
