/** Profiles that come with a list: datasheets from its file, each once, with ids of their own. */
import type { Profile } from '../../epic-armageddon/model/profile.ts';
import type { Library } from '../library.ts';
import type { LibraryUnit } from '../unit.ts';
import { readDatasheet, type Datasheet } from './datasheet.ts';
import { kebab } from './datasheet-words.ts';

/** A datasheet that came with a list, as a unit that no library has. */
export interface OwnSheet {
  readonly unit: LibraryUnit;
  /** What of it was not understood. */
  readonly unread: readonly string[];
}

/** Datasheets as they are met. */
export interface SheetBook {
  /** The same datasheet is the same unit, however often it stands in the file. */
  readonly sheetFor: (datasheet: Datasheet) => OwnSheet;
  readonly all: () => readonly OwnSheet[];
}

/** No id of the library ends so. */
const ENDING = '-own';
const LONGEST_ID = 60;

export const sheetBook = (): SheetBook => {
  const sheets = new Map<string, OwnSheet>();
  const called = new Map<string, number>();
  const sheetFor = (datasheet: Datasheet): OwnSheet => {
    const content = JSON.stringify(datasheet);
    const before = sheets.get(content);
    if (before !== undefined) return before;
    const name = kebab(datasheet.name).slice(0, LONGEST_ID) || 'unit';
    const times = (called.get(name) ?? 0) + 1;
    called.set(name, times);
    const sheet = sheetOf(datasheet, times === 1 ? name + ENDING : `${name}-${times}${ENDING}`);
    sheets.set(content, sheet);
    return sheet;
  };
  return { sheetFor, all: () => [...sheets.values()] };
};

const sheetOf = (datasheet: Datasheet, id: string): OwnSheet => {
  const { name, profile, unusable, unread } = readDatasheet(datasheet);
  return { unit: { id, name, forces: [], profile, unusable, options: [] }, unread };
};

/** Whether enough of it was understood to say whether it fights. */
export const isReadable = ({ unit }: OwnSheet): boolean => unit.profile !== null || unit.unusable !== null;

/** The library with the units of a list beside its own; searching finds its own alone. */
export const withSheets = (library: Library, sheets: readonly OwnSheet[]): Library => {
  if (sheets.length === 0) return library;
  const own = new Map(sheets.map(({ unit }) => [unit.id, unit]));
  const unit = (id: string): LibraryUnit | undefined => own.get(id) ?? library.unit(id);
  return {
    ...library, unit,
    profile: id => unit(id)?.profile ?? undefined,
    options: id => unit(id)?.options ?? [],
  };
};

/** The profiles among those of some ids that came with a list. */
export const ownProfiles = (
  ids: Iterable<string>, sheets: readonly OwnSheet[],
): Readonly<Record<string, Profile>> => {
  const wanted = new Set(ids);
  return Object.fromEntries(sheets.flatMap(({ unit }) =>
    (wanted.has(unit.id) && unit.profile !== null ? [[unit.id, unit.profile]] : [])));
};
