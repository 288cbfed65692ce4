/** What imports are read against in tests. */
import { importRoster } from '../../../src/army-lists/import/import-roster.ts';
import type { ImportSources, ImportResult, UnderstoodList } from '../../../src/army-lists/import/import-result.ts';
import { readRosterWith, type Roster } from '../../../src/army-lists/import/read-roster.ts';
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

/** As the package reads it. */
export const readRoster = (file: string | Uint8Array): Promise<Roster | { readonly problems: readonly string[] }> =>
  readRosterWith(file, forces);

/** The roster; problems are an error of the test. */
export const rosterIn = async (file: string | Uint8Array): Promise<Roster> => {
  const found = await readRoster(file);
  if ('problems' in found) throw new Error(found.problems.join(' '));
  return found;
};

export const problemsOf = async (input: string | Uint8Array): Promise<readonly string[]> => {
  const found = await imported(input);
  return 'problems' in found ? found.problems : [];
};

/** Every formation of a list as `name: units`. */
export const toldIn = async (input: string | Uint8Array): Promise<readonly string[]> =>
  (await understood(input)).formations.map(one => `${one.name}: ${inShort(one)}`);
