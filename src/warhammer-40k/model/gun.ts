/** What fires at chargers, as the table tells it. */

export const GUN_KINDS = ['gun', 'template', 'blast'] as const;
export type GunKind = (typeof GUN_KINDS)[number];

/** Guns of one kind that fire together. */
export interface Gun {
  readonly kind: GunKind;
  readonly strength: number;
  /** Null: every armour stands against it. */
  readonly armourPiercing: number | null;
  /** So many hits; where a row has dice thrown for them, so many shots or templates. */
  readonly shots: number;
}

/** The same as they fire: how often they hit; null: dice say so. */
export interface FiringGun extends Gun {
  readonly hits: number | null;
}
