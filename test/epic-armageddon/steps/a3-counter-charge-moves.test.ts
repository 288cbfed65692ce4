import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  counterChargeTo, eagerMove, embarkingAllowance, endCounterCharge, mustCounterCharge, usualCounterCharge, whyHeld,
  whyNotCounterCharge, whyNotEndCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { formationOf as formationIn, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { disembark, embark } from '../../../src/epic-armageddon/movement/transports.ts';
import { formationOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { beforeCharge } from '../../support/moves.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { profileOf } from '../../support/profiles.ts';

const boyz = (id: string, at: Point): ScenarioUnit => unitOf(id, 'boyz', at);
const why = (assault: Assault, id: string, to: Point) => whyNotCounterCharge(assault, 'defender', id, to);
const answering = (enemies: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], parts: ScenarioParts = {}) =>
  beforeCharge(enemies, defenders, parts);

/** Boyz at (60, 30) that go 5cm, an enemy so many cm below them. */
const alone = (cm: number, parts: ScenarioParts = {}): Assault =>
  answering([unitOf('a1', 'tactical', [60, 28 - cm])], [boyz('d1', [60, 30])], parts);

describe('a counter-charge in several parts', () => {
  it('A3.1: the last goes no further than what is left', () => {
    const begun = counterChargeTo(alone(18), 'd1', [60, 29.3]);
    expect(usualCounterCharge(begun, 'd1')).toEqual([60, 25]);
    expect(usualCounterCharge(alone(9.3), 'd1')).toEqual([60, 25]);
  });

  it('A3.4: what is left of it takes a unit to its transport', () => {
    expect(embarkingAllowance(alone(18), 'd1')).toBe(5);
    expect(embarkingAllowance(counterChargeTo(alone(18), 'd1', [60, 27]), 'd1')).toBe(2);
    expect(embarkingAllowance(alone(18), 'nobody')).toBe(0);
  });

  it('A3.2, ruling 11: a wall beyond what is left opens no way round', () => {
    const wall = (y: number) => ({ terrain: [terrainOf('cliffs', [55, y - 2], [65, y])] });
    const begun = (y: number) => counterChargeTo(alone(18, wall(y)), 'd1', [60, 27]);
    expect(why(begun(23), 'd1', [58.5, 26])).toMatchObject({ rule: 'A3.2', key: 'not-at-nearest' });
    expect(why(begun(26), 'd1', [58.5, 26.2])).toBeNull();
  });

  it('A3.3: in a zone it goes on where only what lies beyond its move is blocked', () => {
    const pair = [boyz('d1', [60, 24]), unitOf('d2', 'rhino', [60, 14])];
    const begun = counterChargeTo(answering([unitOf('a1', 'scout', [60, 10])], pair), 'd1', [60, 21]);
    expect(why(begun, 'd1', [60, 20])).toMatchObject({ rule: 'A3.3', key: 'must-touch-nearest' });
    expect(why(begun, 'd1', [60, 19])).toBeNull();
  });
});

describe('where a counter-charge may end', () => {
  it('A3.2: not where it began: it takes the unit nearer', () => {
    expect(why(alone(12), 'd1', [60, 30])).toMatchObject({ rule: 'A3.2', key: 'not-at-nearest' });
  });

  it('A3.3, A2.6: in a zone, before a spot that touches somebody whom two touch already', () => {
    const enemies = [unitOf('a1', 'tactical', [60, 24]), unitOf('a2', 'tactical', [62, 26])];
    const before = (...friends: readonly ScenarioUnit[]) => answering(enemies, [boyz('d3', [60, 30]), ...friends]);
    expect(why(before(boyz('d1', [64, 26]), boyz('d2', [62, 28])), 'd3', [60, 28])).toBeNull();
    expect(why(before(boyz('d1', [64, 26])), 'd3', [60, 28])).toMatchObject({ values: { enemy: 'Tactical 2' } });
  });

  it('A3.2: nowhere, and at nobody, where two touch every enemy', () => {
    const full = answering([unitOf('a1', 'tactical', [60, 24])], [
      boyz('d1', [58, 24]), boyz('d2', [62, 24]), boyz('d3', [60, 30]),
    ]);
    expect(why(full, 'd3', [60, 27])).toEqual({
      rule: 'A3.2', key: 'not-at-nearest', values: { unit: 'Boyz 3', enemy: '' },
    });
  });
});

/** Boyz at (60, 30) and a gun beside them that cannot move; an enemy far below. */
const besideGun = (x: number): Assault => answering(
  [unitOf('a1', 'tactical', [60, 14])], [boyz('d1', [60, 30]), unitOf('d2', 'gun', [x, 30])],
  { profiles: { gun: profileOf({ speed: 0 }) } },
);

describe('a counter-charge that would break coherency', () => {
  it('A3.3: is no legal move where the others cannot follow', () => {
    expect(why(besideGun(65), 'd1', [60, 25])).toEqual({
      rule: 'A3.3', key: 'torn-apart', values: { unit: 'Boyz', formation: 'defender' },
    });
    expect(why(besideGun(65), 'd1', [60, 26])).toBeNull();
  });

  it('A3.3: and the usual one goes as far as coherency lets it', () => {
    expect(usualCounterCharge(besideGun(65), 'd1')).toEqual([60, 25.5]);
    expect(usualCounterCharge(besideGun(63), 'd1')).toEqual([60, 25]);
  });

  it('A3.3: is one where the others can follow some of their way, though not all of it', () => {
    const [slow, fast] = [25, 35].map(speed => profileOf({ type: 'light-vehicle', speed })) as [Profile, Profile];
    const mixed = assaultOf({ profiles: { slow, fast }, formations: [
      formationOf('attacker', [boyz('a1', [60, 10]), boyz('a2', [68, 10])]),
      formationOf('defender', [unitOf('d1', 'slow', [60, 30]), unitOf('d2', 'fast', [68, 30])]),
    ] });
    expect(why(mixed, 'd1', [60, 25])).toBeNull();
    expect(why(mixed, 'd2', [68, 20])).toMatchObject({ key: 'torn-apart' });
  });

  it('A3.3: is open to a formation that was no more coherent before', () => {
    expect(why(besideGun(75), 'd1', [60, 25])).toBeNull();
  });

  it('A3.3, A3.5: draws nobody in, as it does not come about', () => {
    const near = assaultOf({ profiles: { gun: profileOf({ speed: 0 }) }, formations: [
      formationOf('attacker', [boyz('a1', [90, 10])]), formationOf('attacker', [boyz('f1', [60, 23])], { id: 'third' }),
      formationOf('defender', [boyz('d1', [60, 30]), unitOf('d2', 'gun', [66, 30])]),
    ] });
    expect(why(near, 'd1', [60, 25])).toMatchObject({ rule: 'A3.3', key: 'torn-apart' });
  });
});

describe('who may not counter-charge', () => {
  it('A3.1: who does not exist', () => {
    expect(why(alone(12), 'nobody', [60, 26])).toEqual({
      rule: 'A3.1', key: 'not-yours-to-move', values: { unit: 'nobody' },
    });
  });

  it('A3.4: who has got out of a transport, nor that transport', () => {
    const mounted = answering([boyz('a1', [60, 10])], [
      unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'tactical', [60, 30], { aboard: 't1' }),
    ]);
    const out = disembark(mounted, 'p1', [60, 26], 'a3CounterCharge');
    expect(whyHeld(out, unitIn(out, 'p1'))).toEqual({ rule: 'A3.4', key: 'has-got-out', values: { unit: 'Tactical' } });
    expect(whyHeld(out, unitIn(out, 't1'))).toEqual({ rule: 'A3.4', key: 'has-unloaded', values: { unit: 'Rhino' } });
  });
});

