/** Reads files and texts with the NetEA lists and units: loaded when there is something to read. */
import type { ImportResult } from '../../../src/army-lists/import/import-result.ts';
import { importRoster } from '../../../src/army-lists/import/import-roster.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';

export interface ListReader {
  readonly library: Library;
  readonly read: (input: string | Uint8Array) => Promise<ImportResult>;
}

const sources = { lexicon: lexiconOf(neteaLibrary), lists: neteaLists() };

export const neteaReader: ListReader = { library: neteaLibrary, read: input => importRoster(input, sources) };
