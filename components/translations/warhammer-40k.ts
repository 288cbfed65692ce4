/** The words of the assault phase of Warhammer 40,000 in other languages, for pages made of modules. */
import { booksOf } from './modules.ts';

export const warhammer40kBooks = booksOf({
  de: () => import('./de/warhammer-40k.ts'),
  fr: () => import('./fr/warhammer-40k.ts'),
  es: () => import('./es/warhammer-40k.ts'),
  pl: () => import('./pl/warhammer-40k.ts'),
});
