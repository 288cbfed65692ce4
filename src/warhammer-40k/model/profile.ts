/** What a model is and carries. Lengths in inches. */

/** What a weapon does in close combat beyond being one. */
export const WEAPON_KINDS = [
  'ordinary', 'pistol', 'power-fist', 'lightning-claw', 'power', 'poisoned', 'heavy', 'rending', 'force',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

export interface Weapon {
  readonly name: string;
  readonly kind: WeaponKind;
  /** Added to the Strength of whoever strikes with it. */
  readonly strengthBonus: number;
  /** Wounds on this face and better whatever Strength and Toughness say; null: by the chart. */
  readonly woundsOn: number | null;
  /** An armour save of this number or a higher one is not taken against it; null: every save is. */
  readonly armourPiercing: number | null;
  /** It takes both hands, and so is no second weapon and leaves no hand for one. */
  readonly twoHanded: boolean;
}

export const GRENADES = ['frag', 'plasma', 'photon'] as const;
export type Grenade = (typeof GRENADES)[number];

/** Characteristics from 1 to 10; a save is the lowest face that saves. */
export interface Profile {
  readonly name: string;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly initiative: number;
  readonly attacks: number;
  readonly leadership: number;
  /** Null: no armour. */
  readonly save: number | null;
  readonly invulnerable: number | null;
  /** The base as a circle, inches. */
  readonly radius: number;
  /** In the order in which they stand on the datasheet; none: bare hands. */
  readonly weapons: readonly Weapon[];
  readonly grenades: readonly Grenade[];
}

export const UNIT_TRAITS = [
  'terminators', 'bikes', 'jump-packs', 'dreadnought', 'walker', 'monstrous-creature', 'independent-character',
  'may-not-sweep',
] as const;
export type UnitTrait = (typeof UNIT_TRAITS)[number];
