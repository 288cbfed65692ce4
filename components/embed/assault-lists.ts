/**
 * Lists against lists as one classic script: it defines the element once. The engine, which is also its worker and has
 * the lists and units, and what reads rosters are scripts of their own that are fetched when they are wanted.
 */
import { AssaultLists } from '../elements/assault-lists.ts';
import { scriptLoader } from './script-loader.ts';
import { engineFrom } from './script-parts.ts';
import type { LeftOnPage } from './left-on-page.ts';

const loader = scriptLoader('assault-lists');
const { load, addWords } = loader;
const reader = load<LeftOnPage['assault-lists-reader']>('assault-lists-reader');
void addWords('screen', 'lists', 'notes');

AssaultLists.lazyParts = {
  ...engineFrom(loader, 'assault-lists-engine'),
  reader: async () => (await reader()).readList,
};

export { lit, looks } from './shared-lit.ts';
