/** The rows in which the unit facts are kept. README.md describes the format. */
import type { WeaponKind } from '../epic-armageddon/model/profile.ts';

/** The type codes of the source's datasheets. */
export type TypeCode = 'INF' | 'LV' | 'AV' | 'WE' | 'CH' | 'AC' | 'AC/WE' | 'SC' | 'Special';

/** A name, its kind, how many are carried (`'0-2'`: up to two, none unless chosen) and its words. */
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

/** Unit facts with what has to travel with them. */
export interface StoredLibrary {
  readonly source: string;
  readonly licence: string;
  /** The copyright and permission notice, by lines. */
  readonly notice: readonly string[];
  /** Names of the forces by their ids. */
  readonly forces: Readonly<Record<string, string>>;
  readonly units: readonly UnitRow[];
}