describe('what a counter-charge does', () => {
  it('A3.1: is told with how far it went, and whom it touches', () => {
    const [moved, touching] = [counterChargeTo(alone(12), 'd1', [60, 27]), counterChargeTo(alone(4), 'd1', [60, 26])];
    expect(moved.log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A3.1', key: 'moved', values: { unit: 'Boyz', cm: 3 },
    });
    expect(touching.log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A3.1', key: 'moved-into-contact',
      values: { unit: 'Boyz', cm: 4, enemy: 'Tactical' },
    });
  });

  it('A3.5: draws in nobody who is in the assault already', () => {
    const touching = counterChargeTo(alone(4), 'd1', [60, 26]);
    expect(formationIn(touching, 'attacker')).toMatchObject({ fighting: true, drawnIn: false });
  });

  it('A3.5: draws in a third formation, in this step', () => {
    const third = assaultOf({ formations: [
      formationOf('attacker', [boyz('a1', [60, 10])]), formationOf('attacker', [boyz('f1', [60, 24])], { id: 'third' }),
      formationOf('defender', [boyz('d1', [60, 30])]),
    ] });
    expect(counterChargeTo(third, 'd1', [60, 26]).log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A3.5', key: 'drawn-in', values: { formation: 'third' },
    });
  });
});

