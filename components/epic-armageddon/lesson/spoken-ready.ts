/** A lesson of Epic that is ready, with all that it says and answers, in the language of the screen. */
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { SPOKEN_LESSON } from './question-words.ts';
import { inLanguage } from '../../shared/lesson/spoken-lesson.ts';

const spokenLesson = onceSpoken((lesson: Lesson): Lesson => inLanguage(lesson, 'course'));

export const spokenReady = onceSpoken((ready: ReadyLesson): ReadyLesson =>
  ({ ...ready, lesson: spokenLesson(ready.lesson), told: SPOKEN_LESSON }));
