/** What is said to a wrong answer answers what is wrong with it, and what an owner may choose is right either way. */
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { beginLesson, goTo, type LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { assault, formation, moves, stands } from '../../../../src/epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../../src/epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../../src/epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../../src/epic-armageddon/scenario/samples/datasheets/orks.ts';
import { loadLesson } from '../../../../src/lessons/epic-armageddon/course/course.ts';
import type { LessonId } from '../../../../src/lessons/epic-armageddon/course/names.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import { asked, begun, readied, task } from './lessons.ts';

const at = async (lesson: LessonId, moment: string): Promise<LessonRun> =>
  goTo(beginLesson(readied((await loadLesson(lesson))!)), moment);

const to = (run: LessonRun, kind: 'units' | 'formations' | 'order', ...ids: readonly string[]) =>
  judgeAnswer(run, { kind, ids } satisfies GivenAnswer).verdict;

const saidTo = (...parts: Parameters<typeof to>): string => to(...parts).says.map(({ say }) => say).join(' ');

describe('an order of hits', () => {
  it('is right with those who are equally near in any order', async () => {
    const run = await at('nearest-first', 'order');
    expect(to(run, 'order', 'g1', 'g2', 'k1', 'g3', 'g4', 'l1', 's1').is).toBe('right');
    expect(to(run, 'order', 'g2', 'g1', 'g3', 'k1', 'g4', 'l1', 's1').is).toBe('right');
  });

  it('that lacks somebody is said to be incomplete, whatever comes first in it', async () => {
    const run = await at('nearest-first', 'order');
    expect(saidTo(run, 'order', 'g2', 'g1', 'k1')).toMatch(/^The order is not complete: Infantry 3 is missing\. /);
    expect(saidTo(run, 'order', 's1', 'l1', 'g4')).toMatch(/^The order is not complete: Infantry 1 is missing\. /);
    expect(saidTo(run, 'order')).toContain('It is among those who can be hit.');
  });

  it('that has somebody too early is told of that stand, not of those who are equally near', async () => {
    const run = await at('nearest-first', 'order');
    const verdict = to(run, 'order', 'g2', 'g1', 'g3', 'g4', 'k1', 'l1', 's1');
    expect(verdict.marks).toEqual(['g4']);
    expect(verdict.says[0]).toEqual({ say: 'Infantry 4 comes too early.' });
    expect(verdict.says[1]).toMatchObject({ rule: 'H1' });
    expect(verdict.says[1]!.say).toMatch(/ 4 of its side are nearer\.$/);
    expect(saidTo(run, 'order', 'k1', 'g1', 'g2', 'g3', 'g4', 'l1', 's1')).toContain(' 2 of its side are nearer.');
  });
});

/** A war engine and a stand of infantry, both touched by an ork. */
const SIDE_BY_SIDE = assault('Side by side', { formation: 'warband', target: 'company' }, [], [
  formation('warband', 'Warband', 'attacker', 3, stands('b', 'boyz', [50, 26], [56, 26])),
  formation('company', 'Company', 'defender', 2, [
    ...stands('t', 'baneblade', [50, 42]), ...stands('i', 'infantry', [56, 40], [61, 44]),
  ]),
], { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry', 'baneblade') });

const CHARGED: readonly Decision[] = [
  { type: 'target.chosen', target: 'company' }, ...moves({ b1: [50, 38.5], b2: [56, 38] }),
  { type: 'charge.ended' }, { type: 'counterCharge.ended' },
];

const besides = (ask: LessonQuestion, given: GivenAnswer): string =>
  judgeAnswer(asked(SIDE_BY_SIDE, ask, 'a4Attacks', { decisions: CHARGED }), given).verdict.is;

describe('a war engine and infantry that are equally near', () => {
  const order: LessonQuestion = { asks: 'order-of-hits', side: 'defender' };

  it('are hit in the order that their owner likes', () => {
    expect(besides(order, { kind: 'order', ids: ['t1', 'i1', 'i2'] })).toBe('right');
    expect(besides(order, { kind: 'order', ids: ['i1', 't1', 'i2'] })).toBe('right');
    expect(besides(order, { kind: 'order', ids: ['i1', 'i2', 't1'] })).toBe('wrong');
  });

  it('share few hits as their owner likes', () => {
    const one: LessonQuestion = { asks: 'who-takes-the-hits', side: 'defender', hits: 1 };
    const four: LessonQuestion = { asks: 'who-takes-the-hits', side: 'defender', hits: 4 };
    const three: LessonQuestion = { ...one, hits: 3 };
    const takes = (ask: LessonQuestion, ...ids: readonly string[]) => besides(ask, { kind: 'units', ids });
    expect([takes(one, 't1'), takes(one, 'i1'), takes(one, 't1', 'i1')]).toEqual(['right', 'right', 'wrong']);
    expect([takes(three, 't1'), takes(three, 'i1', 't1'), takes(three, 'i1')]).toEqual(['right', 'right', 'wrong']);
    expect([takes(four, 't1', 'i1'), takes(four, 't1'), takes(four, 't1', 'i1', 'i2')])
      .toEqual(['right', 'wrong', 'wrong']);
  });

  it('may each be the one that is hit last', () => {
    const pair = { ...SIDE_BY_SIDE, formations: SIDE_BY_SIDE.formations.map(one =>
      ({ ...one, units: one.units.filter(({ id }) => id !== 'i2') })) };
    for (const unit of ['t1', 'i1']) {
      const run = begun(pair, [task({ goal: 'hit-last', unit }, 'a3CounterCharge')], { decisions: CHARGED });
      expect(oracleDone(run), unit).not.toBeNull();
    }
  });

  it('leave each other as many of them as that makes', () => {
    const on = (unit: string, value: number) =>
      besides({ asks: 'hits-on-a-unit', unit, hits: 3 }, { kind: 'number', value });
    expect([on('t1', 3), on('t1', 2), on('t1', 1)]).toEqual(['right', 'right', 'wrong']);
    expect([on('i1', 0), on('i1', 1), on('i1', 2)]).toEqual(['right', 'right', 'wrong']);
  });
});

describe('an objection', () => {
  it('to who is hit by support says who is out of reach of those who fire', async () => {
    const { says } = to(await at('commander-dies-last', 'behind'), 'units', 't3', 't4');
    expect(says[1]).toEqual({ say: 'It is out of reach of the supporters.', rule: 'A5.4' });
  });

  it('to a supporter left out tells whom it has in reach, and that markers do not silence it', async () => {
    const said = saidTo(await at('supporting-fire', 'yours'), 'units', 'z2');
    expect(said).toMatch(/^You have left out Big Gunz 1\./);
    expect(said).toMatch(/ cm away, within 15 cm, and in line of fire\./);
    expect(said).toContain('Its 1 Blast marker keeps nobody from supporting.');
  });

  it('to a winner that is sent away says that it stays, broken or not', async () => {
    const { says } = to(await at('winning', 'goes'), 'formations', 'warband', 'first');
    expect(says).toEqual([
      { say: 'Not First company.' },
      { say: 'Its side has won: the formation stays where it stands, even if its losses break it.', rule: 'A8.2' },
    ]);
  });

  it('to a vehicle that is given cover says that it stands in some, but is no infantry', async () => {
    const run = await at('cover', 'guard');
    const { says } = to(run, 'units', 'g1', 'g2', 'g3', 'g4', 'g5', 'l1');
    expect(says[1]).toEqual({ say: 'It stands in cover that is for infantry only.', rule: 'V2' });
  });

  it('to whoever cannot come along names the one reason that there is', async () => {
    const run = await at('formations-together', 'yours');
    expect(saidTo(run, 'formations', 'mob', 'gunz', 'beaten'))
      .toBe('Not Beaten mob. Beaten mob is broken, and so takes no action.');
    expect(saidTo(run, 'formations', 'mob', 'gunz', 'bikes'))
      .toBe('Not Warbikes. Warbikes is not within 5 cm of Warlord’s warband.');
  });

  it('to the number of hack-downs speaks of marines only where some have lost', async () => {
    const ask: LessonQuestion = { asks: 'hack-downs' };
    const rulesSaid = async (id: LessonId) => {
      const { scenario, decisions, dice, seed } = (await loadLesson(id))!;
      const run = asked(scenario, ask, 'a6Result.rolling', { decisions: decisions!, dice: dice!, seed: seed! });
      return judgeAnswer(run, { kind: 'number', value: 99 }).verdict.says.map(({ rule }) => rule);
    };
    expect(await rulesSaid('losing')).not.toContain('A6.6');
    expect(await rulesSaid('commander-dies-last')).toContain('A6.6');
  });

  it('to the number of hack-downs speaks of Brutal winners only where some have won', () => {
    const boyz = pick(ORKS, 'boyz')['boyz']!;
    const said = (abilities: readonly string[]) => {
      const scenario = assault('Brutes', { formation: 'warband', target: 'company' }, [], [
        formation('warband', 'Warband', 'attacker', 3, stands('b', 'brute', [50, 26])),
        formation('company', 'Company', 'defender', 2, stands('i', 'infantry', [50, 34])),
      ], { brute: { ...boyz, abilities }, ...pick(GUARD, 'infantry') });
      const run = asked(scenario, { asks: 'hack-downs' }, 'a6Result.rolling', { dice: [1, 1, 6, 1, 1, 1] });
      return judgeAnswer(run, { kind: 'number', value: 99 }).verdict.says.map(({ say }) => say);
    };
    expect(said(['brutal'])).toContain('Brutal winners add one.');
    expect(said([])).not.toContain('Brutal winners add one.');
  });

  it('to a Fearless stand that is lost on its way names the 5 cm that it had to keep', async () => {
    const { scenario, dice, seed, decisions } = (await loadLesson('losing'))!;
    const near: readonly Decision[] = [
      ...decisions!.filter(one => one.type !== 'unit.moved' || !one.unit.startsWith('g')),
      ...moves({ g3: [57.5, 35], g5: [85, 39], g6: [88, 42] }),
    ];
    const run = begun(scenario, [task({ goal: 'got-away', formation: 'company' }, 'a7Withdraw.withdrawing')],
      { decisions: near, dice: dice!, seed: seed! });
    const { says } = judgeTask(wrongDone(run)!).verdict;
    expect(says).toEqual([
      { say: 'Infantry 3 ended within 5 cm of an enemy: having moved, it is lost.', rule: 'A7.3' },
    ]);
  });

  it('tells of no formation that it withdraws of which nobody is left', async () => {
    const said = saidTo(await at('losing', 'break'), 'formations');
    expect(said).toContain('Infantry company withdraws');
    expect(said).not.toContain('Beaten platoon');
  });
});
