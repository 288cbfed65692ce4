/** Which units people mean by a name that is not their printed one. */
import type { Library } from '../../army-lists/library.ts';
import type { AliasRow } from '../../army-lists/foreign-names.ts';
import { ASKED_ALIASES, NAME_ALIASES } from '../../army-lists/name-aliases.ts';
import type { LibraryUnit } from '../../army-lists/unit.ts';
import { plainTermsOf } from './written-words.ts';

/** Whom people may mean by a name of their own. */
export interface CalledUnits {
  /** The likeliest first; nobody where the name is nobody's. */
  readonly units: readonly LibraryUnit[];
  /** Several of one army are called so: nobody can tell which is meant. */
  readonly isAsked: boolean;
}

export const unitsCalled = (words: string, library: Pick<Library, 'unit'>): CalledUnits => {
  known ??= aliasesIn(NAME_ALIASES, ASKED_ALIASES);
  const { ids, isAsked } = known.get(keyOf(words)) ?? { ids: [], isAsked: false };
  return { units: ids.flatMap(id => library.unit(id) ?? []), isAsked };
};

interface Alias {
  readonly ids: readonly string[];
  readonly isAsked: boolean;
}

let known: ReadonlyMap<string, Alias> | null = null;

const keyOf = (words: string): string => plainTermsOf(words).join(' ');

const aliasesIn = (plain: readonly AliasRow[], asked: readonly AliasRow[]): ReadonlyMap<string, Alias> => {
  const found = new Map<string, Alias>();
  for (const [rows, isAsked] of [[plain, false], [asked, true]] as const) {
    for (const [names, ids] of rows) {
      for (const name of names.split(', ')) found.set(keyOf(name), { ids: ids.split(' '), isAsked });
    }
  }
  return found;
};
