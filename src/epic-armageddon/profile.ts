/** A datasheet's facts, as far as an assault asks for them. */

export const UNIT_TYPES = ['infantry', 'light-vehicle', 'armoured-vehicle', 'war-engine', 'character'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const WEAPON_KINDS = ['assault', 'small-arms'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** An assault weapon (works in base contact) or small arms (work in a firefight). */
export interface Weapon {
  readonly name: string;
  readonly kind: WeaponKind;
  /** Dice added to the unit's own: a number, or a word such as `D3`. 0: the weapon only lends its rules. */
  readonly extraAttacks: number | string;
  /** Ability words in kebab case, such as `macro-weapon`. */
  readonly rules: readonly string[];
}

/**
 * One line of a datasheet. Speed and radius in cm; values are the lowest face that succeeds, null where there is none.
 */
export interface Profile {
  readonly name: string;
  readonly type: UnitType;
  readonly speed: number;
  readonly armour: number | null;
  readonly cc: number | null;
  readonly ff: number | null;
  readonly damageCapacity: number;
  readonly radius: number;
  readonly abilities: readonly string[];
  readonly weapons: readonly Weapon[];
}
