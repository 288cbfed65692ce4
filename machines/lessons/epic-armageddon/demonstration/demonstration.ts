/** How the answer to the moment in hand is shown on the board: to a question, and to a task. */
import { predictOf } from '../judge-answer.ts';
import { taskOf } from '../judge-task.ts';
import { presentPosition, tryAgain, type LessonRun } from '../lesson-run.ts';
import { oracleDone } from '../students-tasks.ts';
import { SHOWS } from './by-question.ts';
import { toShow } from './answers.ts';
import { eventSteps, type EpicStep } from './event-steps.ts';

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
