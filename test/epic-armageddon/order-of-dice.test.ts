import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../support/build.ts';
import { ATTACKER_ROLLS_HIGH, lostTo, played } from '../support/fight.ts';
import { profileOf, weaponOf } from '../support/profiles.ts';

const arm = (kind: 'assault' | 'small-arms', extraAttacks: number | string, ...rules: readonly string[]) =>
  weaponOf({ kind, extraAttacks, rules });

const EVERY_EFFECT = ['titan-killer', 'macro-weapon', 'lance', 'ignore-cover'];

/** Stands whose letters say what they are; harmless ones only take hits. */
const profiles: Readonly<Record<string, Profile>> = {
  harmless: profileOf({ cc: null, ff: null }),
  bare: profileOf({ cc: null, ff: null, armour: null }),
  plain: profileOf({ armour: 3 }),
  five: profileOf({ cc: 5, ff: 5 }),
  arsenal: profileOf({
    cc: 3, ff: 5, weapons: EVERY_EFFECT.flatMap(rule => [arm('small-arms', 1, rule), arm('assault', 1, rule)]),
  }),
  blades: profileOf({ weapons: [arm('assault', 2)] }),
  wild: profileOf({ cc: 4, ff: 4, weapons: [arm('assault', 'D3'), arm('small-arms', 'D3', 'macro-weapon')] }),
  terminator: profileOf({ cc: null, ff: null, abilities: ['reinforced-armour', 'invulnerable-save'] }),
  saint: profileOf({ cc: null, ff: null, abilities: ['invulnerable-save'] }),
  relic: profileOf({ cc: null, ff: null, armour: null, abilities: ['invulnerable-save'] }),
  claw: profileOf({ cc: 2, weapons: [arm('assault', 1, 'macro-weapon')] }),
  swift: profileOf({ cc: 3, abilities: ['first-strike'], weapons: [arm('assault', 1, 'macro-weapon')] }),
  lancer: profileOf({ ff: 3, weapons: [arm('small-arms', 1, 'macro-weapon')] }),
  walker: profileOf({ abilities: ['walker'] }),
};

/** Attackers in a row, defenders in another, touching pairwise. */
const rows = (attackers: readonly string[], defenders: readonly string[], faces: readonly number[]) => {
  const stand = (name: string, y: number) => (profile: string, i: number) => unitOf(`${name}${i + 1}`, profile, [
    30 + 3 * i, y,
  ]);
  return played(scenarioOf({
    profiles,
    formations: [
      formationOf('attacker', [...attackers.map(stand('a', 30)), unitOf('afar', 'bare', [30, 2])]),
      formationOf('defender', [...defenders.map(stand('d', 32)), unitOf('dfar', 'bare', [30, 75])]),
    ],
  }), faces);
};

const ones = (dice: number): readonly number[] => Array<number>(dice).fill(1);
/** Who threw for what, without the face. */
const order = (dice: readonly string[]): readonly string[] => dice.map(die => die.replace(/:.*/, ''));

