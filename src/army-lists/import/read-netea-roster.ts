/** Reading rosters against the NetEA lists and units: fetched when there is something to read. */
import { lexiconOf } from '../../deployment/quick-entry/meanings.ts';
import { neteaLists } from '../lists.ts';
import { neteaLibrary } from '../netea.ts';
import type { ImportSources } from './import-result.ts';
import { IMPORT_WORDS } from './import-words.ts';
import { readRosterWith, type Roster } from './read-roster.ts';

const sources: ImportSources = { lexicon: lexiconOf(neteaLibrary), lists: neteaLists() };

/** Whatever is no text and no bytes is a problem as well. */
export const readNeteaRoster = async (
  file: string | Uint8Array,
): Promise<Roster | { readonly problems: readonly string[] }> =>
  (typeof file === 'string' || file instanceof Uint8Array
    ? readRosterWith(file, sources) : { problems: [IMPORT_WORDS.notText] });
