/** A question put, and its answers judged. No answer is to be had before one has been tried. */
import type { GivenAnswer, PredictMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS, type AnswerKind } from '../../../src/lessons/questions.ts';
import {
  isMomentOpen, presentMoment, withRecord, presentRecord, presentPosition, type LessonRun,
} from './lesson-run.ts';
import type { ShownHand } from './position.ts';
import { judgeOf } from './questions/judges.ts';
import { questionSentence, filledSentence } from './sentences.ts';
import { languageOf, wordsIn, type AnswerWords } from './answer-words.ts';

/** Somebody or something that may be chosen. */
export interface AnswerChoice {
  readonly id: string;
  readonly name: string;
}

/** A question as it is put on the screen. */
export interface PosedQuestion {
  readonly kind: AnswerKind;
  readonly question: LessonSentence;
  /** Units or formations to choose from, or to put in order; empty for other kinds. */
  readonly choices: readonly AnswerChoice[];
  /** Exactly one of them is wanted. */
  readonly wantsOne: boolean;
  /** What its number counts, if it is not simply how many. */
  readonly unit: 'cm' | '%' | null;
  /** Dice that lie on the table for it, throw by throw. */
  readonly shows: readonly ShownHand[];
}

/** What comes of an answer, or of something done on the table. */
export interface Verdict {
  /** Open: it is neither reached nor missed yet. */
  readonly is: 'right' | 'wrong' | 'open';
  readonly says: readonly LessonSentence[];
  /** Ids of the units that it is about. */
  readonly marks: readonly string[];
}

export interface JudgedRun {
  readonly run: LessonRun;
  readonly verdict: Verdict;
}

/** The question in hand; null: the moment asks none. */
export const predictOf = (run: LessonRun): PredictMoment | null => {
  const moment = presentMoment(run);
  return moment?.kind === 'predict' ? moment : null;
};

/** The question in hand as it is put; null: the moment asks none. */
export const posedQuestion = (run: LessonRun): PosedQuestion | null => {
  const moment = predictOf(run);
  if (moment === null) return null;
  const position = presentPosition(run);
  const { assault } = position;
  const judge = judgeOf(moment.ask);
  const named: readonly AnswerChoice[] = [...assault.units, ...assault.formations];
  return {
    kind: LESSON_QUESTIONS[moment.ask.asks].answer,
    question: moment.question === undefined
      ? questionSentence(assault, moment.ask, languageOf(position))
      : filledSentence(assault, moment.question, languageOf(position)),
    choices: judge.choices(position, moment.ask)
      .map(id => ({ id, name: named.find(one => one.id === id)?.name ?? id })),
    wantsOne: judge.wantsOne,
    unit: judge.unit,
    shows: judge.shows(position, moment.ask),
  };
};

/** Whether the question in hand cannot be judged before the odds have been asked for. */
export const needsOdds = (run: LessonRun): boolean => {
  const moment = predictOf(run);
  return moment !== null && run.odds === null && judgeOf(moment.ask).needsOdds;
};

const ASKED_AGAIN: Verdict = { is: 'open', says: [], marks: [] };

/** Whatever is wrong has a reason with a rule, at least the rule that the question is about. */
const withRule = (
  says: readonly LessonSentence[], moment: PredictMoment, { lookAgain }: AnswerWords,
): readonly LessonSentence[] =>
  (says.some(({ rule }) => rule !== undefined) ? says
    : [...says, { say: lookAgain, rule: LESSON_QUESTIONS[moment.ask.asks].rule }]);

/** Judges an answer to the question in hand. */
export const judgeAnswer = (run: LessonRun, given: GivenAnswer): JudgedRun => {
  const moment = predictOf(run);
  if (moment === null || needsOdds(run)) return { run, verdict: ASKED_AGAIN };
  const position = presentPosition(run);
  const judge = judgeOf(moment.ask);
  if (judge.isRight(position, moment.ask, given)) {
    return {
      run: isMomentOpen(run) ? withRecord(run, { outcome: 'right' }) : run,
      verdict: {
        is: 'right', says: moment.after.map(one => filledSentence(position.assault, one, languageOf(position))),
        marks: [],
      },
    };
  }
  const { says, marks } = judge.object(position, moment.ask, given);
  const first = moment.objection === undefined
    ? [] : [filledSentence(position.assault, moment.objection, languageOf(position))];
  return {
    run: isMomentOpen(run) ? withRecord(run, { wrong: presentRecord(run)!.wrong + 1 }) : run,
    verdict: { is: 'wrong', says: withRule([...first, ...says], moment, wordsIn(position)), marks },
  };
};

/** Whether the answer may be shown: not before one has been tried. */
export const mayShowAnswer = (run: LessonRun): boolean =>
  predictOf(run) !== null && !needsOdds(run) && (presentRecord(run)!.wrong > 0 || !isMomentOpen(run));

/** Shows a right answer; null: none has been tried yet. */
export const showAnswer = (run: LessonRun): { readonly run: LessonRun; readonly given: GivenAnswer } | null => {
  const moment = predictOf(run);
  if (moment === null || !mayShowAnswer(run)) return null;
  const given = judgeOf(moment.ask).answer(presentPosition(run), moment.ask);
  return { run: isMomentOpen(run) ? withRecord(run, { outcome: 'shown' }) : run, given };
};
