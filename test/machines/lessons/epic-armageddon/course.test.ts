/** Every bundled lesson, gone through by the student who asks the rules and by the one who is always wrong. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  judgeAnswer, mayShowAnswer, predictOf, type JudgedRun,
} from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { ruleAsked, taskOf, judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { withReview, withOdds } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import type { ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import {
  beginLesson, goOn, isLessonOver, presentMoment, presentRecord, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { summaryOf } from '../../../../machines/lessons/summary.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { readied } from './lessons.ts';

const titled = COURSE.map(lesson => [lesson.id, lesson] as const);

/**
 * What is decided in a whole assault is held against the odds for seconds: in the suite only where it is missed, and in
 * `decision-review.test.ts` where it is done.
 */
const weighed = (run: LessonRun): Promise<LessonRun> =>
  (taskOf(run)!.goal.goal === 'play-well' && !IS_WHOLE ? Promise.resolve({ ...run, advice: [] }) : withReview(run));

/** The moment in hand answered or done as the rules want it; null: nothing that was tried does it. */
const rightly = async (run: LessonRun): Promise<JudgedRun | null> => {
  if (predictOf(run) !== null) return judgeAnswer(run, oracleAnswer(run)!);
  const done = oracleDone(run);
  return done === null ? null : judgeTask(await weighed(done));
};

interface Way {
  /** The run at each of its moments in turn. */
  readonly at: readonly LessonRun[];
  readonly end: LessonRun;
}

/** A lesson gone through by the student who asks the rules. */
const wayThrough = async (ready: ReadyLesson): Promise<Way> => {
  const at: LessonRun[] = [];
  let run = beginLesson(ready);
  while (!isLessonOver(run)) {
    run = await withOdds(run);
    at.push(run);
    const right = presentMoment(run)!.kind === 'see' ? null : await rightly(run);
    run = goOn(right?.run ?? run);
  }
  return { at, end: run };
};

/** A task missed: its time has run out, or a whole assault has been played by somebody who never decides. */
const missed = (run: LessonRun): LessonRun | null => {
  if (taskOf(run)!.goal.goal !== 'play-well') return wrongDone(run);
  const idle = oracleDone({ ...run, ready: { ...run.ready, decisions: [] } });
  return idle === null ? null : { ...idle, ready: run.ready };
};

/** Wrong answers to each question, and the task missed. */
const wrongly = async (run: LessonRun): Promise<readonly JudgedRun[]> => {
  if (taskOf(run) !== null) {
    const there = missed(run);
    return there === null ? [] : [judgeTask(await withReview(there))];
  }
  return [0, 1, 2, 3].flatMap(nth => {
    const given = wrongAnswer(run, nth);
    return given === null ? [] : [judgeAnswer(run, given)];
  });
};

const RULE = /^[AVHWBL]\d/;

/** What is said to whoever is wrong: a reason with a rule, in whole sentences. */
const hasReason = ({ run, verdict }: JudgedRun): void => {
  const where = presentMoment(run)!.id;
  expect(verdict.is, where).toBe('wrong');
  expect(verdict.says.some(({ rule }) => rule !== undefined && RULE.test(rule)), where).toBe(true);
  for (const { say } of verdict.says) expect(say, where).not.toMatch(/undefined|NaN|\[object|[{}]/);
};

describe.each(titled)('%s', (_, lesson) => {
  let way: Way;
  beforeAll(async () => {
    way = await wayThrough(readied(lesson));
  });

  it('comes to each of its moments, and whoever asks the rules gets through without a miss', () => {
    expect(way.at.map(run => presentMoment(run)!.id)).toEqual(lesson.moments.map(({ id }) => id));
    const { asked, right } = summaryOf(way.end.ready.lesson.moments, way.end.progress, ruleAsked);
    expect(asked).toBe(lesson.moments.filter(({ kind }) => kind !== 'see').length);
    expect(right).toBe(asked);
    expect(way.end.progress.records.map(({ outcome }) => outcome).filter(one => one === 'missing')).toEqual([]);
  });

  it('tells whoever is wrong why, at each question and task, and shows no answer before', async () => {
    for (const run of way.at) {
      if (presentMoment(run)!.kind === 'see') continue;
      expect(mayShowAnswer(run)).toBe(false);
      const wrong = await wrongly(run);
      expect(wrong.length, presentMoment(run)!.id).toBeGreaterThan(0);
      for (const one of wrong) {
        hasReason(one);
        expect(presentRecord(one.run)).toMatchObject({ outcome: 'open', wrong: 1 });
      }
    }
  });
});
