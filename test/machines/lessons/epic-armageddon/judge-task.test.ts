import { describe, expect, it } from 'vitest';
import { runWithEvents, judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import {
  isMomentOpen, presentRecord, tryAgain, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { nextLessonEvent } from '../../../../machines/lessons/epic-armageddon/position.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { LESSON_GOALS, type LessonGoal, type GoalId } from '../../../../src/lessons/goals.ts';
import { begun, task } from './lessons.ts';

/** Every kind of task at a bundled assault in which it can be done and can be missed. */
const TASKS: readonly (readonly [scenario: string, goal: LessonGoal, state: string])[] = [
  ['warlord-leads-three-mobs', { goal: 'charge-with', formations: ['stormboyz', 'kult'] }, 'a1ChooseTarget'],
  ['marines-charge-warband', { goal: 'in-contact', side: 'attacker', count: 3 }, 'a2Charge'],
  ['firefight-to-a-tie', { goal: 'not-in-contact', side: 'attacker' }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'near', unit: 'a1', from: 'b5', cm: 5 }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'away', unit: 'a1', from: 'b1', cm: 5 }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'clear-of-enemies', unit: 'b6', cm: 15 }, 'a7Withdraw.withdrawing'],
  ['orks-storm-ruins', { goal: 'in-cover', units: ['g1', 'g2'] }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'engaged', units: ['a1', 'a4'] }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'not-engaged', units: ['b6'] }, 'a2Charge'],
  ['marines-charge-warband', { goal: 'hit-last', unit: 'n2' }, 'a2Charge'],
  ['gargant-barges-to-tanks', { goal: 'dice-split', unit: 'gargant', count: 5 }, 'a4Attacks.choosing'],
  ['marines-charge-warband', { goal: 'hit', unit: 'b4' }, 'a4Attacks'],
  ['marines-charge-warband', { goal: 'spare', unit: 'b1' }, 'a4Attacks'],
  ['banshees-and-terminators', { goal: 'save-by', unit: 't1', save: 'cover' }, 'a4Attacks.firstStrike'],
  ['orks-storm-ruins', { goal: 'supported-by', side: 'defender', units: ['l1'] }, 'a5SupportingFire.calling'],
  ['marines-charge-warband', { goal: 'got-away', formation: 'warband' }, 'a7Withdraw.withdrawing'],
  ['marines-charge-warband', { goal: 'reach', state: 'a6Result' }, 'a1ChooseTarget'],
];

/** Tasks that these tables leave no way to miss. */
const MISSED_BY_NOBODY: readonly GoalId[] = ['in-cover', 'got-away', 'not-engaged', 'reach'];

const at = (scenario: string, goal: LessonGoal, state: string): LessonRun => begun(scenario, [task(goal, state)]);

/** One event more. */
const also = (run: LessonRun, ...events: readonly AssaultEvent[]): LessonRun =>
  runWithEvents(run, [...run.timeline.events, ...events]);

const prepared = (run: LessonRun, steps: number): LessonRun => {
  let now = run;
  for (let step = 0; step < steps; step += 1) now = also(now, nextLessonEvent(now.ready, now.timeline)!);
  return now;
};

describe('a task', () => {
  it.each(TASKS)('in %s: %j is done by one who knows how', (scenario, goal, state) => {
    const run = at(scenario, goal, state);
    expect(judgeTask(run).verdict.is).toBe('open');
    const done = judgeTask(oracleDone(run)!);
    expect(done.verdict.is).toBe('right');
    expect(presentRecord(done.run)!.outcome).toBe('done');
  });

  it.each(TASKS.filter(([, { goal }]) => !MISSED_BY_NOBODY.includes(goal)))(
    'in %s: %j is missed by one who does something else, and is told why by a rule', (scenario, goal, state) => {
      const missed = judgeTask(wrongDone(at(scenario, goal, state))!);
      expect(missed.verdict.is).toBe('wrong');
      expect(missed.verdict.says.some(({ rule }) => rule !== undefined)).toBe(true);
      for (const { say } of missed.verdict.says) expect(say).not.toMatch(/undefined|NaN|\[object/);
      expect(presentRecord(missed.run)).toMatchObject({ outcome: 'open', wrong: 1 });
    },
  );

  it('there is a row for every kind but those that ask the odds', () => {
    const rows: readonly GoalId[] = [...TASKS.map(([, { goal }]) => goal), 'play-well', 'charge-well', 'allocate-well'];
    expect((Object.keys(LESSON_GOALS) as GoalId[]).filter(id => !rows.includes(id))).toEqual([]);
  });
});

describe('the time for a task', () => {
  const goal: LessonGoal = { goal: 'in-contact', side: 'attacker', count: 3 };
  const run = at('marines-charge-warband', goal, 'a2Charge');

  it('runs while its states are there: two in contact are not yet three, three are', () => {
    expect(judgeTask(prepared(run, 2)).verdict.is).toBe('open');
    expect(judgeTask(prepared(run, 3)).verdict.is).toBe('right');
  });

  it('is over when they are left, and a miss counts once however far it is played on', () => {
    const over = judgeTask(also(prepared(run, 2), { type: 'charge.ended' }));
    expect(over.verdict).toMatchObject({ is: 'wrong', marks: ['a1', 'a2'] });
    const on = judgeTask(prepared(over.run, 1));
    expect([on.verdict.is, presentRecord(on.run)!.wrong]).toEqual(['wrong', 1]);
  });

  it('begins anew with another go', () => {
    const again = tryAgain(judgeTask(also(run, { type: 'charge.ended' })).run);
    expect([judgeTask(again).verdict.is, isMomentOpen(again), presentRecord(again)!.wrong]).toEqual(['open', true, 1]);
    expect(judgeTask(prepared(again, 3)).verdict.is).toBe('right');
  });

  it('may end earlier where the moment says so', () => {
    const sooner = begun('marines-charge-warband',
      [task({ goal: 'hit-last', unit: 'n2' }, 'a2Charge', { until: 'a3CounterCharge' })]);
    expect(judgeTask(prepared(sooner, 5)).verdict.is).not.toBe('open');
    expect(judgeTask(prepared(sooner, 4)).verdict.is).toBe('open');
  });

  it('is that of the step in which it is given, where that comes later than usual', () => {
    const later = begun('marines-charge-warband',
      [task({ goal: 'in-contact', side: 'defender', count: 6 }, 'a3CounterCharge')]);
    expect(judgeTask(later).verdict.is).toBe('open');
    expect(judgeTask(prepared(later, 1)).verdict.is).toBe('open');
    expect(judgeTask(prepared(later, 2)).verdict).toMatchObject({ is: 'wrong' });
  });

  it('what may be undone again counts only when the time is over', () => {
    const away = at('marines-charge-warband', { goal: 'away', unit: 'a1', from: 'b1', cm: 5 }, 'a2Charge');
    expect(judgeTask(away).verdict.is).toBe('open');
    expect(judgeTask(also(away, { type: 'charge.ended' })).verdict.is).toBe('right');
  });
});
