import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { disembark, whyNotDisembark, whyNotSetDown } from '../../../src/epic-armageddon/movement/transports.ts';
import { chargeTo, charging, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { resolveTerrainTest } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { breakTheLoser, endWithdrawal } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import {
  goOnWithdrawing, whyNotWithdraw, withdrawTheRest, withdrawTo,
} from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import {
  collect, collectInFlight, goOnCharging, setDown, whyNotCollect, whyNotCollectInFlight,
} from '../../../src/epic-armageddon/steps/collecting.ts';
import { formationOf, rowOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { bandOf, beforeCharge, placeOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  gorgon: profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 4, radius: 2.5, abilities: ['transport'] }),
};

/** A Rhino of the losers at (60, 30) with two Devastators near it, far from their enemies. */
const devastators = [unitOf('p1', 'devastator', [60, 40]), unitOf('p2', 'devastator', [64, 40])];
const losing = (
  units: readonly ScenarioUnit[] = [unitOf('t1', 'rhino', [60, 30]), ...devastators], parts: ScenarioParts = {},
  others: readonly ScenarioFormation[] = [],
): Assault => breakTheLoser({
  ...assaultOf({
    depth: 120, profiles,
    formations: [
      formationOf('attacker', rowOf('a', 'tactical', 3, [60, 10])), formationOf('defender', units), ...others,
    ],
    ...parts,
  }),
  winner: 'attacker', ending: 'result',
});

const inside = (assault: Assault): readonly string[] =>
  assault.units.filter(unit => unit.aboard !== null).map(unit => `${unit.id} in ${unit.aboard}`);
const why = (assault: Assault, unit = 'p1', into = 't1') => whyNotCollectInFlight(assault, unit, into);
const got = (assault: Assault, unit = 'p1') => collectInFlight(assault, unit, 't1');
const thrown = (assault: Assault, face: number): Assault =>
  goOnWithdrawing(settle(resolveTerrainTest(assault, [face], 'a7Withdraw')));

describe('a transport that withdraws', () => {
  it('A7.3, A2.11: comes into contact the shortest way, takes a unit in, and goes on with what is left', () => {
    const taken = got(losing());
    expect([inside(taken), placeOf(taken, 't1')]).toEqual([['p1 in t1'], [60, 37.5]]);
    expect(whyNotWithdraw(taken, 't1', [60, 90])).toBeNull();
    expect(whyNotWithdraw(taken, 't1', [60, 90.1])).toMatchObject({ key: 'too-far' });
    const both = got(taken, 'p2');
    expect(inside(both)).toEqual(['p1 in t1', 'p2 in t1']);
    expect(placeOf(withdrawTo(both, 't1', [60, 80]), 'p1')).toEqual([60, 80]);
  });

  it('A7.3: stands where it is if it touches the unit already', () => {
    const taken = got(losing([unitOf('t1', 'rhino', [60, 37.5]), ...devastators]));
    expect([inside(taken), unitIn(taken, 't1').path]).toEqual([['p1 in t1'], []]);
  });

  it('A7.3: goes round what is in its way', () => {
    const taken = got(losing([unitOf('t1', 'rhino', [60, 30]), ...devastators, unitOf('d9', 'rhino', [60, 35])]));
    expect(inside(taken)).toEqual(['p1 in t1']);
    const { path, at } = unitIn(taken, 't1');
    expect(path.length).toBeGreaterThan(1);
    expect(Math.hypot(at[0] - 60, at[1] - 40)).toBeCloseTo(2.5, 6);
  });

  it('A7.3: only who has made no move in that one: in the first none at all, in the second no second', () => {
    const walked = withdrawTo(losing(), 'p1', [60, 45]);
    expect(why(walked)).toMatchObject({
      rule: 'A7.3', key: 'moved-itself', values: { unit: 'Devastator 1', transport: 'Rhino' },
    });
    const second = withdrawTo(withdrawTo(losing(), 'p1', [74, 40]), 't1', [90, 30]);
    expect(why(second)).toBeNull();
    expect(why(withdrawTo(second, 'p1', [78, 40]))).toMatchObject({ key: 'moved-itself' });
  });

  it('A7.3, A2.11: only units of its own formation, and no carried transport carries', () => {
    const other = formationOf('defender', [unitOf('o1', 'boyz', [64, 30])], { id: 'other' });
    expect(why(losing(undefined, {}, [other]), 'o1')).toMatchObject({ key: 'may-not-get-in' });
    const nested = losing([
      unitOf('g1', 'gorgon', [60, 60]), unitOf('t1', 'rhino', [60, 60], { aboard: 'g1' }), ...devastators,
    ]);
    expect(why(nested)).toMatchObject({ key: 'may-not-get-in' });
    expect(why(losing(), 'p1', 'p2')).toMatchObject({ key: 'may-not-get-in' });
    expect(why(losing(), 'nobody')).toMatchObject({ key: 'may-not-get-in' });
  });

  it('A7.3: no further than its two moves last', () => {
    const far = losing([unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 93])]);
    expect(why(far)).toMatchObject({ key: 'transport-too-far', values: { cm: 60.5, left: 60 } });
  });

  it('A7.3, A2.10: tests where the unit stands wholly inside dangerous terrain, though it stays outside itself', () => {
    const edge = losing([unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 41.2])], {
      terrain: [bandOf('woods', 40, 50)],
    });
    const coming = got(edge);
    expect([coming.terrainTests.map(({ unit }) => unit), inside(coming)]).toEqual([['t1'], []]);
    expect(inside(thrown(coming, 2))).toEqual(['p1 in t1']);
    expect(inside(thrown(coming, 1))).toEqual([]);
    expect(unitIn(thrown(coming, 1), 'p1').lostTo).toBeNull();
  });

  it('A7.3, A2.10: no test for a unit that stands partly outside', () => {
    const partly = losing([unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 40.5])], {
      terrain: [bandOf('woods', 40, 50)],
    });
    expect(inside(got(partly))).toEqual(['p1 in t1']);
  });

  it('A7.3, L5: cannot collect out of what it cannot enter', () => {
    expect(why(losing([unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 41.2])], {
      terrain: [bandOf('buildings', 40, 50)],
    }))).toMatchObject({ rule: 'A7.3' });
  });
});

