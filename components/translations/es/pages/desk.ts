/** In Spanish: what is said where something is done with what is on the table. */
import type { tableActionsWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  close: 'Cerrar',
  keep: { assault: 'Guardar este asalto', phase: 'Guardar esta fase' },
  unnamed: { assault: 'Asalto', phase: 'Fase' },
  kept: name => `${name} está en el estante.`,
};
