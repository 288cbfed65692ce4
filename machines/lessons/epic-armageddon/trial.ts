/** A lesson gone through by somebody who is always right: what that answers, and what cannot be answered. */
import type { GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import { judgeTask, needsReview } from './judge-task.ts';
import { withReview, withOdds } from './lesson-odds.ts';
import type { ReadyLesson } from './ready-lesson.ts';
import { beginLesson, goOn, presentMoment, presentRecord, type LessonRun } from './lesson-run.ts';
import { oracleDone } from './students-tasks.ts';
import { answerAt } from './stops.ts';

/** What became of a moment: all well; nothing answers it or does it; or it never comes. */
export type TrialOutcome = 'well' | 'stuck' | 'missing';

export interface TriedMoment {
  readonly moment: LessonMoment;
  readonly is: TrialOutcome;
  /** After how many events it came; null: it never does. */
  readonly step: number | null;
  /** The right answer; null: nothing is asked. */
  readonly right: GivenAnswer | null;
  /** A wrong answer, and what is said to it. */
  readonly wrong: GivenAnswer | null;
  readonly says: readonly LessonSentence[];
}

const NOTHING = { right: null, wrong: null, says: [] } as const;

const wellIf = ({ is }: Verdict): TrialOutcome => (is === 'right' ? 'well' : 'stuck');

interface Gone {
  readonly run: LessonRun;
  readonly tried: TriedMoment;
}

const askedOf = async (run: LessonRun, moment: LessonMoment, step: number): Promise<Gone> => {
  const reckoned = await withOdds(run);
  const found = await answerAt(reckoned);
  if (found === null) return { run, tried: { moment, step, is: 'stuck', ...NOTHING } };
  const answered = judgeAnswer(reckoned, found.right);
  return { run: answered.run, tried: { moment, step, is: wellIf(answered.verdict), ...found } };
};

const doneIn = async (run: LessonRun, moment: LessonMoment, step: number): Promise<Gone> => {
  const there = oracleDone(run);
  if (there === null) return { run, tried: { moment, step, is: 'stuck', ...NOTHING } };
  const judged = judgeTask(needsReview(there) ? await withReview(there) : there);
  return { run: judged.run, tried: { moment, step, is: wellIf(judged.verdict), ...NOTHING } };
};

const goneThrough = async (run: LessonRun, moment: LessonMoment): Promise<Gone> => {
  const step = presentRecord(run)?.from ?? 0;
  switch (moment.kind) {
    case 'predict':
      return askedOf(run, moment, step);
    case 'do':
      return doneIn(run, moment, step);
    case 'see':
      return { run, tried: { moment, step, is: 'well', ...NOTHING } };
  }
};

/** Every moment of a lesson in its order, with what became of it. */
export const trialOf = async (ready: ReadyLesson): Promise<readonly TriedMoment[]> => {
  const tried = new Map<string, TriedMoment>();
  let run = beginLesson(ready);
  for (let moment = presentMoment(run); moment !== null; moment = presentMoment(run)) {
    const gone = await goneThrough(run, moment);
    tried.set(moment.id, gone.tried);
    run = goOn(gone.run);
  }
  return ready.lesson.moments.map(moment =>
    tried.get(moment.id) ?? { moment, is: 'missing', step: null, ...NOTHING });
};
