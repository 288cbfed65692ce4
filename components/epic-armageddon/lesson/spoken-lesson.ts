/** Lessons of Epic with all that they say, ask and answer, in the language of the screen. */
import {
  ANSWER_WORDS, QUESTION_TEXTS, TASK_TEXTS, type LessonLanguage,
} from '../../../machines/lessons/epic-armageddon/answer-words.ts';
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { listed } from '../../shared/languages/forms.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';
import { inLanguage } from '../../shared/lesson/spoken-lesson.ts';
import { factSentence } from '../spoken/reasons.ts';
import { sentence } from '../spoken/sentences.ts';
import { chartText } from '../resolver/chart-text.ts';
import { modifierName } from '../steps/result-dice.ts';
import { centimetres } from '../steps/wording.ts';

export const questionWords = spoken('lesson/questions', QUESTION_TEXTS);
export const taskWords = spoken('lesson/tasks', TASK_TEXTS);

export const SPOKEN_LESSON: LessonLanguage = {
  words: spoken('lesson/answers', ANSWER_WORDS), questions: questionWords, tasks: taskWords,
  sentence, fact: factSentence, modifier: modifierName, chart: chartText, list: listed, centimetres,
};

const spokenLesson = onceSpoken((lesson: Lesson): Lesson => inLanguage(lesson, 'course'));

/** A lesson that is ready, as it is said on the screen. */
export const spokenReady = onceSpoken((ready: ReadyLesson): ReadyLesson =>
  ({ ...ready, lesson: spokenLesson(ready.lesson), language: SPOKEN_LESSON }));
