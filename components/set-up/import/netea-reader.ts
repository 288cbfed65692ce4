/** Reading with the unit library and the army lists. */
import { importRoster } from '../../../src/army-lists/import/import-roster.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import type { ListReader } from './reader.ts';

const forces = { lexicon: lexiconOf(neteaLibrary), lists: neteaLists() };

export const neteaReader: ListReader = { library: neteaLibrary, read: input => importRoster(input, forces) };
