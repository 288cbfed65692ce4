import { describe, expect, it } from 'vitest';
import { ableToSupport } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, engagedOf, formationIn, livingIn, lostTo, modifiersIn, played,
} from '../../support/fight.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';

const profiles = {
  bare: profileOf({ armour: null }),
  unarmed: profileOf({ cc: null, ff: null, armour: null }),
  duelist: profileOf({ ff: null, armour: null }),
  spotter: profileOf({ ff: null }),
  avenger: profileOf({ weapons: [weaponOf({ kind: 'small-arms' })] }),
  spider: profileOf({ abilities: ['first-strike'], armour: null }),
  lancer: profileOf({ ff: 2, weapons: [weaponOf({ kind: 'small-arms', rules: ['macro-weapon'] })] }),
  hero: profileOf({ armour: null, abilities: ['inspiring'] }),
};

const friends = (units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}): ScenarioFormation =>
  formationOf('attacker', units, { id: 'friends', ...more });

/** a1 and d1 in contact, d2 8cm behind d1, the far ones out of it; and whoever watches. */
const fight = (watching: readonly ScenarioFormation[], parts: ScenarioParts = {}) => ({
  profiles,
  formations: [
    formationOf('attacker', [unitOf('a1', 'bare', [30, 20]), unitOf('afar', 'bare', [30, 2])]),
    formationOf('defender', [
      unitOf('d1', 'bare', [30, 22]), unitOf('d2', 'bare', [30, 32]), ...rowOf('far', 'unarmed', 2, [70, 38]),
    ]),
    ...watching,
  ],
  ...parts,
});

const able = (parts: ScenarioParts, struck: readonly string[] = ['a1', 'd1', 'd2']) => {
  const assault = { ...engagedOf(parts), struck };
  return { attacker: ableToSupport(assault, 'attacker'), defender: ableToSupport(assault, 'defender') };
};

describe('who may support', () => {
  it.each([
    ['A5.2: a unit of another formation exactly 15cm from an enemy that attacked may', 47, ['s1']],
    ['A5.2: farther away than 15cm it may not', 47.01, []],
  ])('%s', (_, x, expected) => {
    expect(able(fight([friends([unitOf('s1', 'bare', [x, 32])])])).attacker).toEqual(expected);
  });

  const near = [unitOf('s1', 'bare', [36, 32])];

  it('A5.2: without a line of fire it may not', () => {
    const terrain = [terrainOf('buildings', [32, 10], [34, 60])];
    expect(able(fight([friends(near)], { terrain })).attacker).toEqual([]);
  });

  it.each<readonly [string, Partial<ScenarioFormation>, readonly string[]]>([
    ['A5.2, B4: a broken formation may not', { broken: true }, []],
    ['A5.2: a formation that has marched may not', { marched: true }, []],
    ['A5.2, ruling 23: Blast markers stop nobody', { blastMarkers: 9 }, ['s1']],
  ])('%s', (_, more, expected) => {
    expect(able(fight([friends(near, more)])).attacker).toEqual(expected);
  });

  it('A5.2: a unit without a firefight value may not', () => {
    expect(able(fight([friends([unitOf('s1', 'spotter', [36, 32])])])).attacker).toEqual([]);
  });

  it('A5.2, ruling 24: an enemy that did not attack itself calls nobody', () => {
    expect(able(fight([friends(near)]), ['a1', 'd1'])).toEqual({ attacker: ['s1'], defender: [] });
    expect(able(fight([friends([unitOf('s1', 'bare', [36, 42])])]), ['a1', 'd1']).attacker).toEqual([]);
  });

  it('A5.2: units of the formations that fight do not support, however far from the fight they stand', () => {
    const inContact = able(fight([]));
    expect(inContact).toEqual({ attacker: [], defender: [] });
  });

  it('A5.1: both sides may be supported', () => {
    const theirs = formationOf('defender', [unitOf('t1', 'bare', [24, 20])], { id: 'theirs' });
    expect(able(fight([friends(near), theirs]))).toEqual({ attacker: ['s1'], defender: ['t1'] });
  });
});

