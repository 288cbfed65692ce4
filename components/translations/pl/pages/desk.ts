/** In Polish: what is done with what is on the table. */
import type { tableActionsWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  close: 'Zamknij',
  keep: { assault: 'Szturm na półkę', phase: 'Faza na półkę' },
  unnamed: { assault: 'Szturm', phase: 'Faza' },
  kept: name => `Na półce: ${name}.`,
};
