/** A scenario as people write it: the JSON of the contract, with everything optional that has a default. */

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
/** One of something for each side. */
export type BySide<T> = { readonly [side in Side]: T };

export type Spot = readonly [x: number, y: number];

export interface WeaponJson {
  readonly name: string;
  readonly kind: 'assault' | 'small-arms';
  /** A number of dice or `'D3'`; 0 lends the weapon's rules to its unit. */
  readonly extraAttacks?: number | string;
  readonly rules?: readonly string[];
}

/** What a critical hit adds to the point of damage that it is. */
export interface CriticalJson {
  /** Further points of damage; all: the unit is destroyed. */
  readonly damage: number | 'all';
  readonly splash: null;
  readonly entered: boolean;
  readonly later: boolean;
}

export interface ProfileJson {
  readonly name: string;
  readonly type: 'infantry' | 'light-vehicle' | 'armoured-vehicle' | 'war-engine' | 'character';
  readonly speed: number | null;
  readonly armour?: number | null;
  readonly cc?: number | null;
  readonly ff?: number | null;
  readonly damageCapacity?: number;
  readonly critical?: CriticalJson;
  readonly radius?: number;
  readonly abilities?: readonly string[];
  readonly weapons?: readonly WeaponJson[];
}

export interface UnitJson {
  readonly id: string;
  readonly profile: string;
  readonly at: Spot;
  /** Points of damage that it has taken before. */
  readonly damage?: number;
  /** How many shields are up; all of them if unsaid. */
  readonly shields?: number;
  /** The id of the transport that it is in. */
  readonly aboard?: string;
  readonly characters?: readonly string[];
  /** Choices of its datasheet; the sheets as they make them stand behind the plain ones in `profiles`. */
  readonly options?: readonly string[];
}

export interface FormationJson {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly initiative: number;
  readonly blastMarkers?: number;
  readonly broken?: boolean;
  readonly marched?: boolean;
  readonly rules?: readonly string[];
  readonly units: readonly UnitJson[];
}

export interface TerrainJson {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Spot[];
  /** Whether it blocks sight, where the players have agreed on something else than is usual for its kind. */
  readonly cutsSight?: boolean;
}

export interface TableJson {
  readonly width: number;
  readonly depth: number;
  readonly terrain?: readonly TerrainJson[];
}

export interface ScenarioJson {
  readonly format: 1;
  readonly ruleset: 'epic-armageddon';
  readonly title?: string;
  readonly table?: TableJson;
  readonly formations: readonly FormationJson[];
  readonly engage: {
    readonly formation: string;
    readonly target: string;
    /** Formations charged together with the target. */
    readonly intermingled?: readonly string[];
    /** Formations that charge together with the one that engages. */
    readonly combined?: readonly string[];
  };
  readonly startAt?: 'a1ChooseTarget' | 'a4Attacks';
  readonly profiles: { readonly [id: string]: ProfileJson };
}

/** The side across the table. */
export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
