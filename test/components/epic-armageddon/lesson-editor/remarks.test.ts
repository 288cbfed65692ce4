/** What a writer of a lesson is told of a moment, and which side a fresh question is about. */
import { describe, expect, it } from 'vitest';
import { namesAt, retitled, sideToMove } from '../../../../components/epic-armageddon/lesson-editor/offers.ts';
import { remarksOn, trivialOf } from '../../../../components/epic-armageddon/lesson-editor/remarks.ts';
import { assaultWith } from '../../../../src/epic-armageddon/model/copies.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { questionOf } from '../../../../src/lessons/lesson-draft.ts';
import type { LessonMoment } from '../../../../src/lessons/lesson.ts';
import { stage } from '../../../support/stage.ts';

const moment = (parts: Partial<LessonMoment> = {}): LessonMoment => ({
  id: 'm', at: { state: 'a4Attacks' }, kind: 'see', title: 'The nearest', text: [{ say: 'Look.' }], hint: [], ...parts,
} as LessonMoment);

const UNITS = { kind: 'units', ids: ['a', 'b'] } as const;
const percent = (value: number) => ({ kind: 'number', value }) as const;

describe('what is remarkable in a moment', () => {
  it.each([
    ['nothing', moment(), []],
    ['the title that it began with', moment({ title: 'Look 3' }), ['usual-title']],
    ['but not one of another kind', moment({ title: 'Question 3' }), []],
    ['something to look at that tells nothing', moment({ text: [] }), ['nothing-told']],
    ['a sentence that was never written', moment({ text: [{ say: 'Look.' }, { say: ' ' }] }), ['empty-sentence']],
  ] as const)('%s', (_, one, expected) => {
    expect(remarksOn(one)).toEqual(expected);
  });
  it('a usual title follows the kind, one that somebody chose does not', () => {
    expect(retitled(moment({ title: 'Look 3' }), 'predict')).toBe('Question 3');
    expect(retitled(moment(), 'predict')).toBe('The nearest');
  });
});

describe('a question that asks nothing', () => {
  it.each([
    ['every answer is right', { right: UNITS, wrong: null, choices: 3 }, false, 'every-answer'],
    ['there is one to choose from', { right: UNITS, wrong: UNITS, choices: 1 }, false, 'one-choice'],
    ['all that can be chosen are right', { right: UNITS, wrong: UNITS, choices: 2 }, false, 'everybody'],
    ['some are right', { right: UNITS, wrong: UNITS, choices: 3 }, false, null],
    ['100 percent', { right: percent(99.8), wrong: percent(0), choices: 0 }, true, 'certain'],
    ['0 percent', { right: percent(0), wrong: percent(9), choices: 0 }, true, 'certain'],
    ['58 percent', { right: percent(58), wrong: percent(9), choices: 0 }, true, null],
    ['a number that is 0 of itself', { right: percent(0), wrong: percent(9), choices: 0 }, false, null],
    ['yes or no', { right: { kind: 'yes-no', yes: true }, wrong: percent(9), choices: 0 }, false, null],
  ] as const)('%s', (_, answer, isChance, expected) => {
    expect(trivialOf(answer, isChance)).toBe(expected);
  });
});

describe('the side that moves first', () => {
  const assault = startAssault(stage({ a1: { at: [40, 30], cc: 4 } }, { d1: { at: [40, 34], cc: 4 } }));
  it.each([
    ['a2Charge.moving', assault, 'attacker'],
    ['a3CounterCharge', assault, 'defender'],
    ['a3CounterCharge', assaultWith(assault, { counterCharging: 'attacker' }), 'attacker'],
    ['a7Withdraw.withdrawing', assaultWith(assault, { winner: 'attacker' }), 'defender'],
    ['a7Consolidate', assaultWith(assault, { winner: 'defender' }), 'defender'],
    ['a7Withdraw.withdrawing', assaultWith(assault, { withdrawing: ['attacker'] }), 'attacker'],
  ] as const)('%s', (path, at, expected) => {
    expect(sideToMove(at, path)).toBe(expected);
  });
  it('its stands come first, and a fresh question is about it', () => {
    const names = namesAt(assault, 'a3CounterCharge');
    expect(names).toEqual({ side: 'defender', units: ['d1', 'a1'], formations: ['defender', 'attacker'] });
    expect(questionOf('who-may-attack', names)).toEqual({ asks: 'who-may-attack', side: 'defender' });
  });
});
