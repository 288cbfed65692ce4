import { describe, expect, it } from 'vitest';
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { mayBeginAttacks } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import {
  counterChargeAllowance, counterChargeTo, counterChargeTargets, endCounterCharge, mayCounterCharge,
  usualCounterCharge, whyNotCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import {
  formationOf as formationIn, removeUnits, unitOf as unitIn,
} from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';
import { afterCharges, beforeCharge, withOthers } from '../../support/moves.ts';

const marine = (at: Point, id = 'a1') => unitOf(id, 'tactical', at);
const why = (assault: Assault, id: string, to: Point) => whyNotCounterCharge(assault, 'defender', id, to);

/** A defender whose nearest enemy is so many cm in front of it. */
const answering = (profile: string, cm: number): Assault =>
  beforeCharge([marine([60, 28 - cm])], [unitOf('d1', profile, [60, 30])]);

const profiles = {
  'big-gun': profileOf({ name: 'Big Gun', speed: 0 }),
  skiff: profileOf({ name: 'Skiff', speed: 30, abilities: ['infiltrator'] }),
};

describe('who may counter-charge, and how far', () => {
  it('A3.1: 10cm with Speed 30 or more, 5cm with Speed 25 or less', () => {
    expect(why(answering('assault', 14), 'd1', [60, 20])).toBeNull();
    expect(why(answering('assault', 14), 'd1', [60, 19.9])).toMatchObject({ rule: 'A3.1', values: { allowance: 10 } });
    expect(why(answering('boyz', 14), 'd1', [60, 25])).toBeNull();
    expect(why(answering('boyz', 14), 'd1', [60, 24.9])).toMatchObject({ key: 'too-far', values: { allowance: 5 } });
  });

  it('A3.1: a unit in base contact may not move', () => {
    const touched = afterCharges(answering('boyz', 10), ['a1', [60, 28]]);
    expect(why(touched, 'd1', [60, 31])).toMatchObject({
      rule: 'A3.1', key: 'in-contact-already', values: { unit: 'Boyz', enemy: 'Tactical' },
    });
    expect(mayCounterCharge(touched, 'defender')).toEqual([]);
  });

  it('A3.1: only living units of the side’s fighting formations move', () => {
    const assault = withOthers([marine([60, 18])], [unitOf('d1', 'boyz', [60, 30])], [
      formationOf('defender', [unitOf('o1', 'boyz', [66, 30])], { id: 'other' }),
    ]);
    expect(why(assault, 'o1', [66, 28])).toMatchObject({ key: 'not-yours-to-move', values: { unit: 'Boyz 2' } });
    expect(why(assault, 'a1', [60, 20])).toMatchObject({ key: 'not-yours-to-move' });
    expect(why(removeUnits(assault, ['d1'], 'attack'), 'd1', [60, 28])).toMatchObject({ key: 'not-yours-to-move' });
  });

  it('A3.2: nobody has to', () => {
    const stayed = endCounterCharge(answering('boyz', 10), 'defender', null);
    expect(unitIn(stayed, 'd1').at).toEqual([60, 30]);
    expect(stayed.log.at(-1)).toMatchObject({ rule: 'A3.2', key: 'nobody-counter-charges' });
  });

  it('A3.3, ruling 35: Infiltrators do not counter-charge twice as far, and a road adds nothing', () => {
    const assault = beforeCharge([marine([60, 10])], [unitOf('d1', 'skiff', [60, 30])], {
      profiles, terrain: [terrainOf('road', [58, 0], [62, 40])],
    });
    expect(counterChargeAllowance(assault, unitIn(assault, 'd1'))).toBe(10);
    expect(why(assault, 'd1', [60, 19.9])).toMatchObject({ key: 'too-far' });
  });

  it('A3.10: what cannot move does not counter-charge', () => {
    const gun = beforeCharge([marine([60, 20])], [unitOf('d1', 'big-gun', [60, 30])], { profiles });
    expect(why(gun, 'd1', [60, 29])).toMatchObject({ key: 'too-far', values: { unit: 'Big Gun', allowance: 0 } });
    expect(usualCounterCharge(gun, 'd1')).toBeNull();
  });

  it('A3.8: after a tie the attacker’s units counter-charge by the same rules', () => {
    const assault = beforeCharge([marine([60, 15])], [unitOf('d1', 'boyz', [60, 30])]);
    expect(whyNotCounterCharge(assault, 'attacker', 'a1', [60, 20])).toBeNull();
    expect(whyNotCounterCharge(assault, 'attacker', 'a1', [60, 10])).toMatchObject({ rule: 'A3.2' });
  });
});

describe('at the closest enemy', () => {
  const between = (...near: readonly ScenarioUnit[]): Assault => assaultOf({
    formations: [
      formationOf('attacker', [marine([60, 18])]), formationOf('attacker', near, { id: 'friends' }),
      formationOf('defender', [unitOf('d1', 'boyz', [60, 30])]),
    ],
  });

  it('A3.2: straight towards it, and in no other direction', () => {
    const assault = answering('boyz', 12);
    expect(why(assault, 'd1', [60, 26])).toBeNull();
    for (const to of [[62, 27], [64, 30], [60, 33]] as const) {
      expect(why(assault, 'd1', to)).toMatchObject({ rule: 'A3.2', values: { unit: 'Boyz', enemy: 'Tactical' } });
    }
  });

  it('A3.2, ruling 9: of whatever formation it is', () => {
    const assault = between(marine([70, 30], 'f1'));
    expect(counterChargeTargets(assault, unitIn(assault, 'd1')).map(unit => unit.id)).toEqual(['f1']);
    expect(why(assault, 'd1', [65, 30])).toBeNull();
    expect(why(assault, 'd1', [60, 26])).toMatchObject({ key: 'not-at-nearest', values: { enemy: 'Tactical 2' } });
  });

  it('A3.5: contact with a formation outside the assault draws it in', () => {
    const assault = between(marine([66, 30], 'f1'));
    expect([why(assault, 'd1', [64, 30]), formationIn(assault, 'friends').fighting]).toEqual([null, false]);
    const drawn = counterChargeTo(assault, 'd1', [64, 30]);
    expect(formationIn(drawn, 'friends')).toMatchObject({ fighting: true, drawnIn: true });
  });

  it('A3.2, ruling 10: the next closest, where two units touch the closest already', () => {
    const crowd = beforeCharge([marine([60, 24]), marine([66, 22], 'a2')], [
      unitOf('d1', 'boyz', [58, 24]), unitOf('d2', 'boyz', [60, 22]), unitOf('d3', 'boyz', [63, 27]),
    ]);
    expect(counterChargeTargets(crowd, unitIn(crowd, 'd3')).map(unit => unit.id)).toEqual(['a2']);
    const room = removeUnits(crowd, ['d2'], 'attack');
    expect(counterChargeTargets(room, unitIn(room, 'd3')).map(unit => unit.id)).toEqual(['a1']);
  });

  it('A3.2: of equally near ones it may take either', () => {
    const assault = beforeCharge([marine([54, 22]), marine([66, 22], 'a2')], [unitOf('d1', 'boyz', [60, 30])]);
    expect(why(assault, 'd1', [57, 26])).toBeNull();
    expect(why(assault, 'd1', [63, 26])).toBeNull();
  });

  it('A3.2: the closest is the one that was when the step began', () => {
    const assault = beforeCharge([marine([60, 14]), marine([47, 20], 'a2')], [unitOf('d1', 'rhino', [60, 30])], {
      terrain: [terrainOf('cliffs', [58, 25], [62, 27])],
    });
    expect(why(assault, 'd1', [55, 28])).toBeNull();
    const begun = counterChargeTo(assault, 'd1', [55, 28]);
    expect(counterChargeTargets(begun, unitIn(begun, 'd1')).map(unit => unit.id)).toEqual(['a1']);
    expect(why(begun, 'd1', [55.67, 26.12])).toBeNull();
  });

  it('A3.2, ruling 11: by the shortest way round where the straight one is blocked', () => {
    const wall = terrainOf('cliffs', [59, 25], [62, 27]);
    const free = answering('boyz', 12);
    const blocked = { ...free, table: { ...free.table, terrain: [wall] } };
    expect(why(blocked, 'd1', [60, 26])).toMatchObject({ key: 'impassable' });
    expect(why(blocked, 'd1', [58, 26])).toBeNull();
    expect(why(blocked, 'd1', [60, 33])).toMatchObject({ key: 'not-at-nearest' });
    expect(why(free, 'd1', [58, 26])).toMatchObject({ key: 'not-at-nearest' });
  });
});

describe('the rules of the charge hold', () => {
  it('A3.3: in an enemy’s zone a unit goes on into contact, or as far as it can', () => {
    expect(why(answering('boyz', 4), 'd1', [60, 26])).toBeNull();
    expect(why(answering('boyz', 4), 'd1', [60, 28])).toMatchObject({ rule: 'A3.3', key: 'must-touch-nearest' });
    expect(why(answering('boyz', 9), 'd1', [60, 25])).toBeNull();
    expect(why(answering('boyz', 9), 'd1', [60, 25.5])).toMatchObject({ values: { enemy: 'Tactical' } });
    expect(why(answering('boyz', 11), 'd1', [60, 27])).toBeNull();
  });

  it('A3.3: in a zone a unit may stop where somebody stands in the way', () => {
    const row = [unitOf('d1', 'rhino', [60, 30]), unitOf('d2', 'rhino', [60, 26.4]), unitOf('d3', 'rhino', [64, 26.4])];
    const assault = beforeCharge([unitOf('a1', 'scout', [60, 18])], row);
    expect(why(assault, 'd1', [60, 29.5])).toBeNull();
    expect(usualCounterCharge(assault, 'd1')![1]).toBeGreaterThanOrEqual(29.4 - 0.05);
  });

  it('A3.3: a unit that somebody has touched has no zone in which to hold others', () => {
    const pair = [unitOf('d1', 'boyz', [60, 30]), unitOf('d2', 'boyz', [55, 24])];
    const free = beforeCharge([marine([60, 24])], pair);
    expect(why(free, 'd1', [60, 29])).toMatchObject({ key: 'must-touch-nearest' });
    const pinned = counterChargeTo(free, 'd2', [58, 24]);
    expect([unitIn(free, 'a1').contacted, unitIn(pinned, 'a1').contacted]).toEqual([false, true]);
    expect(why(pinned, 'd1', [60, 29])).toBeNull();
  });

  it('A3.2, A2.6: no third unit may touch an enemy', () => {
    const round = [unitOf('d1', 'boyz', [55, 24]), unitOf('d2', 'boyz', [60, 29]), unitOf('d3', 'boyz', [65, 24])];
    const one = counterChargeTo(beforeCharge([marine([60, 24])], round), 'd1', [58, 24]);
    expect(why(one, 'd3', [62, 24])).toBeNull();
    const two = counterChargeTo(one, 'd2', [60, 26]);
    expect(why(two, 'd3', [62, 24])).toMatchObject({ key: 'not-at-nearest' });
    expect(usualCounterCharge(two, 'd3')).toBeNull();
  });

  it('A3.3: whoever is out of coherency at the end is lost', () => {
    const pair = [unitOf('d1', 'boyz', [60, 30]), unitOf('d2', 'boyz', [65, 30])];
    const assault = beforeCharge([marine([60, 15])], pair);
    const moved = counterChargeTo(assault, 'd1', [60, 25]);
    expect(unitIn(endCounterCharge(moved, 'defender', null), 'd2').lostTo).toBe('coherency');
    expect(unitIn(endCounterCharge(moved, 'defender', 'd2'), 'd1').lostTo).toBe('coherency');
    expect(formationIn(endCounterCharge(moved, 'defender', null), 'defender').blastMarkers).toBe(1);
  });
});

describe('whether it is fought, and in which order', () => {
  /** The counter-charge goes at somebody else, and out of everybody’s sight. */
  const outOfSight = (): Scenario => scenarioOf({
    startAt: 'a1ChooseTarget', terrain: [terrainOf('buildings', [61, 20], [75, 22])],
    formations: [
      formationOf('attacker', [marine([60, 14])]), formationOf('attacker', [marine([68, 30], 'f1')], { id: 'friends' }),
      formationOf('defender', [unitOf('d1', 'boyz', [60, 30])]),
    ],
  });
  const ended: AssaultEvent = { type: 'counterCharge.ended' };
  const moved = (unit: string, to: Point): AssaultEvent => ({ type: 'unit.moved', unit, to });

  it('A3.7, ruling 8: without a line of fire left after the first counter-charges there is no assault', () => {
    const decisions: readonly Decision[] = [{ type: 'charge.ended' }, { type: 'unit.moved', unit: 'd1', to: [65, 30] }];
    expect(played(outOfSight(), [1, 1, 1, ...ATTACKER_ROLLS_HIGH], decisions.slice(0, 1)).report.ending).toBe('result');
    const { report } = played(outOfSight(), [], decisions);
    expect(report).toMatchObject({ ending: 'no-assault', winner: null });
    expect(report.log.at(-1)).toMatchObject({ step: 'a3CounterCharge', rule: 'A3.7' });
  });

  it('A3.7: in later rounds the fight goes on regardless', () => {
    const first = assaultOf({ formations: [
      formationOf('attacker', [marine([60, 14])]), formationOf('defender', [unitOf('d1', 'boyz', [60, 60])]),
    ] });
    expect([mayBeginAttacks(first), mayBeginAttacks({ ...first, round: 2 })]).toEqual([false, true]);
  });

  it('A3.8: only the defender counter-charges at first; after a tie the attacker does, and then the defender', () => {
    const scenario = scenarioOf({
      startAt: 'a1ChooseTarget', profiles: { idle: profileOf({ cc: null, ff: null }) },
      formations: [[unitOf('a1', 'idle', [60, 12])], [unitOf('d1', 'idle', [60, 29])]]
        .map((units, i) => formationOf(SIDES[i]!, units)),
    });
    const tie: AssaultEvent = { type: 'dice.thrown', faces: [3, 3, 3, 3] };
    const events: readonly AssaultEvent[] = [
      { type: 'target.chosen', target: 'defender' }, { type: 'charge.ended' }, moved('d1', [60, 26]), ended, tie,
      moved('a1', [60, 14]), ended, moved('d1', [60, 24]), ended,
    ];
    const states = replay(scenario, events).snapshots.map(snapshot => JSON.stringify(snapshot.value));
    const who = states.map(state => /attackerMoves|defenderMoves|a6Result/.exec(state)?.[0]).slice(2);
    const defends = ['defenderMoves', 'defenderMoves', 'a6Result'];
    expect(who).toEqual([...defends, 'attackerMoves', 'attackerMoves', ...defends]);
  });
});

describe('the usual counter-charge', () => {
  it('A3.2: goes into contact with an enemy that is near enough, else as far as it may', () => {
    expect(usualCounterCharge(answering('boyz', 5), 'd1')).toEqual([60, 25]);
    expect(usualCounterCharge(answering('assault', 9), 'd1')).toEqual([60, 21]);
    expect(usualCounterCharge(answering('boyz', 9), 'd1')).toEqual([60, 25]);
  });

  it('A3.1: is open to every unit that is not in contact', () => {
    const assault = beforeCharge([marine([60, 20])], rowOf('d', 'boyz', 3, [60, 30]));
    expect(mayCounterCharge(assault, 'defender')).toEqual(['d1', 'd2', 'd3']);
    expect(mayCounterCharge(afterCharges(assault, ['a1', [60, 28]]), 'defender')).toEqual(['d2', 'd3']);
  });
});
