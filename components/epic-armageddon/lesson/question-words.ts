/** How lessons say what they ask and answer: in the language of the screen. */
import {
  ANSWER_WORDS, QUESTION_TEXTS, TASK_TEXTS, type LessonTold,
} from '../../../machines/lessons/epic-armageddon/answer-words.ts';
import { listed } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { factSentence } from '../spoken/reasons.ts';
import { sentence } from '../spoken/sentences.ts';
import { chartText } from '../resolver/chart-text.ts';
import { modifierName } from '../steps/result-dice.ts';
import { centimetres } from '../steps/wording.ts';

export const questionWords = spoken('lesson/questions', QUESTION_TEXTS);
export const taskWords = spoken('lesson/tasks', TASK_TEXTS);

export const SPOKEN_LESSON: LessonTold = {
  words: spoken('lesson/answers', ANSWER_WORDS), questions: questionWords, tasks: taskWords,
  sentence, fact: factSentence, modifier: modifierName, chart: chartText, list: listed, centimetres,
};