describe('1. the hands of a side in an attack', () => {
  it('A4.2: close combat comes before firefight, whoever stands first in the list', () => {
    const { dice } = rows(['plain', 'plain', 'plain'], ['bare'], [1, 2, 3, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 3)).toEqual(['a1 close-combat 4+: 1', 'a2 firefight 4+: 2', 'a3 firefight 4+: 3']);
    const turned = played(scenarioOf({ profiles, formations: [
      formationOf('attacker', rowOf('a', 'plain', 2, [30, 30], -6)),
      formationOf('defender', [unitOf('d1', 'bare', [24, 32])]),
    ] }), [1, 2, ...ATTACKER_ROLLS_HIGH]);
    expect(turned.dice.slice(0, 2)).toEqual(['a2 close-combat 4+: 1', 'a1 firefight 4+: 2']);
  });

  it('A4.2, H6: inside each come normal, ignore-cover, lance, macro-weapon, titan-killer', () => {
    const { dice } = rows(['arsenal', 'arsenal'], ['bare'], [...ones(10), ...ATTACKER_ROLLS_HIGH]);
    const effects = ['', 'ignore-cover ', 'lance ', 'macro-weapon ', 'titan-killer '];
    expect(order(dice.slice(0, 10))).toEqual([
      ...effects.map(effect => `a1 close-combat ${effect}3+`), ...effects.map(effect => `a2 firefight ${effect}5+`),
    ]);
  });

  it('A4.2: inside an effect there is a hand for each value, in the order of its first unit in the list', () => {
    const { dice } = rows(['five', 'plain', 'five', 'claw'], ones(4).map(() => 'harmless'), [
      5, 1, 1, 1, 1, 4, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(order(dice.slice(0, 5))).toEqual([
      'a1 close-combat 5+', 'a3 close-combat 5+', 'a2 close-combat 4+', 'a4 close-combat 2+',
      'a4 close-combat macro-weapon 2+',
    ]);
  });

  it('A4.2: inside a hand dice belong to units in list order, own dice before extra ones, which join them', () => {
    const { dice } = rows(['plain', 'blades', 'plain'], ones(3).map(() => 'bare'), [
      ...ones(5), ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(order(dice.slice(0, 5)).map(die => die.split(' ')[0])).toEqual(['a1', 'a2', 'a2', 'a2', 'a3']);
  });

  it('A4.2: D3 extra attacks are counted before the hands of their side, with a die for each weapon', () => {
    const faces = [5, 3, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1];
    const { dice } = rows(['wild', 'wild'], ['wild'], [...faces, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 11)).toEqual([
      'a1 extra-attacks: 5', 'a2 extra-attacks macro-weapon: 3',
      'a1 close-combat 4+: 1', 'a1 close-combat 4+: 1', 'a1 close-combat 4+: 1', 'a1 close-combat 4+: 1',
      'a2 firefight 4+: 1', 'a2 firefight macro-weapon 4+: 1', 'a2 firefight macro-weapon 4+: 1',
      'd1 extra-attacks: 1', 'd1 close-combat 4+: 6',
    ]);
  });
});

describe('2. a batch of attacks', () => {
  it('A4.2, A4.5: the attacker’s hands, the defender’s hands, the defender’s saves, the attacker’s saves', () => {
    const { report, dice } = rows(['plain', 'plain'], ['plain', 'plain'], [
      4, 5, 6, 4, 2, 3, 3, 2, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(dice.slice(0, 8)).toEqual([
      'a1 close-combat 4+: 4', 'a2 close-combat 4+: 5', 'd1 close-combat 4+: 6', 'd2 close-combat 4+: 4',
      'd1 save 3+: 2', 'd2 save 3+: 3', 'a1 save 3+: 3', 'a2 save 3+: 2',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['a2', 'd1']);
  });
});

describe('3. the saves of one side', () => {
  it('V10: first all saves in the order of the hits, then all re-rolls, then all invulnerable saves', () => {
    const faces = [4, 4, 4, 3, 5, 2, 1, 3, 5, 6];
    const { report, dice } = rows(['plain', 'plain', 'plain'], ['terminator', 'harmless', 'terminator'], [
      ...faces, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(dice.slice(3, 10)).toEqual([
      'd1 save 4+: 3', 'd2 save 4+: 5', 'd3 save 4+: 2', 'd1 re-roll 4+: 1', 'd3 re-roll 4+: 3',
      'd1 invulnerable 6+: 5', 'd3 invulnerable 6+: 6',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('V10: a hit that leaves no save throws no die among the saves; its invulnerable save comes after them', () => {
    const { dice } = rows(['plain', 'plain'], ['relic', 'harmless'], [4, 4, 5, 2, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(2, 4)).toEqual(['d2 save 4+: 5', 'd1 invulnerable 6+: 2']);
  });

  it('H3, H11: a unit that has failed one save still throws for its second hit', () => {
    const { report, dice } = rows(['plain', 'plain', 'plain'], ['harmless', 'harmless'], [
      4, 4, 4, 1, 6, 5, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(dice.slice(3, 6)).toEqual(['d1 save 4+: 1', 'd2 save 4+: 6', 'd1 save 4+: 5']);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('V10: every die of the defender comes before the first of the attacker', () => {
    const { dice } = rows(['plain'], ['saint', 'five'], [4, 5, 1, 1, 3, ...ATTACKER_ROLLS_HIGH]);
    expect(order(dice.slice(0, 5))).toEqual([
      'a1 close-combat 4+', 'd2 firefight 5+', 'd1 save 4+', 'd1 invulnerable 6+', 'a1 save 3+',
    ]);
  });

  it('V7: a Titan Killer throws no damage on an ordinary unit', () => {
    const { dice } = rows(['arsenal'], ['harmless'], [1, 1, 1, 1, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(dice).toHaveLength(9);
  });
});

describe('4. the batches of A4', () => {
  it('A4.4, H6: First Strike and its macro-weapon hits, then the others, then the macro-weapon hits among them', () => {
    const faces = [3, 3, 6, 2, 2, 4, 5, 6, 3, 4];
    const { report, dice } = rows(['swift', 'claw'], ['harmless', 'terminator', 'plain'], [
      ...faces, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(dice.slice(0, 10)).toEqual([
      'a1 close-combat 3+: 3', 'a1 close-combat macro-weapon 3+: 3', 'd1 save 4+: 6',
      'a2 close-combat 2+: 2', 'a2 close-combat macro-weapon 2+: 2', 'd3 firefight 4+: 4', 'd2 save 4+: 5',
      'a2 save 4+: 6',
      'd2 save macro-weapon 4+: 3', 'd2 invulnerable macro-weapon 6+: 4',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
  });
});

describe('5. supporting fire', () => {
  const friends = (side: 'attacker' | 'defender', id: string, x: number, profile: string) =>
    formationOf(side, rowOf(id, profile, 1, [x, 36]), { id: `friends-${id}` });

  it('A5.3: the attacker’s supporters, the defender’s, saves of defender and attacker, then macro-weapon hits', () => {
    const scenario = scenarioOf({ profiles, formations: [
      friends('defender', 't', 24, 'five'), friends('attacker', 'r', 40, 'plain'),
      friends('attacker', 's', 36, 'lancer'),
      formationOf('attacker', [unitOf('a1', 'plain', [30, 30])]),
      formationOf('defender', [
        unitOf('d1', 'plain', [30, 32]), unitOf('d2', 'terminator', [20, 32]), unitOf('d3', 'bare', [30, 76]),
      ]),
    ], engage: { formation: 'attacker', target: 'defender' } });
    const { report, dice } = played(scenario, [1, 1, 4, 3, 3, 5, 4, 3, 2, 6, 3, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(2, 11)).toEqual([
      'r1 firefight 4+: 4', 's1 firefight 3+: 3', 's1 firefight macro-weapon 3+: 3', 't1 firefight 5+: 5',
      'd1 save 3+: 4', 'd2 save 4+: 3', 'd2 re-roll 4+: 2', 'd2 invulnerable 6+: 6', 'a1 save 3+: 3',
    ]);
    expect(lostTo(report, 'support')).toEqual(['d1']);
  });
});

describe('6. the result', () => {
  it('A6.1: the attacker’s two dice, then the defender’s two; hack-downs throw nothing', () => {
    const { report, dice } = rows(['plain'], ['bare'], [1, 2, 6, 3, 1]);
    expect(dice.slice(1)).toEqual([
      'attacker result: 2', 'attacker result: 6', 'defender result: 3', 'defender result: 1',
    ]);
    expect(lostTo(report, 'hack-down')).toHaveLength(2);
  });
});

describe('7. before the attacks', () => {
  it('A2.10: dangerous terrain is tested one unit at a time as they move, a Walker’s second die at once', () => {
    const scenario = scenarioOf({
      profiles, startAt: 'a1ChooseTarget', terrain: [terrainOf('marsh', [20, 26], [60, 60])],
      formations: [
        formationOf('attacker', [
          unitOf('a1', 'plain', [30, 20]), unitOf('a2', 'walker', [34, 20]), unitOf('a3', 'plain', [38, 20]),
        ]),
        formationOf('defender', rowOf('d', 'bare', 3, [30, 42], 4)),
      ],
    });
    const move = (unit: string, x: number): Decision => ({ type: 'unit.moved', unit, to: [x, 30] });
    const { report, dice } = played(scenario, [1, 2, 1, 6, ...ones(2), ...ATTACKER_ROLLS_HIGH], [
      { type: 'target.chosen', target: 'defender' }, move('a3', 38), move('a1', 30), move('a2', 34),
    ]);
    expect(dice.slice(0, 4)).toEqual([
      'a3 dangerous-terrain 2+: 1', 'a1 dangerous-terrain 2+: 2', 'a2 dangerous-terrain 2+: 1',
      'a2 dangerous-terrain 2+: 6',
    ]);
    expect(lostTo(report, 'dangerous-terrain')).toEqual(['a3']);
  });
});
