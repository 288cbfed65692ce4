/** Everything with which lessons are held: the player, and what reads the lessons of the course and others. */
import { mapComesLaterBy, type LaterParts, type LoadScript } from '../../shared/lesson/later.ts';
import type { ShowingParts } from '../../shared/lesson/showing.ts';
import { LessonPlayer } from './lesson-player.ts';
import type { LessonSession } from './lesson-session.ts';

export { readLesson } from './reading.ts';

/** By which that comes which is needed at a touch, or when an answer is to be shown, where it is another script. */
export const comesLaterBy = (load: LoadScript): void => {
  const bring = load<LaterParts & ShowingParts<LessonSession>>('assault-lesson-later');
  mapComesLaterBy(bring);
  LessonPlayer.showing ??= bring;
};
