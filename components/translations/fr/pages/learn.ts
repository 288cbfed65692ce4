/** In French: what the page of the lessons says around them. */
import type { learnPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  heading: 'Apprendre',
  phases: 'Warhammer 40,000',
  all: 'Toutes les leçons',
  next: title => `Ensuite : ${title}`,
  make: 'Créer une leçon',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
};
