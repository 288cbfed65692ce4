/** Finding items on a shelf by words as people type them: accents, plurals and small slips do not matter. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchTermsOf } from '../../../src/army-lists/search-terms.ts';
import { searchWordsOf, type SearchWords } from '../../../src/shelf/search-words.ts';
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';

/** Of a longer text every word is looked for as it is spelt. */
const LONGEST = 100;
const SHORTEST_WITH_SLIPS = 4;

const BOOST = { name: 4, note: 2 } as const;

const FORGIVING: SearchOptions = {
  prefix: word => word.length > 1,
  fuzzy: word => word.length >= SHORTEST_WITH_SLIPS && 0.25,
  maxFuzzy: 2,
  boost: BOOST,
};

const fields: readonly (keyof SearchWords)[] = ['name', 'note', 'within'];

/** A search over these items: likeliest first, those with every word before all others; without words all of them. */
export const searchOver = (items: readonly ShelfItem[]): ((typed: string) => readonly ShelfItem[]) => {
  const byId = new Map(items.map(item => [item.id, item]));
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: text => [...searchTermsOf(text)],
    processTerm: word => word,
  });
  index.addAll(items.map(item => ({ id: item.id, ...searchWordsOf(item) })));
  return typed => {
    if (searchTermsOf(typed).length === 0) return items;
    const options = typed.length <= LONGEST ? FORGIVING : { boost: BOOST };
    const withAll = index.search(typed, { ...options, combineWith: 'AND' });
    const found = withAll.length > 0 ? withAll : index.search(typed, options);
    return found.flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
};
