/** The words of what sets up tables and forces in other languages, for pages made of modules. */
import { booksOf } from './modules.ts';

export const makingBooks = booksOf({
  de: () => import('./de/making.ts'),
  fr: () => import('./fr/making.ts'),
  es: () => import('./es/making.ts'),
  pl: () => import('./pl/making.ts'),
});
