/** In Polish: what is said of a lesson before it has come. */
import type { lessonShellWords as english } from '../../../epic-armageddon/lesson/lesson-shell-words.ts';

export const words: typeof english = {
  loading: 'Lekcja jest w drodze …',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  unknownLesson: (id, ids) => `Nie ma lekcji ${id}. Są: ${ids.join(', ')}.`,
  problems: 'Tej lekcji nie da się poprowadzić',
};
