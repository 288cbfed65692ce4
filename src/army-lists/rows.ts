/** The rows in which the unit facts are kept. README.md describes the format. */
import type { WeaponKind } from '../epic-armageddon/model/profile.ts';

/** The type codes of the source's datasheets. */
export type TypeCode = 'INF' | 'LV' | 'AV' | 'WE' | 'CH' | 'AC' | 'AC/WE' | 'SC' | 'Special';

/** A name, its kind, how many are carried (`'0-2'`: up to two, with an option) and its words. */
export type WeaponRow = readonly [name: string, kind: WeaponKind, count: number | string, words: string];

/** In cm. Two: the other comes with an option. A word: how an aircraft flies. Null: it never moves by itself. */
export type SpeedFact =
  | number
  | readonly [usual: number, other: number]
  | 'bomber'
  | 'fighter'
  | 'fighter-bomber'
  | null;

/** One datasheet; lists of words are separated by spaces. */
export type UnitRow = readonly [
  id: string,
  name: string,
  code: TypeCode,
  speed: SpeedFact,
  armour: number | null,
  cc: number | null,
  ff: number | null,
  words: string,
  weapons: readonly WeaponRow[],
  forces: string,
];

/** One option of a datasheet; what it does not say it leaves as it is. */
export interface OptionRow {
  /** As it is printed. */
  readonly name: string;
  /** The name in kebab case where it is not said. */
  readonly id?: string;
  /** What people call it besides. */
  readonly also?: readonly string[];
  readonly speed?: number;
  readonly armour?: number;
  readonly cc?: number;
  readonly ff?: number;
  /** Abilities that it brings, with spaces between. */
  readonly abilities?: string;
  /** Names of weapons of the row that are carried with this option and not otherwise. */
  readonly weapons?: readonly string[];
  /** Names of weapons that it takes the place of, beside those of the usual option. */
  readonly without?: readonly string[];
  /** How often it may be taken; once if it does not say. */
  readonly most?: number;
  /** The unit has it where nothing is chosen. */
  readonly isUsual?: true;
  /** It comes with the character of that name, which is what a player picks. */
  readonly isMounted?: true;
}

/** Options of which a unit may have so many together. */
export interface ChoiceRow {
  readonly room: number;
  readonly options: readonly OptionRow[];
}

/** Unit facts with what has to travel with them. */
export interface StoredLibrary {
  readonly source: string;
  readonly licence: string;
  /** The copyright and permission notice, by lines. */
  readonly notice: readonly string[];
  /** Names of the forces by their ids. */
  readonly forces: Readonly<Record<string, string>>;
  readonly units: readonly UnitRow[];
  /** Choices of datasheets by the ids of their units. */
  readonly options: Readonly<Record<string, readonly ChoiceRow[]>>;
}
