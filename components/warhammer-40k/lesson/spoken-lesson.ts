/** The bundled lessons of Warhammer 40,000 in the language of the screen. */
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { bookOf } from '../../shared/languages/speech.ts';
import { inLanguage, isBundled } from '../../shared/lesson/spoken-lesson.ts';

/** What a take is called; each name by what it is in English. */
const takeName = (name: string): string =>
  (bookOf('warhammer-40k/takes') as Readonly<Record<string, string>> | undefined)?.[name] ?? name;

export const spokenPhaseLesson = onceSpoken((lesson: PhaseLesson): PhaseLesson => {
  if (!isBundled(lesson)) return lesson;
  const takes = lesson.takes.map(take => ({ ...take, name: takeName(take.name) }));
  return { ...inLanguage(lesson, 'warhammer-40k/course'), takes };
});
