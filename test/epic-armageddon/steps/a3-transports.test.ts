import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  counterChargeTo, embarkingAllowance, endCounterCharge, whyNotCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { disembark, embark, whyNotDisembark, whyNotEmbark } from '../../../src/epic-armageddon/movement/transports.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, modifiersIn, played } from '../../support/fight.ts';
import { beforeCharge } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  gorgon: profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 2, radius: 1.5, abilities: ['transport'] }),
};

/** A rhino with a stand inside, about to answer enemies. */
const mounted = (enemies: readonly ScenarioUnit[], transport = 'rhino', more: readonly ScenarioUnit[] = []): Assault =>
  beforeCharge(enemies, [
    unitOf('t1', transport, [60, 30]), unitOf('p1', 'tactical', [60, 30], { aboard: 't1' }), ...more,
  ], { profiles });

const far = [unitOf('a1', 'boyz', [60, 10])];
/** Enemies that touch the transport, the first to its left, the next to its right, then below and above. */
const crowd = (count: number): readonly ScenarioUnit[] => {
  const spots: readonly Point[] = [[57.5, 30], [62.5, 30], [60, 27.5], [60, 32.5]];
  return spots.slice(0, count).map((at, i) => unitOf(`a${i + 1}`, 'boyz', at));
};

const whyOut = (assault: Assault, to: Point = [60, 26]) => whyNotDisembark(assault, 'p1', to, ['defender'], 'A3.4');
const whyIn = (assault: Assault, id: string) =>
  whyNotEmbark(assault, id, 't1', embarkingAllowance(assault, id), ['defender']);

describe('getting out as part of the counter-charge', () => {
  it('A3.4: within 5cm, also into contact', () => {
    expect(whyOut(mounted(far))).toBeNull();
    expect(whyOut(mounted([unitOf('a1', 'boyz', [60, 24])]), [60, 26])).toBeNull();
    expect(whyOut(mounted(far), [60, 22.4])).toMatchObject({ rule: 'A3.4', key: 'too-far-from-transport' });
  });

  it('A3.4: not while two enemies touch the transport', () => {
    expect(whyOut(mounted(crowd(1)), [57.5, 32])).toBeNull();
    expect(whyOut(mounted(crowd(2)), [57.5, 32])).toMatchObject({
      rule: 'A3.4', key: 'trapped', values: { unit: 'Tactical', transport: 'Rhino' },
    });
  });

  it('A3.4: of a war engine while fewer touch it than twice its starting capacity', () => {
    expect(whyOut(mounted(crowd(3), 'gorgon'), [57.5, 32])).toBeNull();
    expect(whyOut(mounted(crowd(4), 'gorgon'), [57.5, 32])).toMatchObject({ rule: 'A3.4', key: 'trapped' });
  });

  it('A3.4, ruling 12: of a transport that has counter-charged; whoever got out does not counter-charge', () => {
    const moved = counterChargeTo(mounted(far), 't1', [60, 23]);
    expect(whyOut(moved, [60, 17.5])).toBeNull();
    const out = disembark(moved, 'p1', [60, 17.5], 'a3CounterCharge');
    expect(whyNotCounterCharge(out, 'defender', 'p1', [60, 14])).toMatchObject({ rule: 'A3.4', key: 'has-got-out' });
    expect(whyNotCounterCharge(out, 'defender', 't1', [60, 22])).toMatchObject({ rule: 'A3.4', key: 'has-unloaded' });
  });

  it('A3.4: is forgotten when the step ends', () => {
    const ended = endCounterCharge(disembark(mounted(far), 'p1', [60, 26], 'a3CounterCharge'), 'defender', null);
    expect(unitIn(ended, 'p1')).toMatchObject({ aboard: null, left: null, path: [] });
  });
});

describe('getting in as part of the counter-charge', () => {
  const beside = (x: number, profile = 'boyz'): Assault => mounted(far, 'rhino', [unitOf('d1', profile, [x, 30])]);

  it('A3.4: no vehicle of the transport’s own kind, and never a war engine', () => {
    const beside = (profile: string, transport: string) =>
      whyIn(mounted(far, transport, [unitOf('d1', profile, [64, 30])]), 'd1');
    expect(beside('tactical', 'rhino')).toBeNull();
    expect(beside('rhino', 'rhino')).toMatchObject({ key: 'may-not-get-in' });
    expect(beside('rhino', 'gorgon')).toBeNull();
    expect(beside('gorgon', 'gorgon')).toMatchObject({ key: 'may-not-get-in' });
  });

  it('A3.4: with what is left of the unit’s move', () => {
    expect(whyIn(beside(67.5), 'd1')).toBeNull();
    expect(whyIn(beside(67.6), 'd1')).toMatchObject({
      rule: 'A3.4', key: 'transport-too-far', values: { unit: 'Boyz', transport: 'Rhino', left: 5 },
    });
    expect(whyIn(beside(72.5, 'assault'), 'd1')).toBeNull();
  });

  it('A3.4: not into a transport that is pinned, nor into what carries nobody or an enemy’s', () => {
    const pinned = mounted(crowd(2), 'rhino', [unitOf('d1', 'boyz', [60, 33])]);
    expect(whyIn(pinned, 'd1')).toMatchObject({ key: 'trapped' });
    const tanks = mounted(far, 'leman-russ', [unitOf('d1', 'boyz', [64, 30])]);
    expect(whyIn(tanks, 'd1')).toMatchObject({ key: 'may-not-get-in' });
    const theirs = beforeCharge([unitOf('t1', 'rhino', [60, 30])], [unitOf('d1', 'boyz', [63, 30])]);
    expect(whyIn(theirs, 'd1')).toMatchObject({ key: 'may-not-get-in' });
  });

  it('A3.4: not by whoever has just got out', () => {
    const out = disembark(mounted(far), 'p1', [60, 26], 'a3CounterCharge');
    expect(whyIn(out, 'p1')).toMatchObject({ key: 'may-not-get-in' });
  });

  it('A3.4: takes the unit off the table, but not out of the count', () => {
    const inside = embark(beside(64), 'd1', 't1', 'a3CounterCharge');
    expect(unitIn(inside, 'd1')).toMatchObject({ aboard: 't1', at: [60, 30], lostTo: null });
    const scenario = scenarioOf({
      startAt: 'a1ChooseTarget', formations: [
        formationOf('attacker', rowOf('a', 'rhino', 2, [60, 20], 4)),
        formationOf('defender', [
          unitOf('t1', 'rhino', [60, 30]), unitOf('d1', 'boyz', [64, 30]), unitOf('d2', 'boyz', [60, 33]),
        ]),
      ],
    });
    const getIn: Decision = { type: 'unit.embarked', unit: 'd1', transport: 't1' };
    const { report, dice } = played(scenario, [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], [{ type: 'charge.ended' }, getIn]);
    expect(dice.filter(die => die.startsWith('d1'))).toEqual([]);
    expect(modifiersIn(report, 'defender')).toContain('more units 1');
  });
});
