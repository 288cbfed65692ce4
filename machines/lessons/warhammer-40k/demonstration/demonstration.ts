/** How the answer to the moment in hand is shown on the board: to a question, and to a decision. */
import { idsAnswered } from '../../demonstration.ts';
import { LESSONS_IN_ENGLISH, type LessonLanguage } from '../answer-words.ts';
import { takeDecision } from '../judge-task.ts';
import { momentIn, presentPhasePosition, rightAnswer, type PhaseRun } from '../lesson-run.ts';
import { phaseToShow } from './answers.ts';
import { SHOWS } from './by-question.ts';
import { eventSteps, type PhaseStep } from './event-steps.ts';

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
