import { describe, expect, it } from 'vitest';
import { carriesOthers, type Attack } from '../../../src/epic-armageddon/model/combatant.ts';
import { joinCharacters } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import type { Profile, Weapon } from '../../../src/epic-armageddon/model/profile.ts';
import { characterOf, profileOf, weaponOf } from '../../support/profiles.ts';

/** A unit's dice in close combat and firefight, such as `1 normal` or `2 macro-weapon first`. */
const attacks = (sheet: Partial<Profile>, ...characters: readonly Profile[]) => {
  const words = ({ dice, effect, firstStrike }: Attack): string => `${dice} ${effect}${firstStrike ? ' first' : ''}`;
  const joined = joinCharacters(profileOf(sheet), characters).attacks;
  return { cc: joined['close-combat'].map(words), ff: joined.firefight.map(words) };
};

const claw = (extraAttacks: number | string, ...rules: readonly string[]): Weapon => weaponOf({ extraAttacks, rules });
const gun = (extraAttacks: number | string, ...rules: readonly string[]): Weapon =>
  weaponOf({ kind: 'small-arms', extraAttacks, rules });

describe('extra attacks', () => {
  it('A4.2: a unit has one die either way', () => {
    expect(attacks({})).toEqual({ cc: ['1 normal'], ff: ['1 normal'] });
  });

  it('A4.2, ruling 43: assault weapons add to close combat only, small arms to firefights only', () => {
    expect(attacks({ weapons: [claw(2), gun('D3')] })).toEqual({
      cc: ['1 normal', '2 normal'], ff: ['1 normal', 'D3 normal'],
    });
  });

  it('A4.2: what a weapon can do it does with its extra dice, not with the unit’s own', () => {
    expect(attacks({ weapons: [claw(1, 'lance'), gun(1, 'ignore-cover')] })).toEqual({
      cc: ['1 normal', '1 lance'], ff: ['1 normal', '1 ignore-cover'],
    });
  });
});

describe('weapons without extra attacks', () => {
  it('V5, V8: they lend Lance and Ignore Cover to the unit’s own die of their kind', () => {
    expect(attacks({ weapons: [claw(0, 'lance'), claw(1), gun(0, 'ignore-cover')] })).toEqual({
      cc: ['1 lance', '1 normal'], ff: ['1 ignore-cover'],
    });
  });

  it.each([
    ['V6: a macro-weapon counts on extra attacks only', 'macro-weapon'],
    ['V7: a Titan Killer counts on extra attacks only', 'titan-killer'],
    ['V7: a Titan Killer of several points counts on extra attacks only', 'titan-killer-d3'],
  ])('%s', (_, rule) => {
    expect(attacks({ weapons: [claw(0, rule)] }).cc).toEqual(['1 normal']);
    expect(attacks({ weapons: [claw(1, rule)] }).cc).toEqual(['1 normal', `1 ${rule.replace('-d3', '')}`]);
  });
});

describe('where First Strike stands', () => {
  it.each([
    ['A4.4: First Strike on the unit covers everything it throws',
      { abilities: ['first-strike'], weapons: [claw(1), gun(1)] },
      ['1 normal first', '1 normal first'], ['1 normal first', '1 normal first']],
    ['A4.4: First Strike of an assault weapon covers all close combat dice',
      { weapons: [claw(0, 'first-strike'), claw(1), gun(1)] },
      ['1 normal first', '1 normal first'], ['1 normal', '1 normal']],
    ['A4.4: First Strike of small arms covers all firefight dice',
      { weapons: [gun(0, 'first-strike'), claw(1), gun(1)] },
      ['1 normal', '1 normal'], ['1 normal first', '1 normal first']],
    ['A4.4: First Strike of a weapon with extra attacks covers only those',
      { weapons: [claw(1, 'first-strike'), claw(1)] },
      ['1 normal', '1 normal first', '1 normal'], ['1 normal']],
  ])('%s', (_, sheet, cc, ff) => {
    expect(attacks(sheet)).toEqual({ cc, ff });
  });

  it('A4.4: the unit’s own First Strike covers the extra attacks of its characters', () => {
    const hero = characterOf({ weapons: [claw(1, 'macro-weapon')] });
    expect(attacks({ abilities: ['first-strike'] }, hero).cc).toEqual(['1 normal first', '1 macro-weapon first']);
  });
});

describe('characters joined to a unit', () => {
  const hero = characterOf({ name: 'Hero', abilities: ['inspiring', 'fearless'], weapons: [claw(1, 'macro-weapon')] });

  it('A4.2: they add their weapons to the unit’s dice', () => {
    expect(attacks({ weapons: [claw(1)] }, hero, hero).cc).toEqual([
      '1 normal', '1 normal', '1 macro-weapon', '1 macro-weapon',
    ]);
  });

  it('A6.2: an ability that is there twice counts once', () => {
    const joined = joinCharacters(profileOf({ abilities: ['inspiring', 'walker'] }), [hero, hero]);
    expect(joined.abilities).toEqual(['inspiring', 'walker', 'fearless']);
  });

  it('W1, V10: those that are cars or shrines add their damage capacity and their shields', () => {
    const car = characterOf({ abilities: ['damage-capacity-2', 'void-shield-1'] });
    const fort = profileOf({ type: 'war-engine', damageCapacity: 3, abilities: ['void-shields-2'] });
    expect(joinCharacters(fort, [car, car])).toMatchObject({ damageCapacity: 7, shields: 4 });
    expect(joinCharacters(fort, [])).toMatchObject({ damageCapacity: 3, shields: 2 });
  });

  it('A4.2: the unit keeps its own name and values', () => {
    const sheet = profileOf({ name: 'Guard', speed: 20, armour: 5, cc: 6, ff: 3, radius: 1.5 });
    expect(joinCharacters(sheet, [hero])).toMatchObject({
      name: 'Guard', characters: ['Hero'], speed: 20, armour: 5, cc: 6, ff: 3, radius: 1.5, type: 'infantry',
    });
  });
});

it.each<readonly [abilities: readonly string[], isTransport: boolean]>([
  [['transport'], true], [['skimmer', 'transport-2'], true], [['transport-12'], true],
  [[], false], [['passengers-fire', 'void-shields-2'], false],
])('A2.11: a unit carries others with or without a word for how many: %s', (abilities, isTransport) => {
  expect(carriesOthers({ abilities })).toBe(isTransport);
});
