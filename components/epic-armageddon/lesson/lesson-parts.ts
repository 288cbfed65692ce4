/** Everything with which lessons are held: the player, and what reads the lessons of the course and others. */
import { mapComesLaterBy, type LaterParts } from '../../shared/lesson/later.ts';
import type { ShowingParts } from '../../shared/lesson/showing.ts';
import { LessonPlayer } from './lesson-player.ts';
import type { LessonSession } from './lesson-session.ts';

export { readLesson } from './reading.ts';

/** Where that comes from which is needed at a touch, or when an answer is to be shown. */
export const comesLaterBy = (bring: () => Promise<LaterParts & ShowingParts<LessonSession>>): void => {
  mapComesLaterBy(bring);
  LessonPlayer.showing ??= bring;
};
