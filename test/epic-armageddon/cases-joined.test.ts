/** The worked cases about several formations as one, about overwatch, and about grotz. */
import { describe, expect, it } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import type { Point } from '../../src/battlefield/base.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { bandOf } from '../support/moves.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn, played,
} from '../support/fight.ts';
import { characterOf } from '../support/profiles.ts';
import { stage, stands, type Stand, type Stands } from '../support/stage.ts';

const moved = (unit: string, ...to: Point): Decision => ({ type: 'unit.moved', unit, to });
const chosen: Decision = { type: 'target.chosen', target: 'defender' };
const charged: Decision = { type: 'charge.ended' };
/** Dice that hit, then dice that miss. */
const hits = (count: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, i) => (i < count ? 6 : 1));

const FIGHTS: Partial<Stand> = { cc: 4, ff: 4 };
const BOYZ: Partial<Stand> = { name: 'Boyz', armour: 6, cc: 4, ff: 6 };
const GUARD: Partial<Stand> = { name: 'Infantry', cc: 6, ff: 5 };

describe('intermingled defenders', () => {
  it('S6: winners that stood among each other take Blast markers for their own losses: two, and one', () => {
    const charge = { ...stands('a', 3, [30, 20], FIGHTS), ...stands('e', 2, [48, 20], FIGHTS) };
    const scenario = stage(charge, stands('f', 6, [30, 22], FIGHTS), {
      others: [{ side: 'defender', id: 'g', stands: stands('g', 4, [48, 22], FIGHTS) }],
      engage: { intermingled: ['g'] },
    });
    const report = play(scenario, {
      dice: [...hits(3, 5), ...hits(5, 10)],
      decisions: [{ type: 'hit.moved', side: 'defender', hit: 2, to: 'g1' }],
    });
    expect(lostTo(report, 'attack')).toEqual(['a1', 'a2', 'a3', 'e1', 'e2', 'f1', 'f2', 'g1']);
    expect(['defender', 'g'].map(id => formationIn(report, id).blastMarkers)).toEqual([2, 1]);
  });

  const broken: Stands = stands('x', 3, [30, 22]);
  const whole: Stands = stands('y', 4, [30, 26]);

  it('R3: a broken one nearest takes the hack-downs, its rest is destroyed; the other only breaks', () => {
    const scenario = stage(stands('a', 3, [30, 20]), broken, {
      defender: { broken: true },
      others: [{ side: 'defender', id: 'y', stands: whole }], engage: { intermingled: ['y'] },
    });
    const together = [1, 2, 3, 4].map(i => ({ type: 'unit.moved', unit: `y${i}`, to: [27 + 3 * i, 50] } as const));
    const report = play(scenario, { dice: [5, 1, 1, 3], decisions: together });
    expect(report.hackDown).toBe(2);
    expect(lostTo(report, 'hack-down')).toEqual(['x1', 'x2']);
    expect(lostTo(report, 'already-broken')).toEqual(['x3']);
    expect(formationIn(report, 'y')).toMatchObject({ broken: true, destroyed: false });
    expect(formationIn(report, 'y').units.every(unit => unit.alive)).toBe(true);
  });

  it('C27: units and Blast markers are counted together, wherever the second formation ends', () => {
    const scenario = stage(stands('a', 2, [30, 20], {}, 5), stands('f', 3, [30, 22], {}, 5), {
      startAt: 'a1ChooseTarget', attacker: { blastMarkers: 1 }, defender: { blastMarkers: 2 },
      others: [{ side: 'defender', id: 'g', stands: stands('g', 4, [46, 24], {}, 5) }],
    });
    const report = play(scenario, { dice: ATTACKER_ROLLS_HIGH, decisions: [{ ...chosen, intermingled: ['g'] }] });
    expect(modifiersIn(report, 'attacker')).toEqual(['enemy has more Blast markers 1']);
    expect(modifiersIn(report, 'defender')).toEqual(['more units 1', 'more than twice as many 1']);
    expect(formationIn(report, 'g').broken).toBe(true);
  });
});

describe('C28: what a counter-charge draws in', () => {
  const facing = stage({ a1: { at: [60, 18] } }, { d1: { at: [60, 31], speed: 30 } }, {
    startAt: 'a1ChooseTarget',
    others: [{ side: 'attacker', id: 'outsiders', stands: { f1: { at: [68, 31] }, f2: { at: [71, 31] } } }],
  });
  const drawn = play(facing, { dice: DEFENDER_ROLLS_HIGH, decisions: [chosen, charged, moved('d1', 66, 31)] });

  it('C28: contact with another formation’s unit draws that formation in', () => {
    expect(drawn.log.map(line => line.rule)).toContain('A3.5');
    expect(modifiersIn(drawn, 'attacker')).toContain('more units 1');
  });

  it('C28: it loses with the attackers, and breaks with them', () => {
    expect(['attacker', 'outsiders'].map(id => formationIn(drawn, id).broken || formationIn(drawn, id).destroyed))
      .toEqual([true, true]);
  });
});

