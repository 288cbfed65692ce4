import { describe, expect, it } from 'vitest';
import { EDITION_CASES, editionOutcomes } from '../../../machines/compare/editions/cases.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';

const SILENT = 'The text does not tell.';

const outcomes = (id: string): readonly string[] => {
  const each = editionOutcomes(EDITION_CASES.find(one => one.id === id)!);
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
    ['X-04', ['It has 1 attack.', 'It has 1 attack.', 'It has 4 attacks.', 'It has 4 attacks.']],
    ['X-11', [
      'Guardsman 1 or Guardsman 3.', 'Guardsman 1 or Guardsman 3.', 'Guardsman 1, Guardsman 2 or Guardsman 3.',
      'Guardsman 1, Guardsman 2, Guardsman 3 or Guardsman 4.',
    ]],
    ['X-14', [
      'It may.', 'Marine 1 may not come so near to Guardsman 1.', SILENT,
      'Marine 1 may not come so near to Guardsman 1.',
    ]],
    ['X-15', [
      'Weapon Skill 2 counts.', 'Weapon Skill 2 counts.', 'Weapon Skill 4 counts.', 'Weapon Skill 4 counts.',
    ]],
    ['X-18', [
      'B: it may charge. B and C: it may charge. C and B: This turn shots went at B: A must charge it first.',
      'B: it may charge. B and C: This turn shots went at B: A may charge nobody else. '
        + 'C and B: This turn shots went at B: A may charge nobody else.',
      SILENT,
      'B: it may charge. B and C: it may charge. C and B: This turn shots went at B: A must charge it first.',
    ]],
    ['X-16', ['It may.', 'It may.', SILENT, 'A is locked: none of its models shoots or is shot at.']],
    ['X-17', ['It strikes A or Hero.', 'It strikes Hero.', SILENT, 'It strikes A.']],
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

  it.each([
    ['X-07', [
      'Initiative 6: Marine. Initiative 3: Guardsman 1 and Guardsman 2.',
      'Initiative 6: Marine. Initiative 3: Guardsman 1 and Guardsman 2.',
      'Initiative 6: Marine. Initiative 3: Guardsman 1 and Guardsman 2.',
      'Initiative 3: Guardsman 1 and Guardsman 2. Initiative 1: Marine.',
    ]],
    ['X-09', [
      'B: 6 of 6 wounds saved by armour on 5+. B: 2 of 2 wounds saved by armour on 3+.',
      'B: 6 of 6 wounds saved by armour on 5+. B: 2 of 2 wounds saved by armour on 5+.',
      'Warrior 6: 1 of 1 wound saved by armour on 5+. (×8)', 'B: 2 of 2 wounds saved by armour on 3+. (×4)',
    ]],
    ['X-10', [
      'Initiative 6: Quick. Initiative 4: Slow. Initiative 1: Guardsman 2.',
      'Initiative 6: Quick. Initiative 4: Slow. Initiative 1: Guardsman 2.', 'Initiative 6: Quick.',
      'Initiative 6: Quick. Slow piles in. Initiative 4: Slow. Guardsman 3 piles in. Initiative 1: Guardsman 3.',
    ]],
    ['X-12', [
      'A throws 6 and does not catch B, which threw 6. B falls back 6″.',
      'A throws 6 and does not catch B, which threw 6. B falls back 6″.', SILENT, 'B has 7, A 7: it is destroyed.',
    ]],
    ['X-13', [
      'B is caught by A and stays locked.', 'A strikes B once more. Everything hits. B falls back 6″.', SILENT,
      'B has 7, A 8: it is destroyed.',
    ]],
    ['X-22', [
      'A throws 4 and 6 and charges 6″.', 'A throws 4 and 6 and charges 6″.', SILENT,
      'A throws 4 and 6 and charges 8″; difficult terrain took 2″.',
    ]],
  ])('%s: it is fought, and where the text is silent nothing comes of it', (id, each) => {
    expect(outcomes(id)).toEqual(each);
  });

  it('has all 23, in order, each once', () => {
    expect(EDITION_CASES.map(one => one.id))
      .toEqual(Array.from({ length: 23 }, (_, i) => `X-${String(i + 1).padStart(2, '0')}`));
  });
});
