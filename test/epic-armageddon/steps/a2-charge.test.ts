import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  chargeTo, endCharge, endWithoutAssault, hasBrokenInCharge, isTarget, isWithinReach, nearestGap, whyNotCharge,
  whyNotEndCharge,
} from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { formationOf, removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf as formationOfScenario, rowOf, terrainOf, unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { afterCharges, bandOf, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';

const far = [unitOf('d1', 'boyz', [60, 70])];
const alone = (profile: string, at: Point = [60, 10]) => beforeCharge([unitOf('a1', profile, at)], far);

it('A2.3: the target is every enemy formation in the assault, and no other', () => {
  const others = [otherDefenders(unitOf('o1', 'boyz', [20, 70]))];
  const assault = withOthers([unitOf('a1', 'tactical', [60, 10])], far, others);
  expect(['d1', 'o1'].map(id => isTarget(assault, unitIn(assault, id)))).toEqual([true, false]);
});

describe('one move of up to Speed', () => {
  it('A2.1: a unit with Speed 15 may go 15cm and no further', () => {
    expect(whyNotCharge(alone('tactical'), 'a1', [60, 25])).toBeNull();
    expect(whyNotCharge(alone('tactical'), 'a1', [60, 25.1])).toMatchObject({
      rule: 'A2.1', key: 'too-far', values: { unit: 'Tactical', allowance: 15 },
    });
  });

  it('A2.1: it may go in any direction, also away from the enemy', () => {
    expect(whyNotCharge(alone('tactical', [60, 30]), 'a1', [60, 15])).toBeNull();
    expect(whyNotCharge(alone('tactical', [60, 30]), 'a1', [75, 30])).toBeNull();
  });

  it('A2.1: it is one move, however many corners it has', () => {
    const turned = chargeTo(alone('tactical'), 'a1', [70, 10]);
    expect(whyNotCharge(turned, 'a1', [70, 15])).toBeNull();
    expect(whyNotCharge(turned, 'a1', [70, 15.1])).toMatchObject({ key: 'too-far' });
  });

  it('A2.1: Infiltrators charge twice their Speed', () => {
    expect(whyNotCharge(alone('howling-banshees'), 'a1', [60, 40])).toBeNull();
    expect(whyNotCharge(alone('howling-banshees'), 'a1', [60, 40.1])).toMatchObject({ key: 'too-far' });
  });

  it('A2.1: aircraft land wherever they like', () => {
    const lander = profileOf({ name: 'Lander', speed: 0, abilities: ['aircraft'] });
    const landing = beforeCharge([unitOf('a1', 'lander', [60, 10])], far, { profiles: { lander } });
    expect(whyNotCharge(landing, 'a1', [10, 70])).toBeNull();
    expect(chargeTo(landing, 'a1', [10, 70]).log.at(-1)).toEqual({
      step: 'a2Charge', rule: 'A2.1', key: 'lands', values: { unit: 'Lander' },
    });
  });

  it('A2.1, A2.4: a move is told with its length and whom it touches, and contact ends it', () => {
    const near = beforeCharge([unitOf('a1', 'tactical', [60, 10])], [unitOf('d1', 'boyz', [60, 20])]);
    const moved = chargeTo(near, 'a1', [60, 13]);
    expect(moved.log.at(-1)).toEqual({
      step: 'a2Charge', rule: 'A2.1', key: 'moved', values: { unit: 'Tactical', cm: 3 },
    });
    const met = chargeTo(moved, 'a1', [60, 18]);
    expect(met.log.at(-1)).toEqual({
      step: 'a2Charge', rule: 'A2.1', key: 'moved-into-contact', values: { unit: 'Tactical', cm: 5, enemy: 'Boyz' },
    });
    expect(whyNotCharge(met, 'a1', [61, 18])).toEqual({
      rule: 'A2.4', key: 'in-contact-already', values: { unit: 'Tactical', enemy: 'Boyz' },
    });
  });

  it('A2.1: only living units of the engaging formation move', () => {
    const assault = beforeCharge(rowOf('a', 'tactical', 2, [60, 10]), far);
    expect(whyNotCharge(assault, 'd1', [60, 69])).toMatchObject({ rule: 'A2.1', key: 'not-yours-to-move' });
    const dead = removeUnits(assault, ['a1'], 'attack');
    expect(whyNotCharge(dead, 'a1', [60, 11])).toMatchObject({ key: 'not-yours-to-move' });
    expect(whyNotCharge(assault, 'nobody', [60, 11])).toMatchObject({ values: { unit: 'nobody' } });
  });
});

describe('roads', () => {
  const road = terrainOf('road', [50, 0], [55, 40]);
  const onRoad = (at: Point) => beforeCharge([unitOf('a1', 'tactical', at)], far, { terrain: [road] });

  it('A2.1: a move that is on a road from end to end is 5cm longer', () => {
    expect(whyNotCharge(onRoad([52, 10]), 'a1', [52, 30])).toBeNull();
    expect(whyNotCharge(onRoad([52, 10]), 'a1', [52, 30.1])).toMatchObject({ values: { allowance: 20 } });
  });

  it('A2.1: a move that is partly on a road is not', () => {
    expect(whyNotCharge(onRoad([52, 30]), 'a1', [52, 45.1])).toMatchObject({ values: { allowance: 15 } });
    expect(whyNotCharge(onRoad([60, 10]), 'a1', [52, 25])).toMatchObject({ key: 'too-far' });
    const left = chargeTo(chargeTo(onRoad([52, 10]), 'a1', [58, 10]), 'a1', [52, 10]);
    expect(whyNotCharge(left, 'a1', [52, 15])).toMatchObject({ key: 'too-far', values: { allowance: 15 } });
  });

  it('A2.1: a road may bend', () => {
    const bend = terrainOf('road', [50, 20], [80, 25], { id: 'bend' });
    const assault = beforeCharge([unitOf('a1', 'tactical', [52, 12])], far, { terrain: [road, bend] });
    expect(whyNotCharge(chargeTo(assault, 'a1', [52, 22]), 'a1', [62, 22])).toBeNull();
  });
});

describe('within 15cm and in line of fire', () => {
  const apart = (cm: number) => beforeCharge(
    [unitOf('a1', 'tactical', [60, 10]), unitOf('a2', 'tactical', [63, 10])], [unitOf('d1', 'boyz', [60, 12 + cm])],
  );

  it('A2.2: one unit within 15cm makes an assault; exactly 15cm is within', () => {
    expect(isWithinReach(apart(15))).toBe(true);
    expect(isWithinReach(apart(15.01))).toBe(false);
  });

  it('A2.2: only units of the charged formation count', () => {
    const others = [otherDefenders(unitOf('o1', 'boyz', [60, 20]))];
    const passing = withOthers([unitOf('a1', 'tactical', [60, 10])], far, others);
    expect(isWithinReach(passing)).toBe(false);
    expect(nearestGap(passing)).toBeCloseTo(58, 6);
  });

  it('A2.2, ruling 7: without a line of fire from anyone to anyone there is no assault', () => {
    const hidden = beforeCharge([unitOf('a1', 'tactical', [60, 10])], [unitOf('d1', 'boyz', [60, 20])], {
      terrain: [bandOf('buildings', 14, 16)],
    });
    expect(isWithinReach(hidden)).toBe(false);
    const oneSees = { ...hidden, table: { ...hidden.table, terrain: [terrainOf('buildings', [0, 14], [61, 16])] } };
    expect(isWithinReach(oneSees)).toBe(false);
    expect(isWithinReach(afterCharges(oneSees, ['a1', [63, 10]]))).toBe(true);
  });

  it('A2.2: base contact needs no line of fire', () => {
    const touching = beforeCharge([unitOf('a1', 'tactical', [60, 10])], [unitOf('d1', 'boyz', [60, 12])], {
      terrain: [bandOf('buildings', 10.9, 11.1)],
    });
    expect(isWithinReach(touching)).toBe(true);
  });
});

describe('the end of the charge', () => {
  it('A2.1: nobody has to move', () => {
    expect(whyNotEndCharge(alone('tactical'))).toBeNull();
  });

  it('A2.8: Blast markers for stragglers can break the formation on its way in', () => {
    const three = beforeCharge([...rowOf('a', 'tactical', 2, [60, 10]), unitOf('a3', 'tactical', [66, 10])], far);
    const strayed = endCharge(afterCharges(three, ['a3', [75, 10]]), null);
    expect(formationOf(strayed, 'attacker')).toMatchObject({ broken: false, blastMarkers: 1 });
    expect(hasBrokenInCharge(strayed)).toBe(false);
    const scattered = endCharge(afterCharges(three, ['a3', [75, 10]], ['a2', [63, 20]]), null);
    expect(formationOf(scattered, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(hasBrokenInCharge(scattered)).toBe(true);
  });

  it('A2.2, B1: where nothing is fought, those who have lost too many on the way break, nobody else', () => {
    const units = rowOf('a', 'tactical', 2, [60, 10]);
    const marked = (formation: Formation) => ({ ...formation, blastMarkers: formation.side === 'attacker' ? 2 : 1 });
    const friends = formationOfScenario('attacker', rowOf('f', 'tactical', 2, [90, 10]), { id: 'friends' });
    const assault = withOthers(units, far, [friends]);
    const ended = endWithoutAssault({ ...assault, formations: assault.formations.map(marked) }, 'a2Charge');
    expect(ended.formations.map(({ id, broken }) => `${id} ${broken}`)).toEqual([
      'attacker true', 'defender true', 'friends false',
    ]);
    expect(ended.ending).toBe('no-assault');
    expect(ended.log.map(({ step, rule, key }) => `${step} ${rule} ${key}`)).toEqual([
      'a2Charge B1 breaks', 'a2Charge B1 breaks', 'a2Charge A2.2 no-assault',
    ]);
  });

  it('A2.2, A3.7, A2.12: what is told is whether nobody is near enough, or nobody charges any more', () => {
    const told = (assault: Assault, step: 'a2Charge' | 'a3CounterCharge') => {
      const { rule, key } = endWithoutAssault(assault, step).log.at(-1)!;
      return `${rule} ${key}`;
    };
    const near = alone('tactical');
    expect([told(near, 'a2Charge'), told(near, 'a3CounterCharge')]).toEqual(['A2.2 no-assault', 'A3.7 no-assault']);
    const formations = near.formations.map(one => ({ ...one, fighting: one.side === 'defender' }));
    expect(told({ ...near, formations }, 'a2Charge')).toBe('A2.2 charge-broken');
  });

  it('A2.1: where a unit has been is forgotten: the next move begins anew', () => {
    const ended = endCharge(afterCharges(alone('tactical'), ['a1', [60, 15]]), null);
    expect(ended.units[0]).toMatchObject({ at: [60, 15], path: [] });
  });
});
