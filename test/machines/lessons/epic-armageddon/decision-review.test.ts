import { beforeAll, describe, expect, it } from 'vitest';
import { judgeTask, runWithEvents, needsReview } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { costOf } from '../../../../machines/lessons/epic-armageddon/goals/play-well.ts';
import { withReview } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import {
  presentRecord, presentPosition, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import type { AssaultEvent, Decision } from '../../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { LessonGoal } from '../../../../src/lessons/goals.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { begun, task } from './lessons.ts';

const MARINES = rowOf('a', 'assault', 2, [30, 3]);
const IN_CONTACT = rowOf('a', 'assault', 2, [30, 20]);
const BOYZ = rowOf('d', 'boyz', 3, [30, 22]);
const HELP = rowOf('h', 'tactical', 2, [36, 12]);

const table = (attackers: typeof MARINES, startAt: Scenario['startAt']): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', attackers), formationOf('defender', BOYZ),
    formationOf('attacker', HELP, { id: 'help' }),
  ],
  engage: { formation: 'attacker', target: 'defender' }, startAt,
});

const CHARGE: readonly Decision[] = [
  { type: 'target.chosen', target: 'defender' }, { type: 'unit.moved', unit: 'a1', to: [30, 20] },
  { type: 'unit.moved', unit: 'a2', to: [33, 20] }, { type: 'charge.ended' }, { type: 'counterCharge.ended' },
];

const lesson = (slack: number): LessonRun => {
  const goal: LessonGoal = { goal: 'play-well', side: 'attacker', slack };
  return begun(table(MARINES, 'a1ChooseTarget'), [task(goal, 'a1ChooseTarget')], { decisions: CHARGE, seed: 3 });
};

/** The chance of the attacker from a table at which everybody is in place. */
const chanceOf = (scenario: Scenario): number => odds(scenario).winner.attacker;

describe('a lesson played to its end without help', () => {
  let played: LessonRun;
  beforeAll(async () => {
    played = await withReview(oracleDone(lesson(1))!);
  });

  it('waits for the odds before it is judged', () => {
    const unasked = oracleDone(lesson(1))!;
    expect(needsReview(unasked)).toBe(true);
    expect(judgeTask(unasked).verdict.is).toBe('open');
    expect(needsReview(played)).toBe(false);
  });

  it('holds each decision of its side against the odds, step by step', () => {
    expect(played.advice!.map(({ path }) => path))
      .toEqual([
        'a1ChooseTarget', 'a2Charge.moving.choosing', 'a4Attacks.attacks.allocating', 'a5SupportingFire.calling',
      ]);
  });

  it('a charge is worth what the odds give the table that it leads to', () => {
    const [, charge] = played.advice!;
    expect(charge!.chosen.win).toBeCloseTo(chanceOf(table(IN_CONTACT, 'a4Attacks')), 1);
    expect(charge!.better).toBeNull();
  });

  it('a target is worth what a charge in the usual way makes of it', () => {
    const [target] = played.advice!;
    expect(target!.chosen.win).toBeCloseTo(chanceOf(table(IN_CONTACT, 'a4Attacks')), 1);
    expect(target!.better).toBeNull();
  });

  it('is done if no decision has cost more than is allowed', () => {
    expect(played.advice!.every(one => costOf(one) <= 1)).toBe(true);
    expect(judgeTask(played).verdict.is).toBe('right');
  });
});

/** The lesson played as prepared, but for one decision. */
const playedBut = async (
  slack: number, instead: AssaultEvent, until: (path: string) => boolean,
): Promise<LessonRun> => {
  const all = oracleDone(lesson(slack))!.timeline;
  const at = all.snapshots.findIndex((_, i) => until(presentPosition({
    ...lesson(slack), timeline: { ...all, at: i },
  }).path));
  const begin = runWithEvents(lesson(slack), [...all.events.slice(0, at), instead]);
  return withReview(oracleDone(begin)!);
};

describe('a decision that costs', () => {
  it('a charge that is not made is told to have cost the assault, by the rule of its step', async () => {
    const stayed = await playedBut(5, { type: 'charge.ended' }, path => path.startsWith('a2Charge'));
    expect(presentPosition(stayed).path).toBe('noAssault');
    const { verdict, run } = judgeTask(stayed);
    expect(verdict.is).toBe('wrong');
    expect(verdict.says[0]!.say).toMatch(/^Charge, round 1: 0 % to win; \d+ % with the best charge that was found\.$/);
    expect(verdict.says[0]!.rule).toBe('A2.1');
    expect(presentRecord(run)!.wrong).toBe(1);
  });

  it('supporters who are not called are missed, and cost no more than the odds say', async () => {
    const calling: AssaultEvent = { type: 'supporters.called', side: 'attacker', units: [] };
    const alone = await playedBut(100, calling, path => path === 'a5SupportingFire.calling');
    const support = alone.advice!.find(({ path }) => path === 'a5SupportingFire.calling')!;
    expect(support.better!.win).toBeGreaterThan(support.chosen.win);
    expect(judgeTask(alone).verdict.is).toBe('right');
  });
});
