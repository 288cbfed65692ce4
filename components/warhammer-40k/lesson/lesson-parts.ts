/** Everything with which lessons of Warhammer 40,000 are held: the player, and the lessons by their ids. */
import { loadPhaseLesson as bundled } from '../../../src/lessons/warhammer-40k/course.ts';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { noteBundled } from '../../shared/lesson/spoken-lesson.ts';
import { mapComesLaterBy, type LaterParts, type LoadScript } from '../../shared/lesson/later.ts';
import type { ShowingParts } from '../../shared/lesson/showing.ts';
import { PhaseLessonPlayer } from './lesson-player.ts';
import type { PhaseLessonSession } from './lesson-session.ts';

/** A bundled lesson by its id; null if there is none. */
export const phaseLessonOf = async (id: string): Promise<PhaseLesson | null> => {
  const lesson = await bundled(id);
  return lesson === null ? null : noteBundled(lesson);
};

/** By which that comes which is needed at a touch, or when an answer is to be shown, where it is another script. */
export const comesLaterBy = (load: LoadScript): void => {
  const bring = load<LaterParts & ShowingParts<PhaseLessonSession>>('assault-lesson-40k-later');
  mapComesLaterBy(bring);
  PhaseLessonPlayer.showing ??= bring;
};
