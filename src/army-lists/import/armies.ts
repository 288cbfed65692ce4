/** Which army list some words name, and which of its formations. */
import { FORMATION_WORDS, plainTermsOf } from '../../deployment/quick-entry/written-words.ts';
import { ARMY_NAMES } from '../foreign-names.ts';
import type { Library } from '../library.ts';
import type { ArmyList, Formation } from '../lists.ts';
import { searchTermsOf } from '../search-terms.ts';

/** Words that say that an army or a formation is meant, not which. */
const SORTS = new Set([
  'army', 'list', 'netea', 'epic', 'armageddon', 'ea', 'force', 'roster', 'formation', 'detachment', 'company', 'the',
  'of', 'craftworld', 'unit', 'upgrade', 'point', 'pt', 'v', 'version', 'approved', 'draft', 'tournament', 'pack',
]);
const YEAR_OR_POINTS = /^\d{1,5}$/;

interface Named {
  readonly list: ArmyList;
  /** The words of its name that were found. */
  readonly found: ReadonlySet<string>;
}

/** The list that most of the words name; null where they name none. */
export const listNamed = (words: string, lists: readonly ArmyList[], forces: Library['forces']): ArmyList | null =>
  named(words, lists, forces)?.list ?? null;

/** Whether the words name an army and say nothing else. */
export const isArmyName = (words: string, lists: readonly ArmyList[], forces: Library['forces']): boolean => {
  const found = named(words, lists, forces)?.found;
  return found !== undefined && searchTermsOf(words).every(word => found.has(word) || isSort(word));
};

const isSort = (word: string): boolean => SORTS.has(word) || YEAR_OR_POINTS.test(word);

const named = (words: string, lists: readonly ArmyList[], forces: Library['forces']): Named | null => {
  const said = new Set(searchTermsOf(words));
  let best: Named | null = null;
  for (const list of lists) {
    const found = foundOf(list, said, forces);
    if (found.size > (best?.found.size ?? 0)) best = { list, found };
  }
  return best;
};

/** A list is named by its own part, `War Horde`, or by its force, `Ork`; the part before its own tells lists apart. */
const foundOf = (list: ArmyList, said: ReadonlySet<string>, forces: Library['forces']) => {
  const { first, names } = namesOf(list, forces);
  const called = names.filter(words => words.every(word => said.has(word)));
  return new Set(called.length === 0 ? [] : [...called.flat(), ...searchTermsOf(first).filter(word => said.has(word))]);
};

/** The words of what a list and its force are called. */
const namesOf = (list: ArmyList, forces: Library['forces']): ListNames => {
  const found = listNames.get(list);
  if (found !== undefined) return found;
  const [force = ''] = list.forces;
  const [first = '', own = first] = list.name.split(' – ');
  const names = [own, forces[force] ?? '', ...(ARMY_NAMES[force] ?? '').split(', ')];
  const made = { first, names: names.map(searchTermsOf).filter(words => words.length > 0) };
  listNames.set(list, made);
  return made;
};

interface ListNames {
  /** What stands before its own part. */
  readonly first: string;
  readonly names: readonly (readonly string[])[];
}
const listNames = new WeakMap<ArmyList, ListNames>();

/** The formation of a list that is called so, with or without words such as `detachment`, or the army's before it. */
export const formationCalled = (words: string, list: ArmyList | null): Formation | null => {
  if (list === null) return null;
  const said = plain(words);
  if (said.length === 0) return null;
  const army = new Set(searchTermsOf(list.name));
  const fits = (formation: Formation): boolean => isSame(plain(formation.name), said)
    || isSame(plain(formation.name).filter(word => !army.has(word)), said.filter(word => !army.has(word)));
  const whole = searchTermsOf(words).join(' ');
  return list.formations.find(({ name }) => searchTermsOf(name).join(' ') === whole)
    ?? list.formations.find(fits) ?? begunBy(said, list);
};

/** The only one of which each word begins with what is written, but for words such as `warhost`: `Mech Infantry`. */
const begunBy = (said: readonly string[], { formations }: ArmyList): Formation | null => {
  const own = said.filter(word => !FORMATION_WORDS.has(word));
  if (own.length === 0 || own.some(word => word.length < SHORTEST_BEGINNING)) return null;
  const found = formations.filter(({ name }) => {
    const words = plain(name).filter(word => !FORMATION_WORDS.has(word));
    return words.length === own.length && words.every((word, i) => word.startsWith(own[i]!));
  });
  return found.length === 1 ? found[0]! : null;
};
/** Shorter beginnings of a word are no word. */
const SHORTEST_BEGINNING = 4;

/** Whether some list has a formation of that name. */
export const isFormationName = (words: string, lists: readonly ArmyList[]): boolean => {
  const known = names.get(lists)
    ?? new Set(lists.flatMap(({ formations }) => formations.map(({ name }) => plain(name).join(' '))));
  names.set(lists, known);
  const said = plain(words);
  return said.length > 0 && known.has(said.join(' '));
};
const names = new WeakMap<readonly ArmyList[], ReadonlySet<string>>();

const plain = (words: string): readonly string[] => plainTermsOf(words).filter(word => !isSort(word));
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.join(' ') === b.join(' ');
