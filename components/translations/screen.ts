/** The words of what every element shows and says of an assault in other languages, for pages made of modules. */
import { booksOf } from './modules.ts';

export const screenBooks = booksOf({
  de: () => import('./de/screen.ts'),
  fr: () => import('./fr/screen.ts'),
  es: () => import('./es/screen.ts'),
  pl: () => import('./pl/screen.ts'),
});
