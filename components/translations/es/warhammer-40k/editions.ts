/** In Spanish: what the editions of Warhammer 40,000 are called. */
import type { EDITION_NAMES as english } from '../../../warhammer-40k/spoken/editions.ts';

export const words: typeof english = {
  'trial-seven-steps': 'Reglas de prueba, siete pasos',
  'trial-eight-steps': 'Reglas de prueba, ocho pasos',
  '4th': 'Cuarta edición',
  '7th': 'Séptima edición',
};
