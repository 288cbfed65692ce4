/** Words that are modules: each language is imported when it is first spoken. */
import type { Books, Library, Translated } from '../shared/languages/speech.ts';

export const booksOf = (
  modules: { readonly [language in Translated]: () => Promise<{ readonly books: Books }> },
): Library => async wanted => (await modules[wanted]()).books;
