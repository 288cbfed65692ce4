/** In French: what the editions of Warhammer 40,000 are called. */
import type { EDITION_NAMES as english } from '../../../warhammer-40k/spoken/editions.ts';

export const words: typeof english = {
  'trial-seven-steps': 'Règles d’essai, sept étapes',
  'trial-eight-steps': 'Règles d’essai, huit étapes',
  '4th': 'Quatrième édition',
  '7th': 'Septième édition',
};
