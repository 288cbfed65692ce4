/** What is kept of answers, and what is put and said besides. */
import { describe, expect, it } from 'vitest';
import { judgeAnswer, posedQuestion, showAnswer } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { presentRecord, presentPosition } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { filledSentence } from '../../../../machines/lessons/epic-armageddon/sentences.ts';
import { stepsOf } from '../../../../machines/lessons/epic-armageddon/stops.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { summaryOf } from '../../../../machines/lessons/summary.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { LessonGoal } from '../../../../src/lessons/goals.ts';
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { asked, begun, choicesOf, lessonOf, readied, see, task } from './lessons.ts';

const CHARGE = 'marines-charge-warband';
const attacking = (ask: LessonQuestion) => asked(CHARGE, ask, 'a4Attacks');
const order = attacking({ asks: 'order-of-hits', side: 'defender' });

describe('an answer', () => {
  it('that is right marks nobody, and one that is shown is kept as shown', () => {
    expect(judgeAnswer(order, oracleAnswer(order)!).verdict.marks).toEqual([]);
    const tried = judgeAnswer(order, wrongAnswer(order)!).run;
    expect(presentRecord(showAnswer(tried)!.run)!.outcome).toBe('shown');
  });

  it('with somebody who has no place in it is told so by name', () => {
    const { ids } = oracleAnswer(order) as { readonly ids: readonly string[] };
    expect(judgeAnswer(order, { kind: 'order', ids: [...ids, 'a1'] }).verdict)
      .toMatchObject({ marks: ['a1'], says: [{ say: 'Not Assault 1.' }, {}] });
  });

  it('about a side is missed by naming another side', () => {
    const run = attacking({ asks: 'who-wins-the-result' });
    expect(wrongAnswer(run)).toMatchObject({ kind: 'side' });
  });

  it('to a question of a chance is right within what is left open, above and below', () => {
    const run = attacking({ asks: 'chance-to-win', side: 'attacker', within: 5 });
    const known = { ...run, odds: { winner: { attacker: 0.5, defender: 0.5 } } } as unknown as typeof run;
    const is = (value: number) => judgeAnswer(known, { kind: 'number', value }).verdict.is;
    expect([44, 45, 50, 55, 56].map(is)).toEqual(['wrong', 'right', 'right', 'right', 'wrong']);
  });
});

describe('what may be chosen', () => {
  it('is every formation for a charge, and everybody alive for hack-downs', () => {
    expect(choicesOf(asked(CHARGE, { asks: 'who-may-be-charged' }))).toEqual(['assault', 'devastators', 'warband']);
    const hacked = asked(CHARGE, { asks: 'who-is-hacked-down' });
    const { units } = presentPosition(hacked).assault;
    expect([...choicesOf(hacked)].sort())
      .toEqual(units.filter(({ lostTo }) => lostTo === null).map(({ id }) => id).sort());
    expect(posedQuestion(hacked)!.choices.every(({ name }) => name !== '')).toBe(true);
  });
});

describe('a value that is needed', () => {
  it('A4.2: is that of the stand itself, not the best of its side', () => {
    const needed = (unit: string) => oracleAnswer(attacking({ asks: 'value-needed', unit }));
    const all = ['b1', 'n1'].map(needed) as readonly { readonly value: number }[];
    expect(new Set(all.map(({ value }) => value)).size).toBe(2);
  });
});

describe('a task', () => {
  const split: LessonGoal = { goal: 'dice-split', unit: 'gargant', count: 5 };

  it('W2: of dice is judged when its time is over, not before', () => {
    for (let count = 0; count <= 12; count += 1) {
      const run = begun('gargant-barges-to-tanks', [task({ ...split, count }, 'a4Attacks.choosing')]);
      expect(judgeTask(run).verdict.is).toBe('open');
    }
  });

  it('is none where nothing has to be done: nobody does it, and nobody misses it', () => {
    const run = begun(CHARGE, [see('begin', 'a1ChooseTarget')]);
    expect([oracleDone(run), wrongDone(run)]).toEqual([null, null]);
  });

  it('H1: to have a stand hit is missed with the names of those who are equally near, and of nobody else', () => {
    const run = begun(CHARGE, [task({ goal: 'hit', unit: 'b4' }, 'a4Attacks')]);
    expect(judgeTask(wrongDone(run)!).verdict.says[0]!.say)
      .toContain('those equally near: Boyz 1, Boyz 2, Boyz 3 and Boyz 5.');
  });
});

describe('what is said to a wrong answer', () => {
  const rulesTo = (ask: LessonQuestion, given: GivenAnswer): readonly unknown[] =>
    judgeAnswer(attacking(ask), given).verdict.says.flatMap(({ rule }) => rule ?? []);

  it('A4.1: of a value that is needed: whom it touches, and which value counts', () => {
    expect(rulesTo({ asks: 'value-needed', unit: 'b1' }, { kind: 'number', value: 55 })).toEqual(['A4.1', 'A4.2']);
  });

  it('H1, H2: of hits: how near it stands, and that nobody takes a second one before', () => {
    expect(rulesTo({ asks: 'who-takes-the-hits', side: 'defender', hits: 3 }, { kind: 'units', ids: ['n2'] }))
      .toEqual(['H1', 'H2']);
    expect(rulesTo({ asks: 'hits-on-a-unit', unit: 'b1', hits: 5 }, { kind: 'number', value: 55 }))
      .toEqual(['H1', 'H2']);
  });

  it('A4.1: of who is engaged: the one who is, not the one who is not', () => {
    const run = begun(CHARGE, [task({ goal: 'not-engaged', units: ['b6', 'b1'] }, 'a2Charge')]);
    expect(judgeTask(wrongDone(run)!).verdict.marks).toEqual(['b1']);
  });
});

it('H1: by a ruling that goes by the list the last of it is hit last', () => {
  const { scenario, decisions } = MARINES_IN_CONTACT;
  const byList: Scenario = { ...scenario, rulings: { ...scenario.rulings, equalDistances: 'list-order' } };
  const run = begun(byList, [task({ goal: 'hit-last', unit: 'n2' }, 'a2Charge')], { decisions });
  expect(judgeTask(oracleDone(run)!).verdict.is).toBe('right');
});

it('moments come after so many events as have to happen before', () => {
  const lesson = lessonOf(CHARGE, [see('begin', 'a1ChooseTarget'), see('charge', 'a2Charge')]);
  expect(stepsOf(readied(lesson), lesson.moments)).toEqual([0, 1]);
});

it('of a formation that there is not there are no markers to tell', () => {
  expect(filledSentence(presentPosition(order).assault, { say: '{markers nobody}' }).say).toBe('–');
});

it('a lesson of which no moment comes is over, and nothing has happened in it', () => {
  const { progress } = begun(CHARGE, [see('never', { state: 'a4Attacks', round: 7 })]);
  expect(progress).toMatchObject({ events: [], records: [{ outcome: 'missing' }], moment: 1 });
});

it('a summary names no rule of a moment that has none', () => {
  const run = begun(CHARGE, [see('begin', 'a1ChooseTarget')]);
  expect(run.progress.events).toEqual([]);
  expect(summaryOf(run.ready.lesson.moments, run.progress, () => null).moments[0]!.rules).toEqual([]);
});
