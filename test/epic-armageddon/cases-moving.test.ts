/** The worked cases that are about moving, played from scripts of dice and decisions. */
import { describe, expect, it } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import type { Point } from '../../src/battlefield/base.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import type { Scenario, ScenarioFormation } from '../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../support/build.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn } from '../support/fight.ts';
import { profileOf } from '../support/profiles.ts';
import { bandOf } from '../support/moves.ts';

const moved = (unit: string, x: number, y: number): Decision => ({ type: 'unit.moved', unit, to: [x, y] });
const chosen: Decision = { type: 'target.chosen', target: 'defender' };
const charged: Decision = { type: 'charge.ended' };
const withdrawn: Decision = { type: 'withdrawal.ended' };
const placeIn = (report: Report, id: string): Point =>
  report.formations.flatMap(one => one.units).find(unit => unit.id === id)!.at;

const profiles = {
  idle: profileOf({ name: 'Idle', armour: null, cc: null, ff: null }),
  boyz: profileOf({ name: 'Boyz', cc: null, ff: null }),
  slow: profileOf({ name: 'Slow', speed: 25, cc: null, ff: null }),
  fast: profileOf({ name: 'Fast', speed: 30, cc: null, ff: null }),
  'big-gun': profileOf({ name: 'Big Gun', speed: 0, cc: null, ff: null }),
  mad: profileOf({ name: 'Berzerkers', cc: null, ff: null, abilities: ['fearless'] }),
};

describe('C12: the charge that dies in front', () => {
  const scenario = scenarioOf({ formations: [
    formationOf('attacker', [...rowOf('a', 'boyz', 3, [30, 40]), ...rowOf('b', 'boyz', 5, [30, 22])]),
    formationOf('defender', rowOf('d', 'boyz', 4, [30, 42])),
  ] });
  const repelled = (): Report => play(scenario, {
    dice: [4, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1],
    decisions: [moved('b1', 30, 26), moved('b2', 33, 25), moved('b3', 36, 24.9), { type: 'rest.withdrew' }, withdrawn],
  });

  it('C12: the defender wins at once, without a hack-down', () => {
    expect(repelled()).toMatchObject({ winner: 'defender', ending: 'swift', hackDown: 0 });
    expect(repelled().kills).toEqual({ attacker: 1, defender: 3 });
  });

  it('C12: the five left break and withdraw, and those that end within 15cm die', () => {
    const report = repelled();
    expect(formationIn(report, 'attacker').broken).toBe(true);
    expect(lostTo(report, 'withdrawal')).toEqual(['b1', 'b2']);
    expect([placeIn(report, 'b4'), placeIn(report, 'b5')]).toEqual([[expect.any(Number), 1], [expect.any(Number), 1]]);
  });

  it('C12: the defender takes one Blast marker', () => {
    expect(formationIn(repelled(), 'defender')).toMatchObject({ blastMarkers: 1, broken: false });
  });
});

