/** The rows in which the army lists are kept. README.md describes the words of a composition and of a change. */

/** What some formations have besides a name and units; lists of ids are separated by spaces or slashes. */
export interface FormationNotes {
  /** The force it belongs to, where that is not the list's first. */
  readonly force?: string;
  /** 2 or 3: its units and limits may be doubled, or doubled and tripled. */
  readonly sizes?: 2 | 3;
  /** Units that its price includes, just enough to carry it; one of these. */
  readonly transport?: string;
  /** Abilities that all of its units have in this formation. */
  readonly abilities?: string;
  /** Names of the list's upgrades that it may take, separated by commas; `*` for all. */
  readonly upgrades?: string;
  /** Changes that only this formation may make. */
  readonly extras?: readonly string[];
}

/** One formation: `'6 tactical'`, with ways to compose it separated by ` | `. */
export type FormationRow =
  | readonly [name: string, units: string]
  | readonly [name: string, units: string, notes: FormationNotes];

/** One army list. */
export interface ListRow {
  readonly id: string;
  readonly name: string;
  /** Ids of its forces, its own first. */
  readonly forces: string;
  readonly rules: string;
  /** What all units and characters of the list that have such an option choose, by their ids. */
  readonly options?: Readonly<Record<string, string>>;
  /** Changes by the names of the upgrades that allow them. */
  readonly upgrades: Readonly<Record<string, readonly string[]>>;
  readonly sections: Readonly<Record<string, readonly FormationRow[]>>;
}

/** Army lists with what has to travel with them. */
export interface StoredLists {
  readonly source: string;
  readonly licence: string;
  /** The copyright and permission notice, by lines. */
  readonly notice: readonly string[];
  /** Unit ids that many rows choose from, by the name that stands for them (`@name`). */
  readonly groups: Readonly<Record<string, string>>;
  /** Rules that all formations of a force have, by its id. */
  readonly forceRules: Readonly<Record<string, string>>;
  readonly lists: readonly ListRow[];
}
