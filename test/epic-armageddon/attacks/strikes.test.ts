import { describe, expect, it } from 'vitest';
import { beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import {
  batchHands, hasDice, isThrown, resolveBatch, strikersOf,
} from '../../../src/epic-armageddon/attacks/strikes.ts';
import type { Batch } from '../../../src/epic-armageddon/model/batch.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf, rowOf, unitOf } from '../../support/build.ts';
import { engagedOf } from '../../support/fight.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';

const gun = (extraAttacks: number | string, ...rules: readonly string[]) =>
  weaponOf({ kind: 'small-arms', extraAttacks, rules });

/** The batch of units of these profiles, in this order, firing at one without weapons 10cm away. */
const batchOf = (...sheets: readonly Partial<Profile>[]): Batch => {
  const profiles = {
    target: profileOf({ cc: null, ff: null }),
    ...Object.fromEntries(sheets.map((sheet, i) => [`p${i + 1}`, profileOf(sheet)])),
  };
  const assault = engagedOf({
    profiles,
    formations: [
      formationOf('attacker', sheets.map((_, i) => unitOf(`a${i + 1}`, `p${i + 1}`, [30, 20 + 3 * i]))),
      formationOf('defender', [unitOf('d1', 'target', [42, 20])]),
    ],
  });
  return beginBatch(assault, 'attacks').batch!;
};

const hands = (batch: Batch): readonly string[] => batchHands(batch).map(hand =>
  [hand.purpose, hand.effect, hand.read === 'successes' ? `${hand.target}+` : hand.read, ...hand.units].join(' '));

describe('the dice of a unit', () => {
  const assault = engagedOf({
    profiles: {
      scythe: profileOf({ ff: null, weapons: [weaponOf({ extraAttacks: 2, rules: ['macro-weapon'] }), gun(1)] }),
    },
    formations: [
      formationOf('attacker', [unitOf('a1', 'scythe', [30, 20])]),
      formationOf('defender', rowOf('d', 'boyz', 1, [30, 22])),
    ],
  });

  it('A4.2: its own die, and those of the weapons that work in this way to fight', () => {
    expect(strikersOf(assault, unitIn(assault, 'a1'), 'close-combat', () => true)).toEqual([
      { unit: 'a1', by: 'close-combat', target: 4, effect: 'normal', dice: 1, points: 1, apart: false },
      { unit: 'a1', by: 'close-combat', target: 4, effect: 'macro-weapon', dice: 2, points: 1, apart: false },
    ]);
  });

  it('A4.3: without a value it has none, extra attacks neither', () => {
    expect(strikersOf(assault, unitIn(assault, 'a1'), 'firefight', () => true)).toEqual([]);
  });
});

describe('the hands of a batch', () => {
  it('A4.2: dice of one value and effect are one hand, each unit’s own die before its extra ones', () => {
    expect(hands(batchOf({ ff: 5 }, { ff: 4 }, { ff: 5, weapons: [gun(2)] }))).toEqual([
      'firefight normal 5+ a1 a3 a3 a3', 'firefight normal 4+ a2',
    ]);
  });

  it('H6: special dice lie in hands of their own, macro-weapons and Titan Killers last', () => {
    const weapons = ['titan-killer', 'macro-weapon', 'lance', 'ignore-cover'].map(rule => gun(1, rule));
    expect(hands(batchOf({ weapons })).map(hand => hand.split(' ')[1])).toEqual([
      'normal', 'ignore-cover', 'lance', 'macro-weapon', 'titan-killer',
    ]);
  });

  it('A4.2: how many extra attacks there are is thrown first, a die for each weapon', () => {
    const batch = batchOf({ weapons: [gun('D3'), gun('D3', 'macro-weapon')] }, { weapons: [gun('D3')] });
    expect(hands(batch)).toEqual([
      'extra-attacks normal halves a1', 'extra-attacks macro-weapon halves a1', 'extra-attacks normal halves a2',
    ]);
    const counted = resolveBatch(batch, [5, 1, 3]);
    expect(isThrown(counted)).toBe(false);
    expect(hands(counted)).toEqual(['firefight normal 4+ a1 a1 a1 a1 a2 a2 a2', 'firefight macro-weapon 4+ a1']);
  });

  it('A4.2: a hand is called by its side and by what it is thrown for', () => {
    expect(batchHands(batchOf({ weapons: [gun('D3')] })).map(({ name }) => name)).toEqual(['attacker extra attacks']);
    expect(batchHands(batchOf({ ff: 5 })).map(({ name }) => name)).toEqual(['attacker firefight normal 5+']);
  });

  it('A4.2: hits are counted by their effect, each hand against its own value', () => {
    const batch = batchOf({ ff: 5, weapons: [gun(1, 'lance')] }, { ff: 3 });
    const thrown = resolveBatch(batch, [5, 4, 5]);
    const alike = { from: null, by: 'firefight', points: 1 };
    expect(thrown.hits.defender).toEqual([]);
    expect(thrown.hits.attacker).toHaveLength(2);
    expect(thrown.hits.attacker).toContainEqual({ ...alike, effect: 'normal', count: 2 });
    expect(thrown.hits.attacker).toContainEqual({ ...alike, effect: 'lance', count: 1 });
    expect(isThrown(thrown)).toBe(true);
    expect(batchHands(thrown)).toEqual([]);
  });

  it('A4.2: a batch in which nobody has a value has no dice', () => {
    expect(hasDice(batchOf({ ff: null }))).toBe(false);
    expect(hasDice(batchOf({ ff: null }, {}))).toBe(true);
  });
});
