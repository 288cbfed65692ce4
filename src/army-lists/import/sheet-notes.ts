/** What is said of the datasheets of a list: what was not understood, and where the library says something else. */
import { quote } from '../../parsing/problems.ts';
import type { PartlyBuiltFormation } from './build-written-formation.ts';
import { differentFields } from './compare-profiles.ts';
import type { ProfileDifference } from './import-result.ts';
import { sayImport } from './import-words.ts';
import { isReadable, type OwnSheet } from './own-sheets.ts';

/** Units of the library whose datasheets say something else, each once. */
export const differencesIn = (all: readonly PartlyBuiltFormation[]): readonly ProfileDifference[] => {
  const found = new Map<string, ProfileDifference>();
  for (const { sheet, unit } of all.flatMap(({ known }) => known)) {
    const [library, file] = [unit.profile, sheet.unit.profile];
    if (library === null || file === null || found.has(unit.id)) continue;
    const fields = differentFields(library, file);
    if (fields.length === 0) continue;
    found.set(unit.id, { unit: unit.id, own: sheet.unit.id, name: unit.name, library, file, fields });
  }
  return [...found.values()];
};

/** What of the datasheets was not understood, and which of them are not as in the library. */
export const sheetNotes = (
  sheets: readonly OwnSheet[], all: readonly PartlyBuiltFormation[], differences: readonly ProfileDifference[],
): readonly string[] => {
  const known = all.flatMap(one => one.known);
  const differing = new Set(differences.map(({ unit }) => unit));
  const isSame = new Set(known.filter(({ unit }) => !differing.has(unit.id)).map(({ sheet }) => sheet));
  return [
    ...sheets.filter(sheet => sheet.unread.length > 0 && isReadable(sheet) && !isSame.has(sheet))
      .map(({ unit, unread }) => sayImport('unread', quote(unit.name), unread.map(quote))),
    ...sheets.filter(sheet => !isReadable(sheet)).map(({ unit }) => sayImport('unreadable', quote(unit.name))),
    ...(differences.length > 0 ? [differenceNote(differences)] : []),
  ];
};

/** The sentence that names the units which are not as in the library. */
export const differenceNote = (differences: readonly ProfileDifference[]): string =>
  sayImport('differs', differences.map(({ name }) => quote(name)));
