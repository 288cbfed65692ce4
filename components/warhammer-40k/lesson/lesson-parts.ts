/** Everything with which lessons of Warhammer 40,000 are held: the player, and the lessons by their ids. */
import { loadPhaseLesson as bundled } from '../../../src/lessons/warhammer-40k/course.ts';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { noteBundled } from '../../shared/lesson/spoken-lesson.ts';
import './lesson-player.ts';

/** A bundled lesson by its id; null if there is none. */
export const phaseLessonOf = async (id: string): Promise<PhaseLesson | null> => {
  const lesson = await bundled(id);
  return lesson === null ? null : noteBundled(lesson);
};
