/** Datasheets that stand beside a list in words, put to the units of their names. */
import { quote } from '../../parsing/problems.ts';
import { areSameTerms } from '../search-terms.ts';
import { sayImport } from './import-words.ts';
import type { OwnSheet } from './own-sheets.ts';
import type { WrittenList } from './written-list.ts';

/** The datasheet of that name. */
export const sheetCalled = (words: string, sheets: readonly OwnSheet[]): OwnSheet | undefined =>
  (sheets.length === 0 ? undefined : sheets.find(({ unit }) => areSameTerms(unit.name, words)));

/** Each unit with the datasheet of its name. A datasheet that nobody asks for is a formation of one stand. */
export const attachSheets = (list: WrittenList, sheets: readonly OwnSheet[]): WrittenList => {
  if (sheets.length === 0) return list;
  const formations = list.formations.map(formation => ({ ...formation, entries: formation.entries.map(entry => {
    const sheet = sheetCalled(entry.words, sheets);
    return sheet === undefined ? entry : { ...entry, sheet };
  }) }));
  const asked = new Set(formations.flatMap(({ entries }) => entries.map(({ sheet }) => sheet)));
  const others = sheets.filter(sheet => !asked.has(sheet));
  const alone = formations.length > 0 ? [] : others;
  return {
    sheets,
    formations: [...formations, ...alone.map(sheet => ({
      name: sheet.unit.name, army: '', isAboard: false, isPriced: false,
      entries: [{ words: sheet.unit.name, count: 1, isCounted: true, isJoined: false, isOption: false, sheet }],
    }))],
    notes: [
      ...list.notes,
      ...others.map(({ unit }) => sayImport(alone.length > 0 ? 'alone' : 'idle', quote(unit.name))),
    ],
  };
};
