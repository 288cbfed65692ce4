/** How the answer to the moment in hand is shown on the board: to a question, and to a decision. */
import type { PhaseQuestion } from '../../../../src/lessons/warhammer-40k/questions.ts';
import { idsAnswered } from '../../demonstration.ts';
import { LESSONS_IN_ENGLISH, type LessonLanguage } from '../answer-words.ts';
import { takeDecision } from '../judge-task.ts';
import { momentIn, presentPhasePosition, rightAnswer, type PhaseRun } from '../lesson-run.ts';
import type { PhaseToShow } from './answers.ts';
import type { PhasePosition } from '../position.ts';
import { phaseJudgeOf } from '../questions/judges.ts';
import { SHOWS } from './by-question.ts';
import { eventSteps, type PhaseStep } from './event-steps.ts';

/** A question where it is asked, with its judge, the right answer, and the language in which it is told. */
const phaseToShow = (
  position: PhasePosition, question: PhaseQuestion, language: LessonLanguage,
): PhaseToShow => {
  const judge = phaseJudgeOf(question);
  return { position, question, judge, language, answer: judge.answer(position, question) };
};

/** The answer to the question in hand, or what comes of the right decision; none: nothing is asked. */
export const phaseDemonstration = (
  run: PhaseRun, language: LessonLanguage = LESSONS_IN_ENGLISH,
): readonly PhaseStep[] => {
  const moment = momentIn(run);
  const right = rightAnswer(run);
  if (moment === null || right === null || moment.kind === 'see') return [];
  const position = presentPhasePosition(run);
  if (moment.kind === 'predict') {
    return SHOWS[moment.ask.asks](phaseToShow(position, moment.ask, language)).filter(({ says }) => says.length > 0);
  }
  const { position: after } = takeDecision(position, moment, idsAnswered(right)[0]!, language);
  return eventSteps(position, after.timeline, language).filter(({ says }) => says.length > 0);
};
