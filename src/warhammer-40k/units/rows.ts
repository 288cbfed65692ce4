/** The rows in which profiles are kept. README.md describes the format. */

/** What a unit is made of, as its entry says. */
export const UNIT_KINDS = [
  'infantry', 'jump-infantry', 'jet-pack-infantry', 'bikes', 'cavalry', 'beasts', 'monstrous-creature',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * `model`: one of the models of a unit. `character`: one that joins the unit before it. `independent`: one that joins a
 * unit and is a unit of his own.
 */
export type UnitRole = 'model' | 'character' | 'independent';

/** One profile; lists of words have commas between. */
export interface EntryRow {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  readonly kind: UnitKind;
  /** `model` where it is not said. */
  readonly role?: Exclude<UnitRole, 'model'>;
  /** WS BS S T W I A Ld. */
  readonly line: string;
  /** `3+`, `2+/5++` or `-`. */
  readonly save: string;
  /** Weapons that it has; a question mark stands behind those that no source tells. */
  readonly weapons: string;
  /** What it may strike with instead; `any`: every weapon of its army's characters. */
  readonly choices?: string;
  /** Special rules that bear on assaults. */
  readonly rules?: string;
  /** Whom it prefers as an enemy: an army, or `daemons`. */
  readonly prefers?: string;
  /** As with weapons. */
  readonly grenades?: string;
  /** Rules of its own that bear on assaults and are left to the players. */
  readonly own?: string;
  /** What people call it besides. */
  readonly also?: string;
}

export interface StoredUnits {
  readonly source: string;
  readonly licence: string;
  /** What is to be said with the numbers, by lines. */
  readonly notice: readonly string[];
  /** Names of the armies by their ids. */
  readonly armies: Readonly<Record<string, string>>;
  readonly units: readonly EntryRow[];
  /** Names of vehicles and walkers, which are not played. */
  readonly vehicles: readonly string[];
}
