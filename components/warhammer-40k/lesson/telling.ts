/** How lessons of Warhammer 40,000 say what they ask and answer: in the language of the screen. */
import {
  ANSWER_WORDS, type LessonTold, type PhaseAnswerWords,
} from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { POLICY_WORDS } from '../spoken/policy-words.ts';

/** In which texts differ is said as people ask it, and not by its name in the rulings. */
const WORDS: PhaseAnswerWords = {
  ...ANSWER_WORDS,
  answers: (take, question, answer) => {
    const { answers }: { readonly answers: Readonly<Record<string, string>> } = POLICY_WORDS[question];
    return `${take}: ${answer === null ? 'no answer' : answers[answer] ?? answer}.`;
  },
  question: question => `“${POLICY_WORDS[question].asks}”`,
};

export const LESSON_TOLD: LessonTold = { sentence: phaseSentence, words: spoken('warhammer-40k/questions', WORDS) };
