/** What imports are read against in tests. */
import { importRoster } from '../../../src/army-lists/import/import-roster.ts';
import type { ImportSources, ImportResult, UnderstoodList } from '../../../src/army-lists/import/import-result.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { inShort } from './in-short.ts';

export const forces: ImportSources = { lexicon: lexiconOf(neteaLibrary), lists: neteaLists() };

export const imported = (input: string | Uint8Array): Promise<ImportResult> => importRoster(input, forces);

/** What was understood; a scenario or problems are an error of the test. */
export const understood = async (input: string | Uint8Array): Promise<UnderstoodList> => {
  const found = await imported(input);
  if ('formations' in found) return found;
  throw new Error(JSON.stringify(found).slice(0, 500));
};

export const problemsOf = async (input: string | Uint8Array): Promise<readonly string[]> => {
  const found = await imported(input);
  return 'problems' in found ? found.problems : [];
};

/** Every formation of a list as `name: units`. */
export const toldIn = async (input: string | Uint8Array): Promise<readonly string[]> =>
  (await understood(input)).formations.map(one => `${one.name}: ${inShort(one)}`);
