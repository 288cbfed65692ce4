/** The table of the site, and what is played on it, of whichever game. */
import type { AnyPlayedAt } from '../../src/share-links/any-played.ts';
import type { AssaultResolver } from '../elements/assault-resolver.ts';

export const table = document.querySelector<AssaultResolver>('assault-resolver')!;

/** With every step that has been taken; null: nothing is played. */
export const onTable = (): AnyPlayedAt | null =>
  table.played ?? (table.playedOther?.whole as AnyPlayedAt | undefined) ?? null;

/** What was chosen by its name, as an address names it; null: what is on the table has none. */
export const idOnTable = (): string | null => {
  const { scenario, ruleset } = table;
  if (typeof scenario !== 'string') return null;
  return ruleset === null ? scenario : `${ruleset}/${scenario}`;
};
