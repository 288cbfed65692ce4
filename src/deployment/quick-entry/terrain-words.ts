/** The words for terrain that a side stands in. */
import { searchTermsOf } from '../../army-lists/search-terms.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import { nearestWord } from '../../parsing/spelling.ts';

/** Words that say nothing of what sort of terrain it is. */
const EMPTY = new Set(['the', 'a', 'an', 'some', 'cover', 'of', 'terrain']);
/** Other words for it. */
const ALIKE: Readonly<Record<string, TerrainKind>> = {
  building: 'buildings', house: 'buildings', town: 'buildings', ruin: 'ruins', wood: 'woods', forest: 'woods',
  tree: 'woods', fort: 'fortifications', bunker: 'fortifications', trench: 'fortifications', swamp: 'marsh',
  bush: 'scrub', wreckage: 'rubble',
};

const KNOWN: Readonly<Record<string, TerrainKind>> = {
  ...ALIKE,
  ...Object.fromEntries(TERRAIN_KINDS.flatMap(kind =>
    [kind, TERRAIN[kind].name].map(name => [searchTermsOf(name).join(' '), kind]))),
};

/** The kind of terrain that some words name; null: none. */
export const terrainCalled = (words: string): TerrainKind | null => {
  const said = searchTermsOf(words).filter(word => !EMPTY.has(word)).join(' ');
  const name = Object.hasOwn(KNOWN, said) ? said : nearestWord(said, Object.keys(KNOWN).filter(one => one.length > 3));
  return said === '' || name === null ? null : KNOWN[name] ?? null;
};
