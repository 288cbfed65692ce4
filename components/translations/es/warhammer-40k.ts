/** In Spanish: assaults of Warhammer 40,000. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
