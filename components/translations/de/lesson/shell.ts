/** In German: what is said of a lesson before it has come. */
import type { lessonShellWords as english } from '../../../epic-armageddon/lesson/lesson-shell-words.ts';

export const words: typeof english = {
  loading: 'Die Lektion ist unterwegs …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  unknownLesson: (id, ids) => `Es gibt keine Lektion ${id}. Es gibt: ${ids.join(', ')}.`,
  problems: 'Diese Lektion ist nicht spielbar',
};
