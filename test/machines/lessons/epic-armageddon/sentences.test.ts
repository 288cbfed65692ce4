import { describe, expect, it } from 'vitest';
import { goOn, goTo, presentPosition } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import {
  questionSentence, filledSentence, taskSentence,
} from '../../../../machines/lessons/epic-armageddon/sentences.ts';
import { FIGURES, figuresIn } from '../../../../src/lessons/figures.ts';
import { begun, see } from './lessons.ts';

const run = begun('marines-charge-warband', [
  see('begin', 'a1ChooseTarget'), see('fight', 'a4Attacks'), see('hits', 'a4Attacks.attacks.allocating'),
  see('over', 'assaultOver'),
]);
const begin = presentPosition(run).assault;
const fight = presentPosition(goTo(run, 'fight')).assault;
const hits = presentPosition(goTo(run, 'hits')).assault;
const over = presentPosition(goOn(goTo(run, 'over'))).assault;

/** What is said of each figure, before, in the fight, when hits lie on the table, and when all is over. */
const ROWS: readonly (readonly [figure: string, begin: string, fight: string, hits: string, over: string])[] = [
  ['round', '1', '1', '1', '1'],
  ['winner', 'nobody', 'nobody', 'nobody', 'the attacker'],
  ['hackdown', '0', '0', '0', '1'],
  ['kills attacker', '0', '0', '0', '5'],
  ['left defender', '8', '8', '8', '1'],
  ['lost defender', '0', '0', '0', '7'],
  ['engaged attacker', '0', '4', '4', '4'],
  ['total attacker', '–', '–', '–', '10'],
  ['dice attacker', '–', '–', '–', '4 and 3'],
  ['added attacker', '0', '0', '0', '6'],
  ['hits defender', '0', '0', '3', '0'],
  ['unit b1', 'Boyz 1', 'Boyz 1', 'Boyz 1', 'Boyz 1'],
  ['gap n2', '27.6 cm', '6.7 cm', '6.7 cm', '6.7 cm'],
  ['save n2', '4+', '4+', '4+', '4+'],
  ['damage b1', '1', '1', '1', '1'],
  ['formation warband', 'Warband', 'Warband', 'Warband', 'Warband'],
  ['markers assault', '0', '0', '0', '2'],
];

describe('the figures of a sentence', () => {
  it.each(ROWS)('{%s}', (figure, ...said) => {
    const say = `It is {${figure}} now.`;
    expect([begin, fight, hits, over].map(assault => filledSentence(assault, { say }).say))
      .toEqual(said.map(one => `It is ${one} now.`));
  });

  it('have a row each', () => {
    const named = ROWS.map(([figure]) => figure.split(' ')[0]);
    expect(Object.keys(FIGURES).filter(name => !named.includes(name))).toEqual([]);
  });

  it('leave the rule of their sentence, and what is no figure, as they stand', () => {
    expect(filledSentence(fight, { say: 'A { b } {no such} {unit zz}', rule: 'A4.1' }))
      .toEqual({ say: 'A {b} {no such} {unit zz}', rule: 'A4.1' });
    expect(figuresIn('{a} { b c }')).toEqual([{ name: 'a', of: null }, { name: 'b', of: 'c' }]);
  });

  it('bring no markup along: a name is said as the text that it is', () => {
    const units = fight.units.map(unit => (unit.id === 'b1' ? { ...unit, name: '<b>{winner}</b>' } : unit));
    expect(filledSentence({ ...fight, units }, { say: '{unit b1}' }).say).toBe('<b>{winner}</b>');
  });
});

describe('questions and tasks in words', () => {
  it('name units, formations and sides', () => {
    expect(questionSentence(fight, { asks: 'hits-on-a-unit', unit: 'b1', hits: 5 }))
      .toEqual({ say: '5 hits fall on the side of Boyz 1. How many of them does Boyz 1 take?', rule: 'H2' });
    expect(questionSentence(fight, { asks: 'markers-on', formation: 'assault' }).say)
      .toBe('How many Blast markers has Assault detachment when all is over?');
    expect(taskSentence(fight, { goal: 'supported-by', side: 'defender', units: [] }).say)
      .toBe('Have exactly nobody lend the defender supporting fire.');
    expect(taskSentence(fight, { goal: 'near', unit: 'a1', from: 'b2', cm: 5 }).say)
      .toBe('Have Assault 1 stand at most 5cm from Boyz 2.');
  });
});
