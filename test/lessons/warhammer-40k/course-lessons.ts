/** The bundled lessons of Warhammer 40,000, and what is said in them. */
import { loadPhaseLesson } from '../../../src/lessons/warhammer-40k/course.ts';
import { PHASE_LESSON_NAMES } from '../../../src/lessons/warhammer-40k/names.ts';
import type { PhaseLesson, PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';

export const PHASE_COURSE: readonly PhaseLesson[] = await Promise.all(PHASE_LESSON_NAMES.map(async ({ id }) => {
  const lesson = await loadPhaseLesson(id);
  if (lesson === null) throw new Error(`There is no lesson ${id}.`);
  return lesson;
}));

/** Every sentence of a moment. */
export const saidIn = (moment: PhaseMoment): readonly LessonSentence[] => [
  ...moment.text, ...moment.hint, ...(moment.kind === 'see' ? [] : moment.after),
  ...(moment.kind === 'do' ? [moment.task] : []),
  ...(moment.kind === 'predict' && moment.question !== undefined ? [moment.question] : []),
];
