/** How words of other languages come to classic scripts: from beside them, a script for each language and group. */
import type { Neighbours } from './script-loader.ts';
import type { Books, Library } from '../shared/languages/speech.ts';

/** 'assault-words-de-screen.js' leaves `assault_words_de_screen` on the page. */
export const wordsBeside = ({ leftBy }: Neighbours, group: string): Library => async language => {
  const name = `assault-words-${language}-${group}`;
  return (await leftBy<{ readonly books: Books }>(`${name}.js`, name.replaceAll('-', '_'))()).books;
};