describe('supporting fire', () => {
  const miss = [1, 1, 1];
  const front = friends([unitOf('s1', 'bare', [30, 42]), unitOf('s2', 'bare', [33, 42])]);
  const thrown = (dice: readonly string[]) => dice.filter(die => /^[st]\d /.test(die));

  it('A5.1: it follows attacks that gave no winner, in every round, unless a club allows it only in the first', () => {
    const duel = (rulings: ScenarioParts['rulings'] = {}) => scenarioOf({
      profiles, rulings,
      formations: [
        formationOf('attacker', [unitOf('a1', 'bare', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'bare', [30, 22])]),
        friends(rowOf('s', 'bare', 2, [36, 22])),
      ],
    });
    const tie = [1, 1, 1, 1];
    const firstRound = [1, 1, 1, 1, ...tie];
    expect(thrown(played(duel(), [...firstRound, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]).dice)).toHaveLength(4);
    const once = duel({ supportEachRound: 'first-round' });
    expect(thrown(played(once, [...firstRound, 1, 1, ...ATTACKER_ROLLS_HIGH]).dice)).toHaveLength(2);
  });

  it('A5.3: supporters throw at their firefight value, with their small arms’ extra attacks', () => {
    const avengers = friends([unitOf('s1', 'avenger', [30, 42])]);
    const { dice } = played(scenarioOf(fight([avengers])), [...miss, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(thrown(dice)).toEqual(['s1 firefight 4+: 1', 's1 firefight 4+: 1']);
  });

  it('A5.3, ruling 42, R8: First Strike gives a supporter nothing', () => {
    const both = [
      friends([unitOf('s1', 'spider', [30, 42])]),
      formationOf('defender', [unitOf('t1', 'spider', [30, 12])], { id: 'theirs' }),
    ];
    const { dice, report } = played(scenarioOf(fight(both)), [...miss, 4, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(thrown(dice)).toEqual(['s1 firefight 4+: 4', 't1 firefight 4+: 4']);
    expect(lostTo(report, 'support')).toEqual(['a1', 'd2']);
  });

  it('A5.3, H6: macro-weapon hits of supporters are saved after their ordinary hits', () => {
    const lancers = friends([unitOf('s1', 'lancer', [30, 38])]);
    const { report } = played(scenarioOf(fight([lancers])), [...miss, 6, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'support')).toEqual(['d1', 'd2']);
  });

  it('A5.4: its hits fall on the engaged unit nearest to the supporters', () => {
    const { report } = played(scenarioOf(fight([front])), [...miss, 4, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'support')).toEqual(['d2']);
  });

  it('A5.4, H12, ruling 25: they never fall on units that are not engaged, and the rest is lost', () => {
    const beside = friends(rowOf('s', 'bare', 3, [53, 36], 2));
    const parts = fight([beside], { formations: [
      formationOf('attacker', [unitOf('a1', 'bare', [40, 33])]),
      formationOf('defender', [unitOf('d1', 'bare', [42, 33]), unitOf('far', 'bare', [58, 30])]),
      beside,
    ] });
    const { report } = played(scenarioOf(parts), [1, 1, 4, 4, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'support')).toEqual(['d1']);
    expect(report.kills).toEqual({ attacker: 1, defender: 0 });
  });

  it.each([
    ['15cm away, as the last of them', 40, {}, ['d1', 'd2']],
    ['farther off', 40.01, {}, ['d1']],
    ['hidden', 40, { terrain: [terrainOf('buildings', [31, 24], [33, 40])] }, ['d1']],
  ] as const)(
    'A5.4: they fall only on whom one of those who fire has within 15cm and in sight: %s', (_, x, more, hit) => {
      const parts: ScenarioParts = { profiles, ...more, formations: [
        formationOf('attacker', [unitOf('a1', 'bare', [30, 20]), unitOf('a2', 'bare', [x, 34])]),
        formationOf('defender', [
          unitOf('d1', 'bare', [30, 22]), unitOf('d2', 'bare', [x, 32]), unitOf('far', 'unarmed', [90, 70]),
        ]),
        friends([unitOf('s1', 'avenger', [23, 32])]),
      ] };
      const { report } = played(scenarioOf(parts), [1, 1, 1, 1, 4, 4, ...ATTACKER_ROLLS_HIGH]);
      expect(lostTo(report, 'support')).toEqual(hit);
    });

  it('A5.4: supporters can never be hit', () => {
    const { report } = played(scenarioOf(fight([front])), [1, 6, 6]);
    expect(report.winner).toBe('defender');
    expect(livingIn(report)).toContain('s1');
    const beaten = played(scenarioOf(fight([front])), [...miss, 1, 1, ...DEFENDER_ROLLS_HIGH]).report;
    expect(livingIn(beaten)).toEqual(expect.arrayContaining(['s1', 's2']));
  });

  it('A5.2: a side may call some of those who may, and none who may not', () => {
    const call = (...units: readonly string[]): Decision => ({ type: 'supporters.called', side: 'attacker', units });
    const scenario = scenarioOf(fight([front]));
    expect(thrown(played(scenario, [...miss, 1, ...ATTACKER_ROLLS_HIGH], [call('s2')]).dice)).toEqual([
      's2 firefight 4+: 1',
    ]);
    expect(thrown(played(scenario, [...miss, ...ATTACKER_ROLLS_HIGH], [call()]).dice)).toEqual([]);
    expect(() => played(scenario, miss, [call('s1', 'afar')])).toThrow(/may not give supporting fire now.*\(A5\.2\)/);
  });
});

describe('what support is worth in the result', () => {
  const many = friends([...rowOf('s', 'hero', 4, [24, 42]), unitOf('s5', 'hero', [30, 39])], { blastMarkers: 3 });

  it('A5.5: a kill by supporters counts as a kill', () => {
    const { report } = played(scenarioOf(fight([many])), [1, 1, 1, 4, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report.kills.attacker).toBe(1);
    expect(modifiersIn(report, 'attacker')).toContain('kills 1');
  });

  it('A5.5, ruling 36: their number, their Blast markers and their Inspiring units do not count', () => {
    const { report } = played(scenarioOf(fight([many])), [1, 1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(modifiersIn(report, 'attacker')).toEqual(['no Blast markers 1']);
    expect(modifiersIn(report, 'defender')).toEqual(['more units 1', 'no Blast markers 1']);
  });

  it('A5.6: a side that support has wiped out has lost, without a throw for the result', () => {
    const parts = fight([friends([unitOf('s1', 'bare', [36, 22])])], {
      formations: [
        formationOf('attacker', [unitOf('a1', 'bare', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'bare', [30, 22])]),
        friends([unitOf('s1', 'bare', [36, 22])]),
      ],
    });
    const { report } = played(scenarioOf(parts), [1, 1, 4]);
    expect(report).toMatchObject({ winner: 'attacker', ending: 'swift', result: [], hackDown: 0 });
    expect(formationIn(report, 'defender').destroyed).toBe(true);
  });
});
