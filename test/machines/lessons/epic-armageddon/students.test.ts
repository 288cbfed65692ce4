/** The student who asks the rules and the one who is always wrong, over every question, scenario and ruling. */
import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  judgeAnswer, posedQuestion, mayShowAnswer, showAnswer,
} from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import type { ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { beginLesson, isLessonOver, presentRecord } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS, type LessonQuestion, type QuestionId } from '../../../../src/lessons/questions.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { shareOf } from '../../../support/share.ts';
import { asked, lessonOf, predict, questionAbout } from './lessons.ts';

const IDS = (Object.keys(LESSON_QUESTIONS) as QuestionId[]).filter(id => id !== 'chance-to-win');

/** A bundled assault with one ruling answered in another way. */
const ruledOtherwise = fc.record({
  sample: fc.constantFrom(...SAMPLES), id: fc.constantFrom(...RULING_IDS), nth: fc.nat(5),
  seed: fc.integer({ min: 1, max: 400 }),
}).map(({ sample, id, nth, seed }): ReadyLesson => {
  const answers = Object.keys(RULINGS[id].answers);
  const rulings = { ...DEFAULT_RULINGS, [id]: answers[nth % answers.length] };
  const scenario = { ...sample.scenario, rulings };
  return { lesson: lessonOf(sample.id, []), scenario, decisions: sample.decisions, dice: [], seed };
});

const holds = (ready: ReadyLesson, asks: QuestionId, side: (typeof SIDES)[number], hits: number, nth: number): void => {
  const ask = questionAbout(ready.scenario, asks, side, hits);
  const moment = predict(ask, LESSON_QUESTIONS[asks].states[hits % LESSON_QUESTIONS[asks].states.length]!);
  const run = beginLesson({ ...ready, lesson: { ...ready.lesson, moments: [moment] } });
  if (isLessonOver(run)) return;
  expect(mayShowAnswer(run)).toBe(false);
  expect(showAnswer(run)).toBeNull();
  const right = judgeAnswer(run, oracleAnswer(run)!);
  expect(right.verdict.is).toBe('right');
  expect(presentRecord(right.run)).toMatchObject({ outcome: 'right', wrong: 0 });
  const given = wrongAnswer(run, nth);
  if (given === null) {
    expect(posedQuestion(run)!.choices.length, 'only where there is nothing to be wrong about').toBeLessThan(2);
    return;
  }
  const wrong = judgeAnswer(run, given);
  expect(wrong.verdict.is).toBe('wrong');
  expect(wrong.verdict.says.some(({ rule }) => rule !== undefined)).toBe(true);
  for (const { say } of wrong.verdict.says) expect(say).not.toMatch(/undefined|NaN|\[object|\{/);
  expect(presentRecord(wrong.run)).toMatchObject({ outcome: 'open', wrong: 1 });
  expect(showAnswer(wrong.run)!.given).toEqual(oracleAnswer(run));
};

describe('whatever the scenario and the rulings', () => {
  it.each(IDS)('%s: the right answer is right, and a wrong one gets a reason with a rule', asks => {
    fc.assert(fc.property(
      ruledOtherwise, fc.constantFrom(...SIDES), fc.integer({ min: 1, max: 12 }), fc.nat(4),
      (ready, side, hits, nth) => holds(ready, asks, side, hits, nth),
    ), { numRuns: shareOf(6, 3), seed: 20, endOnFailure: true });
  });
});

const { scenario: CHARGE, decisions } = MARINES_IN_CONTACT;

/** The same table with one stand somewhere else. */
const movedTo = (scenario: Scenario, id: string, at: readonly [number, number]): Scenario => ({
  ...scenario, formations: scenario.formations.map(formation => ({
    ...formation, units: formation.units.map(unit => (unit.id === id ? { ...unit, at } : unit)),
  })),
});

describe('a lesson that is changed on purpose', () => {
  it('whose ruling is changed is judged by the new one: ties are the owner’s, unless the club goes by the list', () => {
    const ask: LessonQuestion = { asks: 'order-of-hits', side: 'defender' };
    const order = oracleAnswer(asked(CHARGE, ask, 'a4Attacks', { decisions })) as { readonly ids: readonly string[] };
    const [first, second, ...rest] = order.ids;
    const given: GivenAnswer = { kind: 'order', ids: [second!, first!, ...rest] };
    const byList: Scenario = { ...CHARGE, rulings: { ...CHARGE.rulings, equalDistances: 'list-order' } };
    expect(judgeAnswer(asked(CHARGE, ask, 'a4Attacks', { decisions }), given).verdict.is).toBe('right');
    expect(judgeAnswer(asked(byList, ask, 'a4Attacks', { decisions }), given).verdict.is).toBe('wrong');
  });

  it('whose table is changed is judged by the new one: who is put out of reach may no longer attack', () => {
    const ask: LessonQuestion = { asks: 'who-may-attack', side: 'defender' };
    const far = movedTo(CHARGE, 'n2', [110, 75]);
    const all: GivenAnswer = { kind: 'units', ids: ['b1', 'b2', 'b3', 'b4', 'b5', 'n1', 'n2'] };
    const others: GivenAnswer = { kind: 'units', ids: all.ids.slice(0, -1) };
    const on = (scenario: Scenario, given: GivenAnswer) =>
      judgeAnswer(asked(scenario, ask, 'a4Attacks', { decisions }), given);
    expect([on(CHARGE, all).verdict.is, on(CHARGE, others).verdict.is]).toEqual(['right', 'wrong']);
    expect([on(far, all).verdict.is, on(far, others).verdict.is]).toEqual(['wrong', 'right']);
    expect(on(far, all).verdict).toMatchObject({ marks: ['n2'] });
    expect(on(far, all).verdict.says[0]!.say).toContain('Nobz 2');
  });
});
