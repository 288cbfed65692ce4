/** In Polish: what the editions of Warhammer 40,000 are called. */
import type { EDITION_NAMES as english } from '../../../warhammer-40k/spoken/editions.ts';

export const words: typeof english = {
  'trial-seven-steps': 'Zasady próbne, siedem kroków',
  'trial-eight-steps': 'Zasady próbne, osiem kroków',
  '4th': 'Czwarta edycja',
  '7th': 'Siódma edycja',
};
