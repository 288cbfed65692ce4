/** The words of the lessons, what makes them, and comparisons in other languages, for pages made of modules. */
import { booksOf } from './modules.ts';

export const learningBooks = booksOf({
  de: () => import('./de/learning.ts'),
  fr: () => import('./fr/learning.ts'),
  es: () => import('./es/learning.ts'),
  pl: () => import('./pl/learning.ts'),
});
