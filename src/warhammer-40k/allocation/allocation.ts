/** The wounds of one unit in one rung: which wait, which have been dealt to whom, which are settled. */
import type { Answer } from '../policy.ts';

/** A wound that was inflicted and may still be saved. */
export interface Wound {
  /** The id of the strike that inflicted it. */
  readonly strike: string;
  readonly deniesArmour: boolean;
  /** The best armour save against it; null: any. */
  readonly cap: number | null;
  readonly armourPiercing: number | null;
  readonly isForce: boolean;
}

/** A wound that somebody must save now. */
export interface DealtWound {
  readonly wound: Wound;
  /** The armour save of the group that it was dealt to; null: without armour, or dealt to a model. */
  readonly group: number | null;
  /** The model that takes it; null: one of its group, which is found after the saves. */
  readonly model: string | null;
  /** The lowest face that saves; null: nothing does. */
  readonly need: number | null;
  readonly by: 'armour' | 'invulnerable' | null;
  /** Null: not thrown yet. */
  readonly saved: boolean | null;
}

export interface Allocation {
  /** The unit that takes the wounds. */
  readonly unit: string;
  readonly by: Answer<'allocation'>;
  /** Wounds that have not been dealt, in the order in which they will be. */
  readonly waiting: readonly Wound[];
  /** Wounds that have been dealt and are saved now. */
  readonly dealt: readonly DealtWound[];
  /** Unsaved wounds that still have to be taken by somebody: dealt to a group whose owner picks the model. */
  readonly unsaved: readonly DealtWound[];
  /** The armour groups in the order in which they take wounds, by their saves. */
  readonly order: readonly (number | null)[];
  /** The model that is taking wounds until it is gone; null: nobody yet. */
  readonly receiver: string | null;
  /** The engaged model that the striker named for the first save; null: nobody. */
  readonly nominee: string | null;
  /** Wounds that found nobody. */
  readonly lost: number;
}
