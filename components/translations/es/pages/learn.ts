/** In Spanish: what the page of the lessons says around them. */
import type { learnPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  heading: 'Aprender',
  phases: 'Warhammer 40,000',
  all: 'Todas las lecciones',
  next: title => `Siguiente: ${title}`,
  make: 'Hacer una lección',
  notLoaded: 'No se pudo cargar una parte del programa.',
};