describe('the end of the counter-charge', () => {
  const toldIn = (assault: Assault) => assault.log.map(({ step, rule, key }) => `${step} ${rule} ${key}`);
  const nobody = 'a3CounterCharge A3.2 nobody-counter-charges';

  it('A3.2: that nobody has moved is told only where nobody has', () => {
    expect(toldIn(endCounterCharge(alone(12), 'defender', null))).toContain(nobody);
    const moved = endCounterCharge(counterChargeTo(alone(12), 'd1', [60, 27]), 'defender', null);
    expect(toldIn(moved)).not.toContain(nobody);
    expect(unitIn(moved, 'd1').path).toEqual([]);
  });

  it('A3.4: who has only got into a transport has moved', () => {
    const beside = answering([boyz('a1', [60, 10])], [unitOf('t1', 'rhino', [60, 30]), boyz('d1', [64, 30])]);
    const ended = endCounterCharge(embark(beside, 'd1', 't1', 'a3CounterCharge'), 'defender', null);
    expect(toldIn(ended)).not.toContain(nobody);
    expect(unitIn(ended, 'd1')).toMatchObject({ aboard: 't1', left: null });
  });

  it('A3.3: is not before those who have been left behind have come up', () => {
    const pair = answering([boyz('a1', [60, 10])], [boyz('d1', [60, 30]), boyz('d2', [65, 30])]);
    const gone = counterChargeTo(pair, 'd1', [60, 25]);
    expect(why(pair, 'd1', [60, 25])).toBeNull();
    expect(whyNotEndCounterCharge(gone, 'defender')).toEqual({
      rule: 'A3.3', key: 'not-together', values: { formation: 'defender' },
    });
    expect(whyNotEndCounterCharge(counterChargeTo(gone, 'd2', usualCounterCharge(gone, 'd2')!), 'defender')).toBeNull();
  });

  it('A3.3, A2.8: who is out of coherency though nobody can mend it is lost in this step', () => {
    const torn = counterChargeTo(besideGun(65), 'd1', [60, 25]);
    expect(whyNotEndCounterCharge(torn, 'defender')).toBeNull();
    expect(toldIn(endCounterCharge(torn, 'defender', null))).toContain('a3CounterCharge A2.8 stragglers');
  });
});

describe('the unblooded', () => {
  const claws = (y: number): Assault => counterChargeTo(assaultOf({ startAt: 'a1ChooseTarget', formations: [
    formationOf('attacker', [boyz('a1', [60, 10])]),
    formationOf('defender', [boyz('d1', [60, 30])], { rules: ['unblooded'] }),
  ] }), 'd1', [60, y]);

  it('A3.9: have made their full move when next to nothing of it is left', () => {
    expect(mustCounterCharge(claws(25.06), 'defender')).toEqual(['d1']);
    expect(mustCounterCharge(claws(25.04), 'defender')).toEqual([]);
    expect([whyNotEndCounterCharge(claws(25.04), 'defender'), eagerMove(claws(25.04))]).toEqual([null, null]);
  });
});
