import { describe, expect, it } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../support/build.ts';
import { ATTACKER_ROLLS_HIGH, formationIn, livingIn, lostTo, modifiersIn } from '../support/fight.ts';
import { profileOf } from '../support/profiles.ts';

const MARINES = { rules: ['they-shall-know-no-fear'] } as const;
/** Stands that neither strike nor save, so that only the result is thrown. */
const profiles = {
  idle: profileOf({ armour: null, cc: null, ff: null }), hero: profileOf({ abilities: ['inspiring'] }),
};

describe('swift endings', () => {
  it('C11: all guards are dead: the orks win at once, whoever could have fired, take two markers and move 5cm', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 5, [30, 20])),
      formationOf('defender', rowOf('d', 'infantry', 3, [30, 22])),
      formationOf('defender', rowOf('t', 'tactical', 6, [30, 32]), { id: 'friends' }),
    ] });
    const dice = [4, 4, 4, 1, 1, 6, 6, 1, 1, 1];
    const move = (to: readonly [number, number]): Decision => ({ type: 'unit.moved', unit: 'a4', to });
    const report = play(scenario, { dice, decisions: [move([39, 15])] });
    expect(report).toMatchObject({ winner: 'attacker', ending: 'swift', result: [], diceUsed: 10 });
    expect(formationIn(report, 'defender').destroyed).toBe(true);
    expect(formationIn(report, 'attacker')).toMatchObject({ blastMarkers: 2, broken: false });
    expect(formationIn(report, 'attacker').units[3]!.at).toEqual([39, 15]);
    expect(() => play(scenario, { dice, decisions: [move([39, 14.9])] })).toThrow(/5\.1 cm; it may move 5 cm/);
  });

  it('C12: all engaged orks are dead: the defender wins at once, without a hack-down; five orks break and flee', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', [...rowOf('a', 'boyz', 3, [30, 40]), ...rowOf('b', 'boyz', 5, [30, 20])]),
      formationOf('defender', rowOf('d', 'tactical', 4, [30, 42])),
    ] });
    const report = play(scenario, { dice: [4, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1] });
    expect(report).toMatchObject({ winner: 'defender', ending: 'swift', hackDown: 0, diceUsed: 11 });
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, destroyed: false });
    expect(livingIn(report)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'd2', 'd3', 'd4']);
    expect(formationIn(report, 'defender')).toMatchObject({ blastMarkers: 1, broken: false });
  });

  it('C13: with only the engaged guards dead the result is thrown, and the four far ones count in full', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
      formationOf('defender', [...rowOf('d', 'infantry', 2, [30, 22]), ...rowOf('far', 'infantry', 4, [30, 42])]),
    ] });
    const report = play(scenario, { dice: [4, 4, 1, 1, 1, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
    expect(report.ending).toBe('result');
    expect(modifiersIn(report, 'defender')).toEqual(['more units 1', 'no Blast markers 1']);
  });
});

describe('the result', () => {
  const idle = (name: string, count: number, y: number) => rowOf(name, 'idle', count, [20, y]);

  it.each([
    [6, 3, 1], [7, 3, 2], [4, 4, 0], [3, 1, 2], [2, 1, 1],
  ])('C15: %i units against %i are worth +%i', (attackers, defenders, expected) => {
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', idle('a', attackers, 20), { blastMarkers: 1 }),
      formationOf('defender', idle('d', defenders, 22), { blastMarkers: 1 }),
    ] });
    const report = play(scenario, { dice: [...ATTACKER_ROLLS_HIGH] });
    expect(report.result[0]!.attacker.total - 6).toBe(expected);
    expect(report.result[0]!.defender.total).toBe(1);
  });

  it.each([
    [1, 0], [2, 1], [3, 1], [4, 2], [5, 2],
  ])('C17: marines who lose by %i take %i hack-down hits', (difference, hits) => {
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', idle('a', 4, 40), { blastMarkers: 1 }),
      formationOf('defender', idle('d', 4, 42), { blastMarkers: 2, ...MARINES }),
    ] });
    const report = play(scenario, { dice: [1 + difference, 1, 1, 1] });
    expect(report.hackDown).toBe(hits);
    expect(lostTo(report, 'hack-down')).toHaveLength(hits);
  });
});

describe('afterwards', () => {
  it('C23: the winner’s five losses break the four guards that are left, who stay where they are', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'infantry', 9, [20, 40])),
      formationOf('defender', rowOf('d', 'boyz', 9, [20, 42])),
    ] });
    const six = [6, 6, 6, 6, 6, 6, 1, 1, 1];
    const report = play(scenario, {
      dice: [...six, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH],
    });
    expect(report.winner).toBe('attacker');
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    const left = formationIn(report, 'attacker').units.filter(unit => unit.alive);
    expect(left.map(unit => unit.at)).toEqual([[35, 40], [38, 40], [41, 40], [44, 40]]);
  });

  it('C24: a marker for friends of the loser near by, fired or not; a unit of the broken; nothing farther off', () => {
    const pair = (id: string, at: readonly [number, number], step: readonly [number, number], more = {}) =>
      formationOf(
        'defender', [unitOf(`${id}1`, 'boyz', at), unitOf(`${id}2`, 'boyz', [at[0] + step[0], at[1] + step[1]])],
        { id, ...more },
      );
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 30])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 32])]),
      pair('s', [42, 30], [3, 0]),
      pair('u', [30, 14], [0, -3]),
      pair('v', [18, 30], [-3, 0], { broken: true }),
      pair('w', [30, 48], [0, 3]),
      pair('x', [40, 40], [3, 0], { broken: true, ...MARINES }),
    ] });
    const call: Decision = { type: 'supporters.called', side: 'defender', units: ['s1', 's2'] };
    const report = play(scenario, { dice: [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], decisions: [call] });
    expect(['s', 'u', 'v', 'w', 'x'].map(id => formationIn(report, id).blastMarkers)).toEqual([1, 1, 0, 0, 0]);
    expect(lostTo(report, 'blast-marker')).toEqual(['v1']);
    expect(livingIn(report)).toEqual(expect.arrayContaining(['s1', 's2', 'u1', 'u2', 'v2', 'w1', 'w2', 'x1', 'x2']));
  });

  it('C25: three support hits fall on engaged guards only, nearest first, and are kills; nobody else may help', () => {
    const friends = (id: string, x: number, y: number, more = {}) =>
      formationOf('attacker', rowOf(id, 'hero', 3, [x, y]), { id: `friends-${id}`, ...more });
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 30])]),
      formationOf('defender', [
        ...rowOf('d', 'infantry', 2, [30, 32]), unitOf('d4', 'infantry', [36, 32]), unitOf('d5', 'infantry', [40, 32]),
        unitOf('d9', 'infantry', [50, 34]),
      ]),
      friends('s', 45, 38), friends('m', 45, 41, { marched: true }), friends('b', 45, 44, { broken: true }),
    ] });
    const report = play(scenario, { dice: [1, 1, 1, 1, 1, 4, 4, 4, ...ATTACKER_ROLLS_HIGH] });
    expect(lostTo(report, 'support')).toEqual(['d2', 'd4', 'd5']);
    expect(modifiersIn(report, 'attacker')).toEqual(['kills 3', 'no Blast markers 1']);
  });
});
