/** In French: what is said of a lesson before it has come. */
import type { lessonShellWords as english } from '../../../epic-armageddon/lesson/lesson-shell-words.ts';

export const words: typeof english = {
  loading: 'La leçon arrive…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  unknownLesson: (id, ids) => `Aucune leçon ${id}. Il y a : ${ids.join(', ')}.`,
  problems: 'Cette leçon ne peut pas être donnée',
};
