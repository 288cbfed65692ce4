/** In German: what the editions of Warhammer 40,000 are called. */
import type { EDITION_NAMES as english } from '../../../warhammer-40k/spoken/editions.ts';

export const words: typeof english = {
  'trial-seven-steps': 'Testregeln, sieben Schritte',
  'trial-eight-steps': 'Testregeln, acht Schritte',
  '4th': 'Vierte Edition',
  '7th': 'Siebte Edition',
};
