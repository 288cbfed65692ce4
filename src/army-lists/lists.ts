/** The army lists: which formations an army may have, and what they are made of. */
import { readChange, readWays, type Change, type Composition, type Groups } from './composition.ts';
import type { FormationNotes, FormationRow, ListRow, StoredLists } from './list-rows.ts';
import { NETEA_LISTS } from './netea-lists.ts';

/** Something that a formation may take: at least one of the changes. */
export interface Upgrade {
  /** Null for an extra that only this formation has. */
  readonly name: string | null;
  readonly changes: readonly Change[];
}

/** One formation of a list. */
export interface Formation {
  readonly section: string;
  readonly name: string;
  /** The force it belongs to. */
  readonly force: string;
  /** Rules of that force. */
  readonly rules: readonly string[];
  /** The ways to compose it; nearly always one. */
  readonly compositions: readonly Composition[];
  /** Up to how many times as large it may be taken: units and limits are then multiplied. */
  readonly sizes: 1 | 2 | 3;
  /** Ids of the units, just enough to carry it, that come with it; empty where none do. */
  readonly transport: readonly string[];
  /** Abilities that all of its units have in this formation. */
  readonly abilities: readonly string[];
  readonly upgrades: readonly Upgrade[];
}

/** One army list. */
export interface ArmyList {
  readonly id: string;
  readonly name: string;
  /** Ids of its forces, its own first. */
  readonly forces: readonly string[];
  /** Rules of the list itself. */
  readonly rules: readonly string[];
  /** What units and characters of the list have of their options where nobody chooses, by their ids. */
  readonly options: Readonly<Record<string, string>>;
  readonly formations: readonly Formation[];
}

/** The lists of stored rows. Rows that contradict themselves (an upgrade nobody wrote down) are an error. */
export const readLists = (stored: StoredLists): readonly ArmyList[] => stored.lists.map(row => readList(row, stored));

/** Every list of the NetEA Tournament Pack. */
export const neteaLists = (): readonly ArmyList[] => {
  ready ??= readLists(NETEA_LISTS);
  return ready;
};
let ready: readonly ArmyList[] | null = null;

const readList = (row: ListRow, stored: StoredLists): ArmyList => ({
  id: row.id,
  name: row.name,
  forces: listOf(row.forces),
  rules: listOf(row.rules),
  options: row.options ?? {},
  formations: Object.entries(row.sections).flatMap(([section, formations]) =>
    formations.map(formation => readFormation(formation, section, row, stored)),
  ),
});

const readFormation = (
  [name, units, notes = {}]: FormationRow,
  section: string,
  list: ListRow,
  { groups, forceRules }: StoredLists,
): Formation => {
  const force = notes.force ?? listOf(list.forces)[0] ?? '';
  return {
    section,
    name,
    force,
    rules: listOf(forceRules[force] ?? ''),
    compositions: readWays(units, groups),
    sizes: notes.sizes ?? 1,
    transport: notes.transport?.split('/') ?? [],
    abilities: listOf(notes.abilities ?? ''),
    upgrades: [...namedUpgrades(notes, list, groups), ...extras(notes, groups)],
  };
};

const listOf = (words: string): readonly string[] => words.split(' ').filter(Boolean);

const namedUpgrades = ({ upgrades = '' }: FormationNotes, list: ListRow, groups: Groups): readonly Upgrade[] => {
  const names = upgrades === '*' ? Object.keys(list.upgrades) : upgrades.split(', ').filter(Boolean);
  return names.map(name => {
    const changes = list.upgrades[name];
    if (!changes) throw new Error(`The list ${list.id} has no upgrade "${name}".`);
    return { name, changes: changes.map(change => readChange(change, groups)) };
  });
};

const extras = ({ extras: changes = [] }: FormationNotes, groups: Groups): readonly Upgrade[] =>
  changes.map(change => ({ name: null, changes: [readChange(change, groups)] }));
