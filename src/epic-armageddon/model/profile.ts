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

/** What makes a hit special, in the order in which hands are thrown. @rule H6 */
export const EFFECTS = ['normal', 'ignore-cover', 'lance', 'sniper', 'macro-weapon', 'titan-killer'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Hits on everybody near a war engine that blows up. */
export interface Splash {
  /** Reach in cm, from edge to edge. */
  readonly within: number;
  /** The lowest face on which a unit is hit; 1: it always is, and no die is thrown. */
  readonly hitOn: number;
  readonly effect: Effect;
}

/** What a critical hit on a war engine does, as far as an assault sees it. @rule W6 */
export interface Critical {
  /** Further points of damage; `all`: it is destroyed. */
  readonly damage: number | 'all';
  readonly splash: Splash | null;
  /** The datasheet asks for more at once, such as a stagger: the players enter what comes of it. */
  readonly entered: boolean;
  /** Some of it happens only after the assault. */
  readonly later: boolean;
  /** It moves the war engine by at most so many cm, which the players throw for; nothing does if not said. */
  readonly moves?: number;
}

/** One further point of damage, where a datasheet says nothing else. @rule W6 */
export const USUAL_CRITICAL: Critical = { damage: 1, splash: null, entered: false, later: false };

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
  /** Null for what has no damage capacity to lose. */
  readonly critical: Critical | null;
  readonly radius: number;
  readonly abilities: readonly string[];
  readonly weapons: readonly Weapon[];
}

/** A further point of damage for what takes damage point by point, nothing for the rest. @rule W6 */
export const usualCritical = (type: UnitType, damageCapacity: number): Critical | null =>
  type === 'war-engine' || damageCapacity > 1 ? USUAL_CRITICAL : null;

/** Up to this starting damage capacity a war engine has the smaller of the two bases. */
const SMALL_WAR_ENGINE = 3;

/**
 * The circle that stands for a unit's base, in cm, where its profile names none. The rules leave base sizes to the
 * players; a character stands on the base of the unit it is joined to and has an infantry base of its own.
 */
export const baseRadius = (type: UnitType, damageCapacity: number): number => {
  switch (type) {
    case 'infantry':
    case 'character':
      return 1;
    case 'light-vehicle':
    case 'armoured-vehicle':
      return 1.5;
    case 'war-engine':
      return damageCapacity <= SMALL_WAR_ENGINE ? 2.5 : 4;
  }
};
