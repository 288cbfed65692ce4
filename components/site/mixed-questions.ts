/** Five questions out of lessons that were gone through: what was missed and what is long ago, one after the other. */
import { recallKey, mixedQuestions, type AskedQuestion } from '../../machines/lessons/recall.ts';
import { AssaultLesson } from '../elements/assault-lesson.ts';
import { keepAnswer, keptRecall } from '../shared/lesson/recall.ts';

/** Questions that are asked one after the other, and how many were right at once. */
export interface MixedRound {
  readonly questions: readonly AskedQuestion[];
  readonly at: number;
  readonly right: number;
}

const isOfCourse = ({ lesson }: AskedQuestion): boolean => AssaultLesson.lessons.some(({ id }) => id === lesson);

/** Null: nothing has been asked yet. */
export const beginMixed = (): MixedRound | null => {
  const questions = mixedQuestions(keptRecall()).filter(isOfCourse);
  return questions.length === 0 ? null : { questions, at: 0, right: 0 };
};

/** Whether mixed questions come after a lesson: after each third one of the course, once anything was asked. */
export const isMixedAfter = (lesson: string): boolean => {
  const place = AssaultLesson.lessons.findIndex(({ id }) => id === lesson);
  return place >= 0 && (place + 1) % EACH === 0 && beginMixed() !== null;
};
const EACH = 3;

/** The question whose first answer has been noted; only that one says whether it is known. */
let noted = '';

/** It has come to a question: its next answer is the first. */
export const askAnew = (): void => {
  noted = '';
};

/** Notes the first answer to a question of the course; whether that was it, and right. */
export const noteAnswer = (asked: AskedQuestion, isRight: boolean): boolean => {
  const key = recallKey(asked);
  if (!isOfCourse(asked) || noted === key) return false;
  noted = key;
  keepAnswer(asked, isRight);
  return isRight;
};
