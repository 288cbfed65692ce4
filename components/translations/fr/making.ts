/** In French: armies, tables and set-ups. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
