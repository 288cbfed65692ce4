/** How lessons of Warhammer 40,000 say what they ask and answer: in the language of the screen. */
import { LESSON_WORDS, type LessonTold } from '../../../machines/lessons/warhammer-40k/words.ts';
import { spoken } from '../../languages/spoken.ts';
import { sentence } from '../sentences.ts';

export const LESSON_TOLD: LessonTold = { sentence, words: spoken('warhammer-40k/questions', LESSON_WORDS) };
