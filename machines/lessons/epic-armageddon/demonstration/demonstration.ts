/** How the answer to the moment in hand is shown on the board: to a question, and to a task. */
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import type { Judge } from '../judge.ts';
import { predictOf } from '../judge-answer.ts';
import { taskOf } from '../judge-task.ts';
import { presentPosition, tryAgain, type LessonRun } from '../lesson-run.ts';
import type { LessonPosition } from '../position.ts';
import { judgeOf } from '../questions/judges.ts';
import { oracleDone } from '../students-tasks.ts';
import { SHOWS } from './by-question.ts';
import type { ToShow } from './answers.ts';
import { eventSteps, type EpicStep } from './event-steps.ts';

/** A question where it is asked, with its judge and the right answer. */
const toShow = (position: LessonPosition, question: LessonQuestion): ToShow => {
  const judge = judgeOf(question) as Judge<LessonQuestion>;
  return { position, question, judge, answer: judge.answer(position, question) };
};

/** The answer to the question in hand, step by step; none: the moment asks nothing, or its odds are still to come. */
export const demonstration = (run: LessonRun): readonly EpicStep[] => {
  const moment = predictOf(run);
  if (moment === null) return [];
  return SHOWS[moment.ask.asks](toShow(presentPosition(run), moment.ask)).filter(({ says }) => says.length > 0);
};

/** A task done on the table: how it stands then, and the steps to there. */
export interface TaskShown {
  readonly run: LessonRun;
  readonly steps: readonly EpicStep[];
}

/** The task in hand done as the rules take it, from where it was given; null: there is none, or nothing does it. */
export const taskDemonstration = (run: LessonRun): TaskShown | null => {
  if (taskOf(run) === null) return null;
  const given = tryAgain(run);
  const done = oracleDone(given);
  return done === null ? null : { run: done, steps: eventSteps(presentPosition(given), done.timeline) };
};
