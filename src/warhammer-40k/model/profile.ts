/** What a model is and carries. Lengths in inches. */
import type { RowId } from '../editions/rows.ts';
import type { ModelTrait, WeaponTrait } from '../editions/trait-rows.ts';

/** What a weapon does in close combat beyond being one. */
export const WEAPON_KINDS = [
  'ordinary', 'pistol', 'power-fist', 'lightning-claw', 'power', 'poisoned', 'heavy', 'rending', 'force',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

export interface Weapon {
  readonly name: string;
  readonly kind: WeaponKind;
  /** What the Strength of whoever strikes with it is multiplied with, before anything is added. */
  readonly strengthFactor: number;
  /** Added to the Strength of whoever strikes with it; of a grenade its Strength, whoever uses it. */
  readonly strengthBonus: number;
  /** Wounds on this face and better whatever Strength and Toughness say; null: by the chart. */
  readonly woundsOn: number | null;
  /** An armour save of this number or a higher one is not taken against it; null: every save is. */
  readonly armourPiercing: number | null;
  /** It takes both hands, and so is no second weapon and leaves no hand for one. */
  readonly twoHanded: boolean;
  /** Its numbers in the turn of a charge; null: the same. */
  readonly charging: ChargingNumbers | null;
  /** Wounds on this face where the chart does not need less; null: it is not poisoned. */
  readonly poisoned: number | null;
  readonly traits: readonly WeaponTrait[];
  /** The row that tells of it: where that is not played, it is a weapon with nothing to it; null: a text does. */
  readonly row: RowId | null;
}

/** What a lance has in the turn of a charge. */
export type ChargingNumbers = Pick<Weapon, 'strengthBonus' | 'armourPiercing'>;

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
  readonly traits: readonly ModelTrait[];
  /** The lowest face on which a wound that nothing saved is shrugged off; null: none is. */
  readonly feelNoPain: number | null;
  /** Whatever it strikes with is poisoned so; null: it is not. */
  readonly poisoned: number | null;
  /** What it is, in words of whoever set it up: those who hate or prefer such enemies look for them. */
  readonly kinds: readonly string[];
  /** Whom it hates and whom it prefers, where it has that trait, by their kinds; none: everybody. */
  readonly hatredOf: readonly string[];
  readonly preferredEnemyOf: readonly string[];
}

export const UNIT_TRAITS = [
  'terminators', 'bikes', 'jump-packs', 'dreadnought', 'walker', 'monstrous-creature', 'independent-character',
  'may-not-sweep', 'beasts', 'cavalry', 'jet-packs',
] as const;
export type UnitTrait = (typeof UNIT_TRAITS)[number];
