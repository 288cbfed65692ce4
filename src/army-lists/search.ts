/** Finding units by a text as people type it: accents, plurals, order and small slips do not matter. */
import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { LibraryUnit } from './unit.ts';
import { searchTermsOf } from './search-terms.ts';

/** What can be found: a unit of either game. */
interface Named {
  readonly id: string;
  readonly name: string;
  /** Ids of its forces. */
  readonly forces: readonly string[];
}

/** One unit found. */
export interface Hit<U = LibraryUnit> {
  readonly unit: U;
  /** Whether the text is the unit's id or name, not just like it. */
  readonly exact: boolean;
}

type Search<U> = (text: string, limit?: number) => readonly Hit<U>[];
type Names = Readonly<Record<string, string>>;

const USUAL_LIMIT = 20;
/** Of a longer text, which is longer than any name, every word is looked for as it is spelt, and no other. */
const LONGEST_NAME = 100;
/** Shorter words are taken as they stand: one letter changed makes another word of them. */
const SHORTEST_WITH_SLIPS = 4;
const SLIPS_PER_LETTER = 0.25;
/** What `likeness` gives to a unit whose id and name are other words than the text. */
const OTHER_WORDS = 3;

const FORGIVING: SearchOptions = {
  prefix: word => word.length > 1,
  fuzzy: word => word.length >= SHORTEST_WITH_SLIPS && SLIPS_PER_LETTER,
  maxFuzzy: 2,
};

/**
 * A search over these units; the names of a unit's forces help to find it. Units whose id or name is the text come
 * first, then those that have every word of it, and those that have only some where nothing has them all.
 */
export const searchOver = <U extends Named>(units: readonly U[], forces: Names): Search<U> => {
  const byId = new Map(units.map(unit => [unit.id, unit]));
  let index: MiniSearch | null = null;
  return (text, limit = USUAL_LIMIT) => {
    if (typeof text !== 'string') throw new TypeError(`A search is for a text, not for ${typeof text}.`);
    index ??= indexOf(units, forces);
    return idsFound(index, searchTermsOf(text), text.length <= LONGEST_NAME ? FORGIVING : {})
      .flatMap(id => byId.get(id) ?? [])
      .map(unit => ({ unit, likeness: likeness(unit, text) }))
      .sort((a, b) => a.likeness - b.likeness)
      .slice(0, Math.max(0, limit))
      .map(({ unit, likeness }) => ({ unit, exact: likeness < OTHER_WORDS }));
  };
};

/** Every unit by its id, its name, both written as one word, and its forces. */
const indexOf = (units: readonly Named[], forces: Names): MiniSearch => {
  const index = new MiniSearch({
    fields: ['name', 'id', 'joined', 'forces'],
    tokenize: text => [...searchTermsOf(text)],
    processTerm: word => word,
  });
  index.addAll(
    units.map(({ id, name, forces: ids }) => ({
      id,
      name,
      joined: `${searchTermsOf(id).join('')} ${searchTermsOf(name).join('')}`,
      forces: ids.map(force => forces[force] ?? force).join(' '),
    })),
  );
  return index;
};

/** Ids of the units that these words may mean, likeliest first. */
const idsFound = (index: MiniSearch, words: readonly string[], options: SearchOptions): readonly string[] => {
  const all: QueryCombination = { queries: [...words], combineWith: 'AND' };
  const inOne = index.search({ queries: [all, words.join('')], combineWith: 'OR' }, options);
  const found = inOne.length > 0 ? inOne : index.search(words.join(' '), options);
  return found.map(({ id }) => String(id));
};

/** 0: the text is the id. Then: it has the words of the id; those of the name; other words. */
const likeness = ({ id, name }: Named, text: string): number => {
  const words = searchTermsOf(text).join(' ');
  const same = [text.trim() === id, words === searchTermsOf(id).join(' '), words === searchTermsOf(name).join(' ')];
  const first = same.indexOf(true);
  return first < 0 ? OTHER_WORDS : first;
};