describe('getting out in a withdrawal', () => {
  const out = (assault: Assault, to: Point, unit = 'p1') => setDown(assault, unit, to);
  const riding = (): Assault => losing([
    unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 30], { aboard: 't1' }),
    unitOf('p2', 'devastator', [60, 30], { aboard: 't1' }),
  ]);

  it('A7.3, A2.11: not in the move in which it got in, but after the second', () => {
    const first = got(losing());
    expect(whyNotSetDown(first, 'p1', [60, 33])).toMatchObject({
      rule: 'A7.3', key: 'just-got-in', values: { unit: 'Devastator 1', transport: 'Rhino' },
    });
    const second = withdrawTo(first, 't1', [60, 70]);
    expect(whyNotSetDown(second, 'p1', [60, 75])).toBeNull();
    const late = got(withdrawTo(losing(), 't1', [60, 5]), 'p2');
    expect(whyNotSetDown(late, 'p2', [60, 40])).toMatchObject({ key: 'just-got-in' });
  });

  it('A7.3: after the second move neither goes any further', () => {
    const down = out(withdrawTo(riding(), 't1', [60, 70]), [60, 75]);
    expect(whyNotWithdraw(down, 'p1', [60, 76])).toMatchObject({ key: 'has-got-out' });
    expect(whyNotWithdraw(down, 't1', [60, 66])).toMatchObject({ key: 'has-unloaded' });
    expect(placeOf(withdrawTheRest(down), 'p1')).toEqual([60, 75]);
  });

  it('A7.3: after the first, which is over then, both make their second', () => {
    const down = out(out(withdrawTo(riding(), 't1', [60, 40]), [60, 45]), [64, 43], 'p2');
    expect(whyNotWithdraw(down, 'p1', [60, 60])).toBeNull();
    expect(whyNotWithdraw(down, 'p2', [64, 58.1])).toMatchObject({ key: 'too-far' });
    expect(whyNotWithdraw(down, 't1', [40, 60])).toBeNull();
    expect(whyNotWithdraw(down, 't1', [60, 9.9])).toMatchObject({ key: 'too-far' });
  });

  it('A7.3: zones of control do not count, enemies in contact with it do', () => {
    const near = losing([
      unitOf('t1', 'rhino', [60, 16]), unitOf('p1', 'devastator', [60, 16], { aboard: 't1' }),
    ]);
    expect(whyNotSetDown(near, 'p1', [56, 13.5])).toBeNull();
    const held = losing([
      unitOf('t1', 'rhino', [61.5, 12]), unitOf('p1', 'devastator', [61.5, 12], { aboard: 't1' }),
    ]);
    expect(whyNotSetDown(held, 'p1', [61.5, 16])).toMatchObject({ key: 'trapped' });
  });

  it('A7.3: passengers of a formation that does not withdraw stay inside', () => {
    const other = formationOf('defender', [unitOf('o1', 'boyz', [60, 60], { aboard: 'g1' })], { id: 'other' });
    const carrying = losing([unitOf('g1', 'gorgon', [60, 60])], {}, [other]);
    expect(whyNotSetDown(carrying, 'o1', [60, 65])).toMatchObject({ key: 'may-not-get-out' });
  });

  it('A7.3, A2.10: into dangerous terrain is tested, and so is the second move out of it', () => {
    const marsh = { terrain: [bandOf('marsh', 42, 60)] };
    const down = setDown(withdrawTo(losing([
      unitOf('t1', 'rhino', [60, 30]), unitOf('p1', 'devastator', [60, 30], { aboard: 't1' }),
    ], marsh), 't1', [60, 38]), 'p1', [60, 43]);
    expect(down.terrainTests.map(({ unit }) => unit)).toEqual(['p1']);
    expect(withdrawTo(thrown(down, 2), 'p1', [60, 41]).terrainTests).toHaveLength(1);
  });
});