describe('overwatch', () => {
  const watched = (attackers: Stands, parts: Parameters<typeof stage>[2] = {}) =>
    stage(attackers, stands('d', 4, [40, 40]), { startAt: 'a1ChooseTarget', defender: { overwatch: true }, ...parts });
  const fire = (...units: readonly string[]): Decision =>
    ({ type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: units.map(unit => ({ unit })) });

  it('C6: boyz who charge through woods have their cover of 5+ against overwatch', () => {
    const woods = watched(stands('a', 3, [40, 30], BOYZ), { terrain: [bandOf('woods', 20, 32)] });
    const { dice } = played(woods, [5, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], [chosen, charged, fire('a1')]);
    expect(dice[0]).toBe('a1 save 5+: 5');
  });

  it('C34: five guards with three Blast markers: fire and a kill break them, and there is no assault', () => {
    const scenario = watched(stands('a', 5, [40, 30], GUARD), { attacker: { blastMarkers: 3 } });
    const report = play(scenario, { dice: [], decisions: [chosen, charged, fire('a1')] });
    expect(report).toMatchObject({ winner: null, ending: 'no-assault', kills: { attacker: 0, defender: 0 } });
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(formationIn(report, 'attacker').units[4]!.at[1]).toBeLessThan(30);
    expect(formationIn(report, 'defender')).toMatchObject({ broken: false, blastMarkers: 0 });
    expect(lostTo(report, 'overwatch')).toEqual(['a1']);
  });

  it('C34: a marker less, and it is the one for the kill that breaks them', () => {
    const guards = stands('a', 5, [40, 30], GUARD);
    const two = play(watched(guards, { attacker: { blastMarkers: 2 } }), {
      dice: [], decisions: [chosen, charged, fire('a1')],
    });
    expect(two.ending).toBe('no-assault');
    const one = play(watched(guards, { attacker: { blastMarkers: 1 } }), {
      dice: [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], decisions: [chosen, charged, fire('a1')],
    });
    expect(one.ending).toBe('result');
  });

  it('S14: a combined assault under fire: eight kills to seven, and seven Blast markers that count', () => {
    const farseer = characterOf({ name: 'Farseer', abilities: ['supreme-commander'] });
    const guardians: Stands = {
      ...stands('g', 10, [10, 20], FIGHTS), f: { at: [40, 20], joined: farseer, ...FIGHTS },
    };
    const scenario = stage(guardians, stands('d', 13, [16, 27.2], FIGHTS), {
      startAt: 'a1ChooseTarget', engage: { combined: ['aspects'], actionTest: 'usual' },
      others: [
        { side: 'attacker', id: 'aspects', stands: stands('w', 4, [43, 20], FIGHTS) },
        { side: 'defender', id: 'manticores', stands: stands('m', 3, [40, 70]), more: { overwatch: true } },
      ],
    });
    const volley: Decision = {
      type: 'overwatch.fired', formation: 'manticores', target: 'attacker', markers: 4,
      hits: [{ unit: 'g1', unsaved: true }, { unit: 'g2', unsaved: true }],
    };
    const { report } = played(scenario, [1, 2, ...hits(8, 13), ...hits(7, 13), 3, 1, 2, 1], [
      { type: 'test.repeated' }, chosen, charged, volley,
    ]);
    expect(lostTo(report, 'overwatch')).toEqual(['g1', 'g2']);
    expect(report.kills).toEqual({ attacker: 8, defender: 7 });
    expect(modifiersIn(report, 'attacker')).toEqual(['kills 8', 'more units 1']);
    expect(modifiersIn(report, 'defender'))
      .toEqual(['kills 7', 'no Blast markers 1', 'enemy has more Blast markers 1']);
    expect(report).toMatchObject({ winner: 'attacker', hackDown: 1 });
    expect(formationIn(report, 'defender')).toMatchObject({ broken: true, destroyed: false });
  });
});

describe('S13: a narrow win of the orks', () => {
  it('S13: of six losses four are grotz: two kills for the enemy, and two Blast markers', () => {
    const mob: Stands = {
      ...stands('z', 4, [30, 20], { name: 'Grotz', cc: 6, ff: 6, abilities: ['expendable'] }),
      nob: { at: [42, 20], name: 'Nobz', cc: 3, ff: 5 }, boy: { at: [45, 20], name: 'Boyz', cc: 4, ff: 6 },
      ...stands('b', 6, [48, 20], { ...BOYZ, armour: null }),
    };
    const swarm: Stands = {
      ...stands('t', 8, [30, 22], { name: 'Termagants', cc: 4 }), ...stands('r', 2, [54, 22], FIGHTS),
    };
    const faces = [...hits(0, 4), 6, 6, 6, ...hits(0, 5), ...hits(6, 10)];
    const { report } = played(stage(mob, swarm), [...faces, 4, 1, 1, 3]);
    expect(lostTo(report, 'attack')).toEqual(['z1', 'z2', 'z3', 'z4', 'nob', 'boy', 't1', 't2', 't3']);
    expect(modifiersIn(report, 'attacker')).toContain('kills 3');
    expect(modifiersIn(report, 'defender')).toContain('kills 2');
    expect(report.winner).toBe('attacker');
    expect(formationIn(report, 'attacker').blastMarkers).toBe(2);
  });
});
