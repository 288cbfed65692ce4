/** The words of the pages of the site in other languages, for pages made of modules. */
import { booksOf } from './modules.ts';

export const siteBooks = booksOf({
  de: () => import('./de/site.ts'),
  fr: () => import('./fr/site.ts'),
  es: () => import('./es/site.ts'),
  pl: () => import('./pl/site.ts'),
});
