import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { formationOf, scenarioOf, unitOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, lostTo, modifiersIn, played } from '../../support/fight.ts';
import { characterOf, profileOf, PROFILES, weaponOf } from '../../support/profiles.ts';

type Sheet = Partial<Profile> & { readonly with?: Profile };

/**
 * Stands in contact pairwise, each side's datasheets in order, but for those of whom the test says where they stand; a
 * far one on either side that has no part in it.
 */
const duel = (
  attackers: readonly Sheet[], defenders: readonly Sheet[], places: Readonly<Record<string, Point>> = {},
) => {
  const profiles: Record<string, Profile> = { far: profileOf({ cc: null, ff: null, armour: null }) };
  const standOf = (side: 'a' | 'd', y: number) => ({ with: joined, ...sheet }: Sheet, i: number) => {
    const id = `${side}${i + 1}`;
    profiles[id] = profileOf({ armour: null, ...sheet });
    if (joined !== undefined) profiles[`${id}-joined`] = joined;
    return unitOf(id, id, places[id] ?? [30 + 6 * i, y], { characters: joined === undefined ? [] : [`${id}-joined`] });
  };
  return scenarioOf({
    profiles,
    formations: [
      formationOf('attacker', [...attackers.map(standOf('a', 30)), unitOf('afar', 'far', [30, 2])]),
      formationOf('defender', [...defenders.map(standOf('d', 32)), unitOf('dfar', 'far', [30, 70])]),
    ],
  });
};

const FIRST: Sheet = { abilities: ['first-strike'] };
/** The dice of attacks, without their faces. */
const attacks = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => / (close-combat|firefight) /.test(die)).map(die => die.replace(/:.*/, ''));

