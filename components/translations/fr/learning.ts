/** In French: lessons, comparisons and courses. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
