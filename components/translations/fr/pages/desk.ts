/** In French: what is said where something is done with what is on the table. */
import type { tableActionsWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  close: 'Fermer',
  keep: { assault: 'Garder cet assaut', phase: 'Garder cette phase' },
  unnamed: { assault: 'Assaut', phase: 'Phase' },
  kept: name => `${name} est sur l’étagère.`,
};
