import { describe, expect, it } from 'vitest';
import { EDITION_CASES, outcomesOf } from '../../../machines/compare/editions/cases.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';

const SILENT = 'The text does not tell.';

const outcomes = (id: string): readonly string[] => {
  const each = outcomesOf(EDITION_CASES.find(one => one.id === id)!);
  return EDITIONS.map(edition => each[edition]);
};
const dice = (id: string): readonly number[] => outcomes(id).map(say => Number(/(\d+) dice/.exec(say)![1]));

/** In the order of the editions: seven steps, eight steps, fourth, seventh. */
describe('one input, four outcomes', () => {
  it('X-01: of Weapon Skill 2 and 4 the lowest counts, in the seventh edition the highest', () => {
    expect(outcomes('X-01').map(say => /\d\+/.exec(say)![0])).toEqual(['3+', '3+', '3+', '4+']);
  });

  it('X-05: five models that have shot have 5 attacks in the trial rules, 10 in the fourth and seventh', () => {
    expect(dice('X-05')).toEqual([5, 5, 10, 10]);
  });

  it('X-06: a defender in cover strikes at 10, before all, at 10, or after the charger', () => {
    expect(outcomes('X-06').map(say => say.split(' ').slice(0, 3).join(' '))).toEqual([
      'Initiative 10: Guardsman', 'Before everybody else,', 'Initiative 10: Guardsman', 'Initiative 6: Marine.',
    ]);
    for (const say of outcomes('X-06').slice(0, 3)) expect(say).toContain('Initiative 6: Marine.');
  });

  it('X-08: a charger of Initiative 10 strikes with the covered, after them, with them, or before them', () => {
    const [seven, eight, fourth, seventh] = outcomes('X-08');
    expect(seven).toBe('Initiative 10: Marine, Guardsman 1 and Guardsman 2.');
    expect(eight).toMatch(/^Before everybody else, because of cover: Guardsman.* Initiative 10: Marine\.$/);
    expect(fourth).toBe(seven);
    expect(seventh).toMatch(/^Initiative 10: Marine\. Initiative 3: /);
  });

  it('X-20: near a friend of another unit nobody strikes, but in the seventh edition', () => {
    expect(dice('X-20')).toEqual([3, 3, 3, 9]);
  });

  it.each([
    ['X-02', ['The owner chooses 2 or 4.', 'The owner chooses 2 or 4.', 'It has Toughness 2.', 'It has Toughness 4.']],
    ['X-03', ['The owner chooses 3 or 5.', 'The owner chooses 3 or 5.', 'It has Toughness 3.', 'It has Toughness 5.']],
    ['X-16', ['It may.', 'It may.', SILENT, 'A is locked: none of its models shoots or is shot at.']],
    ['X-17', ['It strikes A or Hero.', 'It strikes Hero.', SILENT, SILENT]],
    ['X-19', ['A stood still to fire and cannot charge.', 'It may charge.', SILENT, 'It may charge.']],
    ['X-21', [
      'With 6″: A cannot get to B within 6″. With 12″: it may charge.',
      'With 6″: A cannot get to B within 6″. With 12″: A cannot get to B within 6″.',
      SILENT, 'With 6″: it may charge. With 12″: it may charge.',
    ]],
    ['X-23', [
      'Guardsman 1, Guardsman 2 and Guardsman 3 are in cover.',
      'Guardsman 1, Guardsman 2 and Guardsman 3 are in cover.',
      'Guardsman 1 and Guardsman 2 are in cover.', 'Nobody is in cover.',
    ]],
  ])('%s: the rules are asked, and where the text is silent nobody answers', (id, each) => {
    expect(outcomes(id)).toEqual(each);
  });

  it('has them in order, each once', () => {
    const ids = EDITION_CASES.map(one => one.id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });
});
