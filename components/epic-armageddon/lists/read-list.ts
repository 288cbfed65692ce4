/** Reads a list of one's own: a roster or an army list in words. It is loaded when there is something to read. */
import { readRosterWith } from '../../../src/army-lists/import/read-roster.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import type { ReadList } from './lazy-parts.ts';

const sources = { lexicon: lexiconOf(neteaLibrary), lists: neteaLists() };

/** Formations without anybody say nothing about whom they would meet. */
export const readList: ReadList = async file => {
  const roster = await readRosterWith(file, sources);
  if ('problems' in roster) return roster;
  return {
    formations: roster.formations.filter(({ units }) => units.length > 0),
    open: roster.questions.reduce((sum, { count }) => sum + count, 0),
  };
};
