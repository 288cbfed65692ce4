/** How the answer to the moment in hand is shown on the board: to a question, and to a task. */
import { predictOf } from '../judge-answer.ts';
import { judgeTask, taskOf } from '../judge-task.ts';
import { isMomentOpen, presentPosition, presentRecord, withRecord, type LessonRun } from '../lesson-run.ts';
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
  const done = oracleDone(run);
  return done === null ? null : { run: done, steps: eventSteps(presentPosition(run), done.timeline) };
};

/** Whether the task in hand may be shown: somebody has tried it, or has asked for all there is of a hint. */
export const mayShowTask = (run: LessonRun, hasTried: boolean): boolean => {
  const task = taskOf(run);
  const record = presentRecord(run);
  if (task === null || record === null) return false;
  return hasTried || record.wrong > 0 || !isMomentOpen(run)
    || (task.hint.length > 0 && record.hints >= task.hint.length);
};

/** The run once its task has been shown: what was open counts as shown. */
export const withTaskShown = (run: LessonRun, { run: done }: TaskShown): LessonRun => {
  const shown = isMomentOpen(run) ? withRecord(done, { outcome: 'shown' }) : done;
  return judgeTask(shown).run;
};
