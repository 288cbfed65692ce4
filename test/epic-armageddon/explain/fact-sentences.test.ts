/** Numbers and names in the sentences of a reasoning. */
import { describe, expect, it } from 'vitest';
import { speaksAgainst, speaksFor, aside, type Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import { factSentence } from '../../../src/epic-armageddon/explain/fact-sentences.ts';

const place = (number: number): Fact => speaksFor('H1', 'place-in-contact', { place: number, of: 130 });
const far = (cm: number): Fact =>
  speaksAgainst('A4.1', 'too-far', { enemy: 'Foe', cm, limit: 15, missing: cm - 15 });
const safe = (cm: number): Fact => aside('A7.3', 'far-enough', { enemy: 'Foe', cm, limit: 15 });

describe('the sentences of a reasoning', () => {
  it.each([
    [1, 'first'], [2, 'second'], [3, 'third'], [4, 'fourth'], [5, 'fifth'], [6, 'sixth'], [7, 'seventh'],
    [8, 'eighth'], [9, 'ninth'], [10, 'tenth'], [11, 'eleventh'], [12, 'twelfth'], [13, '13th'], [20, '20th'],
    [21, '21st'], [22, '22nd'], [23, '23rd'], [24, '24th'], [30, '30th'], [101, '101st'], [102, '102nd'],
    [110, '110th'], [111, '111th'], [112, '112th'], [121, '121st'],
  ])('H1: the place of number %i is the %s', (number, ordinal) => {
    expect(factSentence(place(number))).toBe(`It is in base contact: hits reach it ${ordinal} of 130.`);
  });

  it.each([
    [18.14, '18.1 cm', '3.1 cm'], [15.5, '15.5 cm', '0.5 cm'], [15.1, '15.1 cm', '0.1 cm'],
    [15.04, '15.04 cm', '0.04 cm'], [15.01, '15.01 cm', '0.01 cm'], [15.001, '15.01 cm', '0.01 cm'],
  ])('A4.1: %f cm read as more than 15 cm, by how much they are', (cm, at, missing) => {
    expect(factSentence(far(cm))).toBe(`The nearest enemy, Foe, is ${at} away: ${missing} more than 15 cm.`);
  });

  it.each([
    [28.26, '28.3 cm'], [15.04, '15.04 cm'], [15.001, '15.01 cm'],
  ])('A7.3: %f cm read as farther than 15 cm', (cm, at) => {
    expect(factSentence(safe(cm)))
      .toBe(`The nearest enemy, Foe, is ${at} away: farther than 15 cm, so that it is safe where it stands.`);
  });
});
