/** What is said of a list of which nothing was understood: the words that nobody knows, and the names next to them. */
import { quote } from '../../parsing/problems.ts';
import { nearestWord } from '../../parsing/spelling.ts';
import type { Library } from '../library.ts';
import { IMPORT_WORDS, sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { WrittenList } from './written-list.ts';

/** So many of the words, and of the names, are told. */
const TOLD = 6;

export const sayNothing = ({ formations }: WrittenList, library: Library): string => {
  const all = new Set<string>();
  for (const { name, entries } of formations) {
    for (const words of [name, ...entries.map(entry => entry.words)]) {
      if (words.trim() !== '' && all.size < TOLD) all.add(words.trim().slice(0, IMPORT_LIMITS.name));
    }
  }
  if (all.size === 0) return IMPORT_WORDS.nothing;
  const words = [...all];
  const near = [...new Set(words.flatMap(one => nearestName(one, library)))].slice(0, TOLD);
  return sayImport('nothingOf', words.map(quote), near.map(quote));
};

const nearestName = (words: string, library: Library): readonly string[] => {
  const [found] = library.search(words, 1);
  const name = found?.unit.name ?? nearestWord(words, namesOf(library));
  return name === null ? [] : [name];
};

const namesOf = (library: Library): readonly string[] => {
  const all = names.get(library) ?? [...new Set(library.all.map(({ name }) => name))];
  names.set(library, all);
  return all;
};
const names = new WeakMap<Library, readonly string[]>();
