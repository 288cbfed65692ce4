/** Which units people mean by a name that is not their printed one. */
import { plainTermsOf } from '../deployment/quick-entry/written-words.ts';
import { ASKED_ALIASES, NAME_ALIASES, type AliasRow } from './name-aliases.ts';

/** What a name that people use may mean. */
export interface Alias {
  /** Ids of units, likeliest first. */
  readonly ids: readonly string[];
  /** Several of one army are called so: nobody can tell which is meant. */
  readonly isAsked: boolean;
}

/** Null: nobody is called so besides by their own name. */
export const aliasNamed = (words: string): Alias | null => {
  known ??= aliasesIn(NAME_ALIASES, ASKED_ALIASES);
  return known.get(keyOf(words)) ?? null;
};
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
