/** What a lesson takes for the best charge and the best hits, against what the coach finds there. */
import { describe, expect, it } from 'vitest';
import { advise } from '../../../../machines/epic-armageddon/advice/advise.ts';
import { worthAfter } from '../../../../machines/lessons/epic-armageddon/coach-review.ts';
import { doneInTime, judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { withReview } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import { beginLesson, goTo } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { readied } from './lessons.ts';

/** A part of what the coach takes for it elsewhere. */
const EFFORT = 30_000;
/** What the coach may find that is better than what the lesson knows, of all that a decision may cost. */
const LEEWAY = 0.04;

const TASKS = [
  ['choosing-a-charge', 'charge', 'attacker'], ['where-hits-fall', 'place', 'defender'],
] as const;

describe.each(TASKS)('%s', (id, moment, side) => {
  const run = goTo(beginLesson(readied(COURSE.find(one => one.id === id)!)), moment);

  it('takes for the best what the coach finds, or nearly', () => {
    const { scenario } = run.ready;
    const { before, made } = doneInTime(oracleDone(run)!);
    const known = worthAfter(scenario, [...before, ...made.filter(({ type }) => type !== 'hits.allocated')], side);
    const [best] = advise(scenario, before, { side, effort: EFFORT }).best;
    const found = worthAfter(scenario, [...before, ...best!.decisions], side);
    expect(found.value).toBeLessThanOrEqual(known.value + LEEWAY);
  });

  it('tells whoever does it badly what it has cost, and asks the odds once', async () => {
    const done = await withReview(wrongDone(run)!);
    const { verdict } = judgeTask(done);
    expect(verdict.is).toBe('wrong');
    expect(verdict.says[0]!.say).toMatch(/^\w+, round 1: \d+ % to win; \d+ % with the /);
    const again = await withReview({ ...done, advice: null });
    expect(again.advice![0]).toBe(done.advice![0]);
  });
});