describe('C28: counter-charges', () => {
  const facing = (profile: string): Scenario => scenarioOf({ startAt: 'a1ChooseTarget', profiles, formations: [
    formationOf('attacker', [unitOf('a1', 'idle', [60, 20])]),
    formationOf('defender', [unitOf('d1', profile, [60, 31])]),
  ] });
  const answer = (profile: string, y: number): Report =>
    play(facing(profile), { dice: ATTACKER_ROLLS_HIGH, decisions: [charged, moved('d1', 60, y)] });

  it('C28: a unit with Speed 30 reaches an enemy 9cm away', () => {
    expect(answer('fast', 22).log.map(line => line.say)).toContain('Fast moves 9 cm into contact with Idle.');
  });

  it('C28: one with Speed 25 goes 5cm and stands 4cm away', () => {
    expect(placeIn(answer('slow', 26), 'd1')).toEqual([60, 26]);
    expect(() => answer('slow', 22)).toThrow('Slow would move 9 cm; it may move 5 cm.');
  });

  it('C28: one that is in contact stays', () => {
    const decisions = [chosen, moved('a1', 60, 29), charged, moved('d1', 60, 32)];
    const early = (): Report => play(facing('fast'), { dice: ATTACKER_ROLLS_HIGH, decisions });
    expect(early).toThrow(/Decision 4 .*in contact.*\(A3\.1\)/);
  });

  const crowded = (touching: number): Scenario => scenarioOf({ startAt: 'a1ChooseTarget', profiles, formations: [
    formationOf('attacker', [unitOf('a1', 'idle', [60, 18])]),
    formationOf('attacker', [unitOf('f1', 'idle', [68, 31])], { id: 'outsiders' }),
    formationOf('defender', [
      unitOf('d1', 'fast', [60, 31]), unitOf('d2', 'fast', [68, 33]),
      unitOf('d3', 'fast', [touching === 2 ? 66 : 65, 31]),
    ]),
  ] });
  const counterCharge = (touching: number, ...to: Point): Report =>
    play(crowded(touching), { dice: ATTACKER_ROLLS_HIGH, decisions: [charged, moved('d1', ...to)] });

  it('C28: the nearest enemy, 6cm away, has two defenders on it: the next closest may be chosen', () => {
    expect(placeIn(counterCharge(2, 60, 29), 'd1')).toEqual([60, 29]);
    expect(() => counterCharge(1, 60, 29)).toThrow('Fast 1 may only go straight at its nearest enemy, Idle 2.');
  });
});

describe('C29: withdrawals', () => {
  const routed = (profile: string, at: Point, ...decisions: readonly Decision[]): readonly string[] => {
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', rowOf('a', 'idle', 2, [60, 10], 4)),
      formationOf('defender', rowOf('b', profile, 2, at, 4)),
    ] });
    const report = play(scenario, { dice: [3, 3, 2, 2], decisions: [...decisions, withdrawn] });
    expect(report).toMatchObject({ winner: 'attacker', hackDown: 1 });
    return [...lostTo(report, 'hack-down'), ...lostTo(report, 'withdrawal').map(id => `${id} caught`)];
  };

  it('C29: boyz 4cm from enemies: 16cm away is safe, exactly 15cm is not', () => {
    expect(routed('boyz', [60, 16], moved('b2', 64, 28))).toEqual(['b1']);
    expect(routed('boyz', [60, 16], moved('b2', 64, 27))).toEqual(['b1', 'b2 caught']);
  });

  it('C29: two moves of 15cm are 30cm', () => {
    expect(routed('boyz', [60, 26], moved('b2', 64, 56))).toEqual(['b1']);
    expect(() => routed('boyz', [60, 26], moved('b2', 64, 56.1))).toThrow('it may move 30 cm');
  });

  it('C29: a gun with Speed 0 and an enemy at 14cm is destroyed', () => {
    expect(routed('big-gun', [60, 26])).toEqual(['b1', 'b2 caught']);
  });

  const fearless = (...decisions: readonly Decision[]): readonly string[] => {
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', [unitOf('a1', 'idle', [60, 10])]),
      formationOf('defender', [unitOf('b1', 'mad', [60, 12])]),
    ] });
    return lostTo(play(scenario, { dice: ATTACKER_ROLLS_HIGH, decisions: [...decisions, withdrawn] }), 'withdrawal');
  };

  it('C29: a Berzerker that walks to 6cm is safe, to 5cm is destroyed, and in contact stands safe', () => {
    expect(fearless(moved('b1', 60, 18))).toEqual([]);
    expect(fearless(moved('b1', 60, 17))).toEqual(['b1']);
    expect(fearless()).toEqual([]);
  });
});

