/** The table of the site, and what is played on it, of whichever game. */
import type { AnyPlayedAt } from '../../src/share-links/any-played.ts';
import type { AssaultResolver } from '../elements/assault-resolver.ts';

export const table = document.querySelector<AssaultResolver>('assault-resolver')!;

/** With every step that has been taken; null: nothing is played. */
export const onTable = (): AnyPlayedAt | null =>
  table.played ?? (table.playedOther?.whole as AnyPlayedAt | undefined) ?? null;
