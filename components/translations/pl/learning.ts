/** In Polish: the lessons, what makes them, and comparisons. */
import type { Books } from '../../languages/speech.ts';

export const books: Books = {};
