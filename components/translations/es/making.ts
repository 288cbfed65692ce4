/** In Spanish: what sets up tables and forces. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
