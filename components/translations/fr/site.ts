/** In French: the pages of the site. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