describe('passengers of a transport that is lost on the way', () => {
  const woods = { terrain: [bandOf('woods', 40, 45)] };
  const riding = (y: number) => losing([
    unitOf('t1', 'rhino', [60, y]), unitOf('p1', 'devastator', [60, y], { aboard: 't1' }),
  ], woods);

  it('A7.3, V12: climb out where its move ended', () => {
    const wreck = settle(resolveTerrainTest(withdrawTo(riding(30), 't1', [60, 80]), [1], 'a7Withdraw'));
    expect([placeOf(wreck, 't1'), wreck.aftermath]).toMatchObject([
      [60, 60], [{ kind: 'passengers', units: ['p1'], origin: 'dangerous-terrain' }],
    ]);
  });

  it('A7.3, V12: of one lost at the end are lost with it, broken and not Fearless as they are', () => {
    const near = losing([unitOf('t1', 'rhino', [60, 16]), unitOf('p1', 'devastator', [60, 16], { aboard: 't1' })]);
    expect(settle(endWithdrawal(near)).aftermath).toMatchObject([{ origin: 'withdrawal', units: ['p1'] }]);
  });
});

describe('a transport that charges', () => {
  const waiting = (parts: ScenarioParts = {}, enemy: Point = [60, 75]) => beforeCharge(
    [unitOf('t1', 'rhino', [60, 20]), unitOf('p1', 'tactical', [60, 30]), unitOf('p2', 'tactical', [70, 30])],
    [unitOf('d1', 'boyz', enemy)], { profiles, ...parts },
  );
  const into = (assault: Assault, unit = 'p1') => collect(assault, unit, 't1');

  it('A2.11: collects a unit that has not moved, and carries on with its move', () => {
    expect(whyNotCollect(waiting(), 'p1', 't1')).toBeNull();
    const taken = into(waiting());
    expect([inside(taken), placeOf(taken, 't1')]).toEqual([['p1 in t1'], [60, 27.5]]);
    expect(whyNotCharge(taken, 't1', [60, 50])).toBeNull();
    expect(whyNotCharge(taken, 't1', [60, 50.1])).toMatchObject({ key: 'too-far' });
    expect(inside(into(taken, 'p2'))).toEqual(['p1 in t1', 'p2 in t1']);
  });

  it('A2.11: who was collected does not get out again in that move', () => {
    expect(whyNotDisembark(into(waiting()), 'p1', [60, 31], charging(waiting()), 'A2.11')).toMatchObject({
      rule: 'A2.11', key: 'just-got-in',
    });
  });

  it('A2.11: nobody who has moved, by none that has unloaded, of no other formation', () => {
    expect(whyNotCollect(chargeTo(waiting(), 'p1', [60, 32]), 'p1', 't1')).toMatchObject({ key: 'moved-itself' });
    const unloaded = disembark(beforeCharge([
      unitOf('t1', 'rhino', [60, 20]), unitOf('p1', 'tactical', [60, 20], { aboard: 't1' }),
      unitOf('p2', 'tactical', [64, 20]),
    ], [unitOf('d1', 'boyz', [60, 60])]), 'p1', [60, 24], 'a2Charge');
    expect(whyNotCollect(unloaded, 'p2', 't1')).toMatchObject({ key: 'has-unloaded' });
    expect(whyNotCollect(waiting(), 'd1', 't1')).toMatchObject({ rule: 'A2.11', key: 'may-not-get-in' });
  });

  it('A2.11, A2.3: not through a zone of control', () => {
    const round = into(waiting({}, [55, 28]));
    expect([inside(round), placeOf(round, 't1')[0] > 61]).toEqual([['p1 in t1'], true]);
    expect(whyNotCollect(waiting({}, [60, 33]), 'p1', 't1')).toMatchObject({ rule: 'A2.11' });
  });

  it('A2.11, A2.10: its way is tested', () => {
    const coming = into(waiting({ terrain: [bandOf('woods', 22, 25)] }));
    expect([coming.terrainTests.length, inside(coming)]).toEqual([1, []]);
    expect(inside(goOnCharging(resolveTerrainTest(coming, [2], 'a2Charge')))).toEqual(['p1 in t1']);
  });
});