describe('C30: the limits of contact', () => {
  const boyz = [unitOf('a1', 'boyz', [57, 30]), unitOf('a2', 'boyz', [60, 30]), unitOf('a3', 'boyz', [63, 30])];
  const charge = (
    formations: readonly ScenarioFormation[], decisions: readonly Decision[], dice: readonly number[],
  ): Report => play(scenarioOf({ startAt: 'a1ChooseTarget', formations }), { dice, decisions: [chosen, ...decisions] });
  const one = [formationOf('attacker', boyz), formationOf('defender', [unitOf('d1', 'tactical', [60, 38])])];
  const two = [moved('a1', 58, 38), moved('a2', 60, 36)];

  it('C30: two of three boyz touch one Tactical, the third may not and uses its firefight value', () => {
    expect(() => charge(one, [...two, moved('a3', 62, 38)], [])).toThrow('Tactical has two units in contact already.');
    const report = charge(one, [...two, charged], [1, 1, 6, 1, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(report.log.map(line => line.say)).toEqual(expect.arrayContaining([
      'The attacker throws 1 1 at close combat 4+: 0 hits.', 'The attacker throws 6 at firefight 6+: 1 hit.',
    ]));
  });

  const behind = [formationOf('attacker', boyz), formationOf('defender', [
    unitOf('d1', 'tactical', [57, 38]), unitOf('d2', 'tactical', [60, 43]),
  ])];

  it('C30: the first to touch takes the Tactical’s zone, so that later ones may pass', () => {
    expect(() => charge(behind, [moved('a2', 60, 41)], [])).toThrow(/zone of control of Tactical 1.*\(A2\.4\)/);
    const decisions = [moved('a1', 57, 36), moved('a2', 60, 41), moved('a3', 60, 33), charged];
    const report = charge(behind, decisions, [1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report.log.map(line => line.say)).toContain('Boyz 2 moves 11 cm into contact with Tactical 2.');
  });
});

describe('S15: chargers without a line of fire', () => {
  const blocked = (rulings: ScenarioParts['rulings']): Scenario => scenarioOf({
    startAt: 'a1ChooseTarget', profiles, terrain: [bandOf('woods', 24, 36)], rulings: rulings!, formations: [
      formationOf('attacker', [unitOf('a1', 'idle', [60, 10])]),
      formationOf('defender', [unitOf('d1', 'idle', [60, 37.5])]),
    ],
  });
  const decisions = [chosen, moved('a1', 60, 23.5), charged];

  it('S15: within 15cm, but behind 12cm of woods: there is no assault and the action ends', () => {
    const report = play(blocked({}), { dice: [], decisions });
    expect(report).toMatchObject({ winner: null, ending: 'no-assault', rounds: 0, diceUsed: 0 });
    expect(report.log.at(-1)).toMatchObject({ step: 'a2Charge', rule: 'A2.2' });
    expect(placeIn(report, 'a1')).toEqual([60, 23.5]);
  });

  it('S15: as the printed rule has it the assault stands, and only modifiers and dice decide it', () => {
    const report = play(blocked({ lineOfFireToAssault: 'not-needed' }), { dice: DEFENDER_ROLLS_HIGH, decisions });
    expect(report).toMatchObject({ winner: 'defender', ending: 'result', diceUsed: 4 });
  });
});

describe('R9: a second round with everybody out of reach', () => {
  const scenario = scenarioOf({ formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [60, 20])]),
    formationOf('attacker', [unitOf('s1', 'tactical', [50, 24])], { id: 'friends' }),
    formationOf('defender', [unitOf('d1', 'infantry', [60, 30]), ...rowOf('e', 'infantry', 3, [60, 40])]),
  ] });

  it('R9, ruling 16: nobody attacks or supports; the result is thrown again with the same modifiers', () => {
    const report = play(scenario, { dice: [4, 1, 3, 3, 2, 2, ...ATTACKER_ROLLS_HIGH] });
    expect(report).toMatchObject({ rounds: 2, winner: 'attacker', ending: 'result', diceUsed: 10 });
    expect(modifiersIn(report, 'attacker', 2)).toEqual(modifiersIn(report, 'attacker', 1));
    expect(modifiersIn(report, 'attacker', 2)).toContain('kills 1');
  });
});
