/** In Polish: the page of the lessons. */
import type { learnPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  heading: 'Nauka',
  phases: 'Warhammer 40,000',
  all: 'Wszystkie lekcje',
  next: title => `Następna: ${title}`,
  make: 'Utwórz lekcję',
  notLoaded: 'Nie udało się wczytać części programu.',
};
