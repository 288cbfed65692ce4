/** In German: the page of the lessons. */
import type { learnPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  heading: 'Lernen',
  phases: 'Warhammer 40,000',
  all: 'Alle Lektionen',
  next: title => `Als Nächstes: ${title}`,
  make: 'Lektion erstellen',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
};
