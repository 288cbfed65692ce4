/** Answers that a player finds on the table, and what is said to those who find something else. */
import { describe, expect, it } from 'vitest';
import { judgeAnswer, posedQuestion } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { following } from '../../../../machines/lessons/epic-armageddon/position.ts';
import { oracleAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import type { MomentAt, GivenAnswer } from '../../../../src/lessons/lesson.ts';
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import { asked } from './lessons.ts';

type Answer = readonly string[] | number | string | boolean;

const valueOf = (given: GivenAnswer): Answer => {
  switch (given.kind) {
    case 'number': return given.value;
    case 'side': return given.side;
    case 'yes-no': return given.yes;
    default: return given.ids;
  }
};

const CASES: readonly (
  readonly [claim: string, scenario: string, ask: LessonQuestion, at: MomentAt | string, right: Answer]
)[] = [
  ['any enemy formation on the table may be charged, however far off', 'orks-storm-ruins',
    { asks: 'who-may-be-charged' }, 'a1ChooseTarget', ['company', 'tanks']],
  ['formations that stand among the target may be charged with it', 'swarm-among-the-broken',
    { asks: 'who-may-join', side: 'defender' }, 'a1ChooseTarget', ['company']],
  ['a Commander brings along who is near', 'warlord-leads-three-mobs',
    { asks: 'who-may-join', side: 'attacker' }, 'a1ChooseTarget', ['stormboyz', 'kult']],
  ['without a Commander nobody comes along', 'marines-charge-warband',
    { asks: 'who-may-join', side: 'attacker' }, 'a1ChooseTarget', []],
  ['before anybody has moved there is no assault', 'marines-charge-warband',
    { asks: 'is-there-an-assault' }, 'a2Charge', false],
  ['stands that are near enough make one', 'marines-charge-warband',
    { asks: 'is-there-an-assault' }, { state: 'a2Charge', moved: 'a4' }, true],
  ['nobody is in a zone 12cm off', 'marines-charge-warband',
    { asks: 'whose-zones', unit: 'a1' }, 'a2Charge.moving', []],
  ['a charge that began in no zone may end anywhere', 'marines-charge-warband',
    { asks: 'may-the-charge-end' }, 'a2Charge.moving', true],
  ['infantry counter-charges 5cm', 'marines-charge-warband',
    { asks: 'counter-charge-distance', unit: 'b6' }, 'a3CounterCharge', 5],
  ['who is in contact stays', 'marines-charge-warband',
    { asks: 'counter-charge-distance', unit: 'b1' }, 'a3CounterCharge', 0],
  ['First Strike comes before the others', 'banshees-and-terminators',
    { asks: 'who-strikes-first', side: 'attacker' }, 'a3CounterCharge', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
  ['who has none strikes with the others', 'banshees-and-terminators',
    { asks: 'who-strikes-first', side: 'defender' }, 'a3CounterCharge', []],
  ['who strikes after First Strike attacks all the same', 'banshees-and-terminators',
    { asks: 'who-may-attack', side: 'defender' }, 'a3CounterCharge', ['t1', 't2', 't3', 't4']],
  ['whoever stands behind the ruins may not attack', 'marines-charge-warband',
    { asks: 'who-may-attack', side: 'defender' }, 'a4Attacks', ['b1', 'b2', 'b3', 'b4', 'b5', 'n1', 'n2']],
  ['a macro-weapon leaves Reinforced Armour one throw', 'banshees-and-terminators',
    { asks: 'save-needed', unit: 't1', effect: 'macro-weapon' }, 'a3CounterCharge', 4],
  ['a Titan Killer leaves it none', 'banshees-and-terminators',
    { asks: 'may-it-save', unit: 't1', effect: 'titan-killer' }, 'a3CounterCharge', false],
  ['a sniper makes a save one harder', 'banshees-and-terminators',
    { asks: 'save-needed', unit: 't1', effect: 'sniper' }, 'a3CounterCharge', 5],
  ['those who charge save by no cover', 'orks-storm-ruins',
    { asks: 'who-saves-by-cover', side: 'attacker' }, 'a4Attacks', []],
  ['a war engine takes a lap as long as its capacity', 'warband-swarms-titan',
    { asks: 'hits-on-a-unit', unit: 'titan', hits: 8 }, 'a4Attacks', 8],
  ['a war engine counts as the capacity it began with', 'warband-swarms-titan',
    { asks: 'counted-for-numbers', side: 'defender' }, 'a6Result.rolling', 8],
  ['only who has the enemy near and in sight lends fire', 'orks-storm-ruins',
    { asks: 'who-may-support', side: 'defender' }, 'a4Attacks', ['l1']],
  ['the loser breaks and withdraws', 'marines-charge-warband',
    { asks: 'who-must-withdraw' }, 'a6Result', ['warband']],
  ['the winner takes a Blast marker for each loss', 'marines-charge-warband',
    { asks: 'markers-on', formation: 'assault' }, 'a6Result', 2],
  ['a formation that breaks keeps no marker', 'orks-storm-ruins',
    { asks: 'markers-on', formation: 'company' }, 'a6Result', 0],
];

describe('what a player finds on the table', () => {
  it.each(CASES)('%s (%s)', (_, scenario, ask, at, right) => {
    expect(valueOf(oracleAnswer(asked(scenario, ask, at))!)).toEqual(right);
  });
});

const objected = (ask: LessonQuestion, given: GivenAnswer, at = 'a4Attacks') =>
  judgeAnswer(asked('marines-charge-warband', ask, at), given).verdict;

const FIGHTERS = ['b1', 'b2', 'b3', 'b4', 'b5', 'n1', 'n2'];

describe('dice that lie on the table with a question', () => {
  const thrownBy = (ask: LessonQuestion, at: string) => {
    const run = asked('marines-charge-warband', ask, at);
    const shown = posedQuestion(run)!.shows.flatMap(({ faces }) => faces);
    const next = [...following(run.ready, run.timeline)].at(-1)!.events.slice(run.timeline.at)
      .flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
    return { shown, next };
  };

  it('are those that are thrown next: all of them to save, a side’s own to hit', () => {
    const saves = thrownBy({ asks: 'how-many-are-lost', side: 'defender' }, 'a4Attacks.attacks.settling');
    expect(saves.shown.length).toBeGreaterThan(3);
    expect(saves.shown).toEqual(saves.next.slice(0, saves.shown.length));
    const ours = thrownBy({ asks: 'hits-of-a-side', side: 'attacker' }, 'a4Attacks');
    const theirs = thrownBy({ asks: 'hits-of-a-side', side: 'defender' }, 'a4Attacks');
    expect([...ours.shown, ...theirs.shown]).toEqual(ours.next.slice(0, ours.shown.length + theirs.shown.length));
    expect(theirs.shown).toHaveLength(7);
  });

  it('are the lesson’s own first, and those of the seed after them', () => {
    const ask: LessonQuestion = { asks: 'hits-of-a-side', side: 'attacker' };
    const seeded = posedQuestion(asked('marines-charge-warband', ask, 'a4Attacks'))!.shows
      .flatMap(({ faces }) => faces);
    const own = posedQuestion(asked('marines-charge-warband', ask, 'a4Attacks', { dice: [6, 6] }))!.shows;
    expect(own.flatMap(({ faces }) => faces)).toEqual([6, 6, ...seeded.slice(2)]);
  });

  it('are none where nothing is thrown for the question', () => {
    expect(thrownBy({ asks: 'who-may-attack', side: 'attacker' }, 'a4Attacks').shown).toEqual([]);
  });
});

describe('what the opponent says', () => {
  const ask: LessonQuestion = { asks: 'who-may-attack', side: 'defender' };

  it('is about a stand that is named and should not be, before any that is missing', () => {
    const verdict = objected(ask, { kind: 'units', ids: ['b2', 'b6'] });
    expect(verdict.marks).toEqual(['b6']);
    expect(verdict.says[0]).toEqual({ say: 'Not Boyz 6.' });
    expect(verdict.says[1]!.say).toMatch(/hides it: the line of fire runs through/);
    expect(verdict.says[1]!.rule).toBe('L2');
  });

  it('is about the first stand that is missing, with whom it stands near', () => {
    expect(objected(ask, { kind: 'units', ids: FIGHTERS.slice(0, 4) })).toMatchObject({
      marks: ['b5'],
      says: [{ say: 'You have left out Boyz 5.' }, { rule: 'A4.1' }, { say: 'So it may attack.' }],
    });
  });

  it('does not tell the only right stand', () => {
    const last: LessonQuestion = { asks: 'who-is-hit-last', side: 'defender' };
    expect(objected(last, { kind: 'units', ids: [] }).says).toMatchObject([{ say: 'Choose one.' }, { rule: 'H1' }]);
    const { says } = objected(last, { kind: 'units', ids: ['b1'] });
    expect(says.map(({ say }) => say).join(' ')).toBe('Not Boyz 1. It is in base contact; nobody is nearer.');
  });

  it('does not tell a number, only on which side of it an answer lies', () => {
    const dice: LessonQuestion = { asks: 'dice-of-a-side', side: 'attacker' };
    expect(objected(dice, { kind: 'number', value: 0 }).says[0]!.say).toBe('That is too little.');
    expect(objected(dice, { kind: 'number', value: 99 }).says[0]!.say).toBe('That is too much.');
  });

  it('begins with the author’s words where there are some', () => {
    const run = asked('marines-charge-warband', ask, 'a4Attacks');
    const [moment] = run.ready.lesson.moments;
    const own = { say: 'I count {engaged defender}.', rule: 'A4.1' };
    const lesson = { ...run.ready.lesson, moments: [{ ...moment!, objection: own } as typeof moment & object] };
    const { says } = judgeAnswer({ ...run, ready: { ...run.ready, lesson } }, { kind: 'units', ids: [] }).verdict;
    expect(says[0]).toEqual({ say: 'I count 7.', rule: 'A4.1' });
  });
});

describe('an answer', () => {
  const ask: LessonQuestion = { asks: 'who-may-attack', side: 'defender' };

  it('that names everybody is right in any order, one that names somebody twice is not', () => {
    expect(objected(ask, { kind: 'units', ids: [...FIGHTERS].reverse() }).is).toBe('right');
    expect(objected(ask, { kind: 'units', ids: [...FIGHTERS.slice(1), 'b2'] }).is).toBe('wrong');
    expect(objected(ask, { kind: 'units', ids: [...FIGHTERS, 'b1'] }).is).toBe('wrong');
  });

  it('of another kind than the question’s is wrong', () => {
    expect(objected(ask, { kind: 'number', value: 7 }).is).toBe('wrong');
    expect(objected({ asks: 'dice-of-a-side', side: 'attacker' }, { kind: 'units', ids: [] }).is).toBe('wrong');
    expect(objected({ asks: 'who-wins-the-result' }, { kind: 'yes-no', yes: true }, 'a6Result').is).toBe('wrong');
    expect(objected({ asks: 'does-it-end-here' }, { kind: 'side', side: 'neither' }).is).toBe('wrong');
  });

  it('about ties is right whichever the owner might choose, and nothing else is', () => {
    const hits: LessonQuestion = { asks: 'hits-on-a-unit', unit: 'b4', hits: 3 };
    const on = (value: number) => objected(hits, { kind: 'number', value }).is;
    expect([on(0), on(1), on(2)]).toEqual(['right', 'right', 'wrong']);
    const three: LessonQuestion = { asks: 'who-takes-the-hits', side: 'defender', hits: 3 };
    expect(objected(three, { kind: 'units', ids: ['b4', 'b1', 'b3'] }).is).toBe('right');
    expect(objected(three, { kind: 'units', ids: ['b1', 'b2', 'n1'] }).is).toBe('wrong');
    expect(objected(three, { kind: 'units', ids: ['b1', 'b1', 'b3'] }).is).toBe('wrong');
  });
});
