/** Finding formations and units of all lists by a text as people type it. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Library } from '../library.ts';
import type { ArmyList, Formation } from '../lists.ts';
import type { LibraryUnit } from '../unit.ts';
import { searchTermsOf } from '../search-terms.ts';
import { formationWords } from './describe.ts';

/** One thing found: a formation of a list, or a unit. */
export type Found =
  | {
    readonly kind: 'formation';
    readonly list: ArmyList;
    readonly formation: Formation;
      /** What it is made of: 'Six Tactical units plus transport'. */
    readonly says: string;
  }
  | { readonly kind: 'unit'; readonly unit: LibraryUnit };

export type FindAll = (text: string, limit?: number) => readonly Found[];

const USUAL_LIMIT = 8;
/** Of a longer text every word is looked for as it is spelt. */
const LONGEST_NAME = 100;
const SHORTEST_WITH_SLIPS = 4;
const SLIPS_PER_LETTER = 0.25;
/** A word of the name tells more than one of its list, and that more than one of its units. */
const BOOST = { name: 5, list: 2, section: 1, units: 0.5 } as const;
/** Words by which people call formations, whatever their lists call them. */
const SORTS: readonly string[] = [
  'formation', 'detachment', 'mob', 'squad', 'stand', 'unit', 'the', 'a', 'of', 'in', 'with', 'and',
];

const FORGIVING: SearchOptions = {
  prefix: word => word.length > 1,
  fuzzy: word => word.length >= SHORTEST_WITH_SLIPS && SLIPS_PER_LETTER,
  maxFuzzy: 2,
  boost: BOOST,
};

/** A search over every formation of these lists and every unit; formations come first where both fit. */
export const searchAll = (lists: readonly ArmyList[], library: Library): FindAll => {
  const all = lists.flatMap(list => list.formations.map(formation => ({ list, formation })));
  let index: MiniSearch | null = null;
  return (text, limit = USUAL_LIMIT) => {
    index ??= indexOf(all, library);
    const said = searchTermsOf(text).filter(word => !SORTS.includes(word) && !/^\d+$/.test(word));
    if (said.length === 0) return [];
    const options = text.length <= LONGEST_NAME ? FORGIVING : { boost: BOOST };
    const formations = foundIn(index, said, options).slice(0, limit).map(at => {
      const { list, formation } = all[at]!;
      return { kind: 'formation' as const, list, formation, says: formationWords(formation, library) };
    });
    const units = library.search(said.join(' '), limit).filter(({ unit }) => unit.profile !== null);
    return mixed(formations, units.map(({ unit }) => ({ kind: 'unit' as const, unit })), limit);
  };
};

const indexOf = (
  all: readonly { readonly list: ArmyList; readonly formation: Formation }[], library: Library,
): MiniSearch => {
  const index = new MiniSearch({
    fields: ['name', 'list', 'section', 'units'],
    tokenize: text => [...searchTermsOf(text)],
    processTerm: word => word,
  });
  index.addAll(all.map(({ list, formation }, id) => ({
    id,
    name: formation.name,
    list: list.name,
    section: formation.section,
    units: formation.compositions.flat().flatMap(({ choices }) => choices)
      .map(one => library.unit(one)?.name ?? one).join(' '),
  })));
  return index;
};

/** Those with every word, else those with some. */
const foundIn = (index: MiniSearch, said: readonly string[], options: SearchOptions): readonly number[] => {
  const all = index.search({ queries: [...said], combineWith: 'AND' }, options);
  const found = all.length > 0 ? all : index.search(said.join(' '), options);
  return found.map(({ id }) => Number(id));
};

/** Two thirds formations where there are enough of both. */
const mixed = (formations: readonly Found[], units: readonly Found[], limit: number): readonly Found[] => {
  const forUnits = Math.min(units.length, Math.max(Math.floor(limit / 3), limit - formations.length));
  return [...formations.slice(0, limit - forUnits), ...units.slice(0, forUnits)];
};
