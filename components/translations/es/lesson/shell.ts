/** In Spanish: what is said of a lesson before it has come. */
import type { lessonShellWords as english } from '../../../epic-armageddon/lesson/lesson-shell-words.ts';

export const words: typeof english = {
  loading: 'La lección está en camino…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  unknownLesson: (id, ids) => `No hay ninguna lección ${id}. Hay: ${ids.join(', ')}.`,
  problems: 'Esta lección no se puede dar',
};
