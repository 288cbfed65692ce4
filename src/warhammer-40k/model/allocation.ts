/** The wounds of one unit in one rung: which wait, which have been dealt to whom, which are settled. */
import type { Answer } from '../editions/policy.ts';

/** A wound that was inflicted and may still be saved. */
export interface Wound {
  /** The id of the strike that inflicted it. */
  readonly strike: string;
  readonly deniesArmour: boolean;
  /** The best armour save against it; null: any. */
  readonly cap: number | null;
  readonly armourPiercing: number | null;
  readonly isForce: boolean;
  /** It takes all the wounds of its victim, whatever his Toughness. */
  readonly slays: boolean;
  readonly isConcussive: boolean;
  /** The wounds that a destroyer takes, those without a save by its six; null: none of a destroyer. */
  readonly destroys: 'd3' | 'd6-and-six' | null;
  readonly strength: number;
}

/** Models that save alike. */
export interface SaveGroup {
  /** The lowest face that saves by armour; null: no armour. */
  readonly save: number | null;
  readonly invulnerable: number | null;
}

/** What saves: of the two a model throws one against each wound. */
export const SAVE_KINDS = ['armour', 'invulnerable'] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** A wound that somebody must save now. */
export interface DealtWound {
  readonly wound: Wound;
  /** The group that it was dealt to; null: to a model, or to everybody alike. */
  readonly group: SaveGroup | null;
  /** The model that takes it; null: one of its group, which is found after the saves. */
  readonly model: string | null;
  /** One of those of whom somebody takes it: what becomes of it is the same for all; null: nobody is known. */
  readonly likes: string | null;
  /** The lowest face that saves; null: nothing does. */
  readonly need: number | null;
  readonly by: SaveKind | 'feel-no-pain' | 'destroyed' | null;
  /** Null: not thrown yet. */
  readonly saved: boolean | null;
  /** It fell on a character: a die is due for who takes it, he keeps it, or another takes it; absent: nobody asks. */
  readonly lookOut?: 'due' | 'kept' | 'taken';
  /** The wounds that a destroyer takes by it; absent: no die tells. */
  readonly takes?: number;
}

/** A wound that a model has lost. */
export interface TakenWound {
  readonly wound: Wound;
  readonly model: string;
}

/** The psychic test of a force weapon. */
export interface PsychicTest {
  readonly strike: string;
  readonly psyker: string;
  /** The wounded model that it is made against; null: not chosen yet. */
  readonly victim: string | null;
  /** Null: not thrown yet. */
  readonly passed: boolean | null;
}

export interface Allocation {
  /** The unit that takes the wounds. */
  readonly unit: string;
  readonly by: Answer<'allocation'>;
  /** Wounds that have not been dealt, in the order in which they will be. */
  readonly waiting: readonly Wound[];
  /** Wounds that have been dealt and are saved now. */
  readonly dealt: readonly DealtWound[];
  /** Unsaved wounds that still have to be taken by somebody. */
  readonly unsaved: readonly DealtWound[];
  /** The armour saves of the groups that take wounds, in their order. */
  readonly order: readonly (number | null)[];
  /** The Wound pool that is settled now; null: none is picked. */
  readonly pool: string | null;
  /** The model that is taking wounds until it is gone; null: nobody yet. */
  readonly receiver: string | null;
  /** The striker still has to name the engaged model that makes the first save. */
  readonly naming: boolean;
  /** The model that was named and has not been dealt its wound yet; null: nobody. */
  readonly nominee: string | null;
  /** Wounds that models have lost. */
  readonly taken: readonly TakenWound[];
  /** Wounds that found nobody. */
  readonly lost: number;
  /** The psychic tests of this rung; null: the wounds are not settled yet. */
  readonly tests: readonly PsychicTest[] | null;
}
