/** The library of units: every datasheet by its id, and a search for those who do not know the id. */
import type { Profile } from '../epic-armageddon/model/profile.ts';
import type { StoredLibrary } from './rows.ts';
import { searchOver, type Hit } from './search.ts';
import type { LibraryOption } from './unit-options.ts';
import { readUnit, type LibraryUnit } from './unit.ts';

export interface Library extends Omit<StoredLibrary, 'units' | 'options'> {
  /** Every unit, the unusable ones too, in the order of the stored rows. */
  readonly all: readonly LibraryUnit[];
  readonly unit: (id: string) => LibraryUnit | undefined;
  /** The profile of a unit that can fight an assault; `unit` tells why another has none. */
  readonly profile: (id: string) => Profile | undefined;
  /** What its datasheet leaves to the player of a unit; nothing of a unit that there is not. */
  readonly options: (id: string) => readonly LibraryOption[];
  /** The units that a text may mean, likeliest first, at most `limit` (20) of them. */
  readonly search: (text: string, limit?: number) => readonly Hit[];
}

/** The library over stored facts. Facts that contradict themselves (two units of one id) are an error. */
export const buildLibrary = ({ units, options, ...about }: StoredLibrary): Library => {
  const all = units.map(row => readUnit(row, options[row[0]]));
  const byId = new Map(all.map(unit => [unit.id, unit]));
  if (byId.size < all.length) throw new Error('Two units of the library share an id.');
  return {
    ...about,
    all,
    unit: id => byId.get(id),
    profile: id => byId.get(id)?.profile ?? undefined,
    options: id => byId.get(id)?.options ?? [],
    search: searchOver(all, about.forces),
  };
};
