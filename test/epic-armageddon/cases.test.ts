import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { play } from '../../machines/epic-armageddon/play.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../support/build.ts';
import { ATTACKER_ROLLS_HIGH, formationIn, livingIn, lostTo, modifiersIn } from '../support/fight.ts';
import { profileOf, weaponOf } from '../support/profiles.ts';

const TSKNF = { rules: ['they-shall-know-no-fear'] } as const;
const gun = (extraAttacks: number, ...rules: readonly string[]) => weaponOf({
  kind: 'small-arms', extraAttacks, rules,
});

describe('cases with a source', () => {
  /** Attackers who fire two dice each at 5+ at boyz who stand one behind the other's shoulder, the first nearest. */
  const firingLine = () => scenarioOf({
    profiles: {
      devastator: profileOf({ ff: 5, weapons: [gun(1)] }), idle: profileOf({ armour: 6, cc: null, ff: null }),
    },
    formations: [
      formationOf('attacker', rowOf('a', 'devastator', 4, [30, 20])),
      formationOf(
        'defender', Array.from({ length: 8 }, (_, i) => unitOf(`d${i + 1}`, 'idle', [27 + 2 * i, 28 + i / 2])),
      ),
    ],
  });

  it('S1: three hits go to the three nearest stands, one each, and no save shows a 6: three dead', () => {
    const report = play(firingLine(), { dice: [1, 2, 2, 4, 4, 5, 6, 6, 1, 3, 5, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2', 'd3']);
    expect(report.kills.attacker).toBe(3);
  });

  it('S2: without crossfire the same three hits are saved on 6+', () => {
    const report = play(firingLine(), { dice: [1, 2, 2, 4, 4, 5, 6, 6, 6, 6, 6, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual([]);
  });

  it('S5: of four ordinary hits and one that ignores cover, a stand in the house takes that one', () => {
    const scenario = scenarioOf({
      profiles: {
        gunner: profileOf({ ff: 2 }), flamer: profileOf({ ff: 2, weapons: [gun(1, 'ignore-cover')] }),
        idle: profileOf({ armour: 6, cc: null, ff: null }),
      },
      terrain: [terrainOf('buildings', [20, 33], [60, 40])],
      formations: [
        formationOf('attacker', [...rowOf('a', 'gunner', 3, [30, 20]), unitOf('a4', 'flamer', [39, 20])]),
        formationOf('defender', [
          ...rowOf('d', 'idle', 3, [30, 28]), unitOf('h1', 'idle', [31, 34]), unitOf('h2', 'idle', [35, 34]),
        ]),
      ],
    });
    const report = play(scenario, { dice: [2, 2, 2, 2, 2, 6, 6, 6, 5, 5, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual(['h1']);
  });

  it('S5: of two Lance hits and one other on two Predators and two Land Raiders, a Land Raider takes a Lance', () => {
    const tank = { type: 'armoured-vehicle', cc: null, ff: null } as const;
    const scenario = scenarioOf({
      profiles: {
        lancer: profileOf({ ff: 2, weapons: [gun(2, 'lance')] }),
        predator: profileOf(tank), raider: profileOf({ ...tank, abilities: ['reinforced-armour'] }),
      },
      formations: [
        formationOf('attacker', [unitOf('a1', 'lancer', [35, 20])]),
        formationOf('defender', [...rowOf('p', 'predator', 2, [33, 30], 4), ...rowOf('r', 'raider', 2, [33, 34], 4)]),
      ],
    });
    const report = play(scenario, { dice: [2, 2, 2, 4, 4, 3, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual(['r1']);
  });

  it('S12: six kills against four; the winner’s four markers break it too, and it does not withdraw', () => {
    const scenario = scenarioOf({
      profiles: {
        gaunt: profileOf({ armour: null }), warbike: profileOf({ armour: null, speed: 35, abilities: ['mounted'] }),
      },
      formations: [
        formationOf('attacker', [...rowOf('a', 'gaunt', 8, [30, 40], 4), ...rowOf('b', 'gaunt', 4, [30, 10])]),
        formationOf('defender', rowOf('d', 'warbike', 8, [30, 42], 4)),
      ],
    });
    const report = play(scenario, { dice: [4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 1, 1, 2, 1, 4, 1] });
    expect(report.kills).toEqual({ attacker: 4, defender: 6 });
    expect(report.winner).toBe('defender');
    expect(report.log.map(line => line.say)).toContain('defender takes 4 Blast markers.');
    expect(formationIn(report, 'defender')).toMatchObject({ broken: true, blastMarkers: 0 });
    const left = formationIn(report, 'defender').units.filter(unit => unit.alive);
    expect(left.map(unit => unit.at)).toEqual([[46, 42], [50, 42], [54, 42], [58, 42]]);
  });
});

describe('constructed cases: whole assaults', () => {
  /** Four assault marines touch four of six boyz; the other two are 8cm away. */
  const warband = (blastMarkers: number) => scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), TSKNF),
    formationOf('defender', [
      ...rowOf('d', 'boyz', 4, [30, 22]), unitOf('d5', 'boyz', [36, 30]), unitOf('d6', 'boyz', [39, 30]),
    ], { blastMarkers }),
  ] });

  it('C1: the marines lose by one; halving saves them; the winner takes a marker for each of its two losses', () => {
    const together = ([['a1', 30], ['a3', 34], ['a4', 38]] as const)
      .map(([unit, x]): Decision => ({ type: 'unit.moved', unit, to: [x, 1] }));
    const report = play(warband(0), {
      dice: [3, 5, 2, 6, 4, 1, 6, 2, 6, 3, 6, 2, 1, 4, 3, 5, 4, 2, 5, 1], decisions: together,
    });
    expect(lostTo(report, 'attack')).toEqual(['a2', 'd2', 'd3']);
    expect(modifiersIn(report, 'attacker')).toEqual(['kills 2', 'no Blast markers 1']);
    expect(modifiersIn(report, 'defender')).toEqual(['kills 1', 'more units 1', 'no Blast markers 1']);
    expect(report.result[0]).toMatchObject({ attacker: { total: 7 }, defender: { total: 8 } });
    expect(report).toMatchObject({ winner: 'defender', hackDown: 0 });
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, destroyed: false });
    expect(livingIn(report)).toEqual(['a1', 'a3', 'a4', 'd1', 'd4', 'd5', 'd6']);
    expect(formationIn(report, 'defender')).toMatchObject({ broken: false, blastMarkers: 2 });
  });

  it('C2: the orks lose by seven; all three that are left go, four hits are lost', () => {
    const report = play(warband(1), { dice: [3, 4, 5, 1, 1, 2, 3, 3, 1, 2, 1, 2, 3, 5, 3, 4, 4] });
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2', 'd3']);
    expect(report.result[0]).toMatchObject({ attacker: { total: 11 }, defender: { total: 4 } });
    expect(report.result[0]!.attacker.modifiers.reduce((sum, one) => sum + one.value, 0)).toBe(6);
    expect(report.hackDown).toBe(7);
    expect(lostTo(report, 'hack-down')).toEqual(['d4', 'd5', 'd6']);
    expect(formationIn(report, 'attacker')).toMatchObject({ blastMarkers: 0, broken: false });
  });

  /** a1 touches g1; the other guards are 6, 8 and 12cm from their nearest enemy. */
  const frontRank = scenarioOf({ formations: [
    formationOf('attacker', [unitOf('a1', 'assault', [30, 20]), ...rowOf('t', 'tactical', 3, [18, 20])]),
    formationOf('defender', [
      unitOf('g1', 'infantry', [30, 22]), ...[38, 40, 44].map((x, i) => unitOf(`g${i + 2}`, 'infantry', [x, 20])),
    ]),
  ] });

  it('C3: three firefight hits fall on the guard in contact and the two nearest', () => {
    const report = play(frontRank, { dice: [2, 4, 5, 6, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual(['g1', 'g2', 'g3']);
  });

  it('C3: with the close combat hit the pool reaches the guard 12cm away', () => {
    const report = play(frontRank, { dice: [3, 4, 5, 6, 1, 1, 1, 1] });
    expect(lostTo(report, 'attack')).toEqual(['g1', 'g2', 'g3', 'g4']);
  });

  it('C32: hits pass over who is out of sight; hack-downs do not', () => {
    const scenario = scenarioOf({
      profiles: { brute: profileOf({ weapons: [weaponOf()] }), idle: profileOf({ armour: null, cc: null, ff: null }) },
      terrain: [terrainOf('buildings', [33, 27], [35, 33])],
      formations: [
        formationOf('attacker', [unitOf('a1', 'brute', [30, 30])], { blastMarkers: 1 }),
        formationOf('defender', [
          unitOf('d1', 'idle', [30, 32]), unitOf('d2', 'idle', [38, 30]), unitOf('d3', 'idle', [30, 19]),
        ], { blastMarkers: 1 }),
      ],
    });
    expect(lostTo(play(scenario, { dice: [4, 4, ...ATTACKER_ROLLS_HIGH] }), 'attack')).toEqual(['d1', 'd3']);
    const hacked = play(scenario, { dice: [1, 1, 6, 1, 2, 1] });
    expect(hacked.hackDown).toBe(2);
    expect(lostTo(hacked, 'hack-down')).toEqual(['d1', 'd2']);
  });
});