describe('First Strike', () => {
  it('First Strike: whom it kills does not strike back', () => {
    const { report, dice } = played(duel([FIRST], [{}]), [4, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+']);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('First Strike: whom it spares strikes back, and whoever struck first does not strike again', () => {
    const { dice } = played(duel([FIRST, {}], [{}]), [1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+', 'a2 firefight 4+', 'd1 close-combat 4+']);
  });

  it('First Strike: on both sides it is simultaneous', () => {
    const { report } = played(duel([FIRST, {}], [FIRST]), [4, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['a1', 'd1']);
  });

  const FIRST_CLAW: Sheet = { weapons: [weaponOf({ rules: ['first-strike'] })] };

  it('First Strike, ruling 41: a unit whose extra attack has cleared its contact fires its ordinary attack', () => {
    const { dice } = played(duel([FIRST_CLAW], [{}, {}]), [4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+', 'a1 firefight 4+', 'd2 firefight 4+']);
  });

  it('First Strike, ruling 41: while another enemy touches it, it strikes on', () => {
    const { dice } = played(duel([FIRST_CLAW], [{}, {}], { d2: [30, 28] }), [4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+', 'a1 close-combat 4+', 'd2 close-combat 4+']);
  });

  it('First Strike: a unit that has struck with its own die does not fire when its contact has fallen', () => {
    const mask: Sheet = { weapons: [weaponOf({ extraAttacks: 0, rules: ['first-strike'] })] };
    const { dice } = played(duel([mask], [{}, {}]), [4, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+', 'd2 firefight 4+']);
  });

  it('First Strike: a unit whose contact a friend has cleared still fires, though too late to be first', () => {
    const spinner: Sheet = { weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['first-strike'] })] };
    const { dice } = played(duel([spinner, FIRST], [{}, {}], { d2: [40, 34] }), [4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(attacks(dice)).toEqual(['a2 firefight 4+', 'a1 firefight 4+', 'd2 firefight 4+']);
  });
});

describe('weapons', () => {
  it('Extra Attacks: so many dice more at the same value', () => {
    const { dice } = played(duel([{ cc: 3, weapons: [weaponOf({ extraAttacks: 2 })] }], [{}]), [
      1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(attacks(dice)).toEqual([
      'a1 close-combat 3+', 'a1 close-combat 3+', 'a1 close-combat 3+', 'd1 close-combat 4+',
    ]);
  });

  it('Extra Attacks, ruling 43: small arms add nothing in contact', () => {
    const { dice } = played(duel([{ weapons: [weaponOf({ kind: 'small-arms' })] }], [{}]), [
      1, 1, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(attacks(dice)).toEqual(['a1 close-combat 4+', 'd1 close-combat 4+']);
  });

  const claw = (rule: string): Sheet => ({ weapons: [weaponOf({ rules: [rule] })] });
  const saves = (dice: readonly string[]) => dice.filter(die => / (save|re-roll) /.test(die));

  it.each<readonly [string, string, Sheet, readonly number[], readonly string[]]>([
    ['Macro-weapon: armour does not save from it', 'macro-weapon', { armour: 2 }, [], []],
    ['Macro-weapon: Reinforced Armour saves once', 'macro-weapon', { armour: 4, abilities: ['reinforced-armour'] }, [3],
      ['d1 save macro-weapon 4+: 3']],
    ['Titan Killer: on an ordinary unit it is one kill, whatever its points, and no armour saves', 'titan-killer-d3',
      { armour: 2, abilities: ['reinforced-armour'] }, [], []],
    ['Lance: Reinforced Armour is not thrown again', 'lance', { armour: 4, abilities: ['reinforced-armour'] }, [3], [
      'd1 save lance 4+: 3',
    ]],
    ['Reinforced Armour: a failed save is thrown again', 'first-strike',
      { armour: 4, abilities: ['reinforced-armour'] }, [3, 3], ['d1 save 4+: 3', 'd1 re-roll 4+: 3']],
  ])('%s', (_, rule, sheet, faces, expected) => {
    const scenario = duel([{ ff: null, ...claw(rule) }], [{ cc: null, ff: null, ...sheet }]);
    const own = rule === 'first-strike' ? [4, ...faces] : [1, 4, ...faces];
    const { report, dice } = played(scenario, [...own, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual(expected);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
    expect(report.kills.attacker).toBe(1);
  });
});

describe('those who are hit, and those who lose', () => {
  it('Invulnerable Save: a second chance on 6+ after any failed or forbidden save', () => {
    const scenario = duel([{}], [{ armour: 4, abilities: ['invulnerable-save'] }]);
    const { report, dice } = played(scenario, [4, 1, 3, 6, ...DEFENDER_ROLLS_HIGH]);
    expect(dice.slice(2, 4)).toEqual(['d1 save 4+: 3', 'd1 invulnerable 6+: 6']);
    expect(lostTo(report, 'attack')).toEqual([]);
  });

  it('Inspiring: +1 while the unit lives', () => {
    const scenario = duel([{ abilities: ['inspiring'] }, { abilities: ['inspiring'] }], [{}]);
    const { report } = played(scenario, [1, 1, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(modifiersIn(report, 'attacker')).toContain('Inspiring 1');
  });

  it('Fearless: neither hack-downs nor losing while broken touch it, the others of its formation go', () => {
    const scenario = duel([{}], [{ abilities: ['fearless'] }]);
    const [attacker, defender] = scenario.formations;
    const broken = { ...scenario, formations: [attacker!, { ...defender!, broken: true }] };
    const { report } = played(broken, [1, 1, 6, 1, 5, 1]);
    expect(lostTo(report, 'hack-down')).toEqual(['dfar']);
    expect(lostTo(report, 'already-broken')).toEqual([]);
  });

  it('Fearless: one that stays where it lost is safe, even in contact', () => {
    const scenario = duel([{}], [{ abilities: ['fearless'], speed: 0 }]);
    const { report } = played(scenario, [1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report.formations[1]!.units[0]).toMatchObject({ id: 'd1', alive: true });
  });

  it('Commissar: Fearless, Inspiring, and a macro-weapon blow more for the guards it has joined', () => {
    const commissar = PROFILES.commissar;
    const { report, dice } = played(duel([{ with: commissar }], [{}]), [1, 1, 1, 1, 1, 3, 1]);
    expect(dice.slice(0, 2)).toEqual(['a1 close-combat 4+: 1', 'a1 close-combat macro-weapon 4+: 1']);
    expect(modifiersIn(report, 'attacker')).toContain('Inspiring 1');
    expect(report).toMatchObject({ winner: 'defender', hackDown: 1 });
    expect(lostTo(report, 'hack-down')).toEqual(['afar']);
  });

  it('characters joined to units: their weapons and abilities are the unit’s', () => {
    const chaplain = characterOf({
      abilities: ['inspiring', 'invulnerable-save'], weapons: [weaponOf({ rules: ['macro-weapon'] })],
    });
    const { report, dice } = played(duel([{ with: chaplain }], [{}]), [1, 1, 4, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 4)).toEqual([
      'a1 close-combat 4+: 1', 'a1 close-combat macro-weapon 4+: 1', 'd1 close-combat 4+: 4', 'a1 invulnerable 6+: 6',
    ]);
    expect(modifiersIn(report, 'attacker')).toContain('Inspiring 1');
  });
});
