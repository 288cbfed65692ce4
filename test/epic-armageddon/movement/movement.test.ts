import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import {
  dangersOf, endMoves, hasMoved, impassableFor, legOf, movedBy, roadBonus, startOf, whyTooMany,
} from '../../../src/epic-armageddon/movement/movement.ts';
import { removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { embark } from '../../../src/epic-armageddon/movement/transports.ts';
import { rowOf, terrainOf, unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { afterCharges, bandOf, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';

const rear = unitOf('d9', 'boyz', [110, 70]);

describe('others in the way', () => {
  const past = (profile: string, friend: string, at: Point = [60, 16]) =>
    beforeCharge([unitOf('a1', profile, [60, 10]), unitOf('a2', friend, at)], [rear]);

  it('A2.9: infantry may be moved over by its friends', () => {
    expect(whyNotCharge(past('tactical', 'tactical'), 'a1', [60, 22])).toBeNull();
    expect(whyNotCharge(past('rhino', 'tactical'), 'a1', [60, 22])).toBeNull();
  });

  it('A2.9: no other friend may', () => {
    expect(whyNotCharge(past('tactical', 'rhino'), 'a1', [60, 22])).toMatchObject({
      rule: 'A2.9', key: 'through-friend', values: { unit: 'Tactical', by: 'Rhino' },
    });
    expect(whyNotCharge(past('tactical', 'rhino', [62.6, 16]), 'a1', [60, 22])).toBeNull();
  });

  it('A2.9: nobody moves over an enemy, even where it has no zone', () => {
    const assault = beforeCharge([unitOf('a1', 'tactical', [60, 10])], [unitOf('d1', 'boyz', [60, 16]), rear]);
    expect(whyNotCharge(assault, 'a1', [60, 22])).toMatchObject({ rule: 'A2.9', key: 'through-enemy' });
    const spent = { ...assault, units: assault.units.map(unit => ({ ...unit, contacted: true })) };
    expect(whyNotCharge(spent, 'a1', [60, 22])).toMatchObject({ key: 'through-enemy', values: { by: 'Boyz 1' } });
  });

  it('A2.9, ruling 35: Infiltrators cross no enemy either', () => {
    const assault = beforeCharge([unitOf('a1', 'howling-banshees', [60, 10])], [unitOf('d1', 'boyz', [60, 16])]);
    expect(whyNotCharge(assault, 'a1', [60, 30])).toMatchObject({ key: 'through-enemy' });
    expect(whyNotCharge(assault, 'a1', [70, 30])).toBeNull();
  });

  it('A2.9: jump packs cross friends of every kind, but no enemy', () => {
    expect(whyNotCharge(past('assault', 'rhino'), 'a1', [60, 22])).toBeNull();
    const enemy = beforeCharge([unitOf('a1', 'assault', [60, 10])], [unitOf('d1', 'boyz', [60, 16]), rear]);
    const spent = { ...enemy, units: enemy.units.map(unit => ({ ...unit, contacted: true })) };
    expect(whyNotCharge(spent, 'a1', [60, 22])).toMatchObject({ key: 'through-enemy' });
  });

  it.each(['skimmer', 'support-craft', 'tau-jet-packs'])('A2.9: so do units with %s', word => {
    const units = [unitOf('a1', 'flier', [60, 10]), unitOf('a2', 'rhino', [60, 16])];
    const profiles = { flier: profileOf({ type: 'light-vehicle', abilities: [word] }) };
    const wall = terrainOf('cliffs', [50, 19], [70, 20]);
    const assault = (terrain: readonly TerrainPiece[]) => beforeCharge(units, [rear], { profiles, terrain });
    expect(whyNotCharge(assault([]), 'a1', [60, 23])).toBeNull();
    expect(whyNotCharge(assault([wall]), 'a1', [60, 23])).toBeNull();
    expect(whyNotCharge(assault([wall]), 'a1', [60, 19.5])).toMatchObject({ rule: 'L5', key: 'impassable' });
    const enemy = beforeCharge(units, [unitOf('d1', 'boyz', [64, 10]), rear], { profiles });
    expect(whyNotCharge(enemy, 'a1', [70, 10])).toMatchObject({ key: 'through-enemy' });
  });

  it('A2.9: nobody ends on another base, friend or enemy; touching is allowed', () => {
    expect(whyNotCharge(past('tactical', 'tactical'), 'a1', [60, 15])).toMatchObject({
      rule: 'A2.9', key: 'occupied', values: { unit: 'Tactical 1', by: 'Tactical 2' },
    });
    expect(whyNotCharge(past('tactical', 'tactical'), 'a1', [60, 14])).toBeNull();
    const gone = removeUnits(past('tactical', 'tactical'), ['a2'], 'attack');
    expect(whyNotCharge(gone, 'a1', [60, 16])).toBeNull();
  });

  it('A2.9: nobody leaves the table', () => {
    const corner = beforeCharge([unitOf('a1', 'tactical', [118, 2])], [unitOf('d1', 'boyz', [60, 40])]);
    expect(whyNotCharge(corner, 'a1', [120, 0])).toBeNull();
    const outside: readonly Point[] = [[120.1, 2], [118, -0.1], [Number.NaN, 2]];
    for (const to of outside) expect(whyNotCharge(corner, 'a1', to)).toMatchObject({ values: { unit: 'Tactical' } });
    expect(whyNotCharge(corner, 'a1', [120.1, 2])).toMatchObject({ rule: 'A2.1', key: 'off-the-table' });
    const opposite = beforeCharge([unitOf('a1', 'tactical', [2, 78])], [unitOf('d1', 'boyz', [60, 40])]);
    expect(whyNotCharge(opposite, 'a1', [0, 80])).toBeNull();
    expect(whyNotCharge(opposite, 'a1', [-0.1, 78])).toMatchObject({ key: 'off-the-table' });
    expect(whyNotCharge(opposite, 'a1', [2, 80.1])).toMatchObject({ key: 'off-the-table' });
  });
});

describe('terrain in the way', () => {
  const wall = bandOf('cliffs', 14, 16, { name: 'The Scar' });
  const facing = (profile: string, terrain = wall) =>
    beforeCharge([unitOf('a1', profile, [60, 10])], [rear], { terrain: [terrain] });

  it('A2.9, L5: impassable terrain is neither entered nor crossed', () => {
    expect(whyNotCharge(facing('tactical'), 'a1', [60, 13.9])).toBeNull();
    expect(whyNotCharge(facing('tactical'), 'a1', [60, 15])).toMatchObject({
      rule: 'L5', key: 'impassable', values: { unit: 'Tactical', terrain: 'The Scar' },
    });
    expect(whyNotCharge(facing('tactical'), 'a1', [60, 20])).toMatchObject({ key: 'impassable' });
  });

  it('A2.9: jump packs cross it, and do not land in it', () => {
    expect(whyNotCharge(facing('assault'), 'a1', [60, 20])).toBeNull();
    expect(whyNotCharge(facing('assault'), 'a1', [60, 15])).toMatchObject({ key: 'impassable' });
  });

  it('A2.9: it is in the way of those whom it stops, and named by its kind where it has no name', () => {
    const houses = bandOf('buildings', 14, 16);
    expect(whyNotCharge(facing('rhino', houses), 'a1', [60, 20])).toMatchObject({ values: { terrain: 'Buildings' } });
    expect(whyNotCharge(facing('tactical', houses), 'a1', [60, 20])).toBeNull();
  });

  it('A2.10, ruling 5: an enemy partly out of impassable terrain may be touched, one wholly inside may not', () => {
    const houses = bandOf('buildings', 20, 40);
    const against = (y: number) =>
      beforeCharge([unitOf('a1', 'rhino', [60, 10])], [unitOf('d1', 'boyz', [60, y])], { terrain: [houses] });
    expect(whyNotCharge(against(20.9), 'a1', [60, 18.4])).toBeNull();
    expect(whyNotCharge(against(21.1), 'a1', [60, 18.6])).toMatchObject({ rule: 'L5', key: 'impassable' });
  });
});

describe('terrain that a unit goes over or into', () => {
  const mines = (builtBy: Side | null) => bandOf('open-ground', 14, 16, { works: 'minefield', builtBy });
  const dangers = (terrain: TerrainPiece, profile = 'assault') => {
    const assault = beforeCharge([unitOf('a1', profile, [60, 10])], [rear], { terrain: [terrain] });
    return dangersOf(assault, legOf(assault, 'a1', [60, 20])).length;
  };

  it('A2.9, V13: a minefield of the enemy goes off under those who fly low, one’s own does not', () => {
    expect([dangers(mines('defender')), dangers(mines('attacker')), dangers(mines(null))]).toEqual([1, 0, 0]);
    expect(dangers(bandOf('marsh', 14, 16, { builtBy: 'defender' }))).toBe(0);
  });

  it('A2.9, V13: any minefield goes off under those who walk', () => {
    const walked = (['defender', 'attacker', null] as const).map(builtBy => dangers(mines(builtBy), 'tactical'));
    expect(walked).toEqual([1, 1, 1]);
  });

  it('L5: is closed to it where its kind cannot enter it', () => {
    const terrain = [bandOf('cliffs', 14, 16), bandOf('woods', 20, 22), bandOf('buildings', 30, 32)];
    const assault = beforeCharge([
      unitOf('a1', 'rhino', [60, 10]), unitOf('a2', 'tactical', [64, 10]),
    ], [rear], { terrain });
    const closedTo = (id: string) => impassableFor(assault, unitIn(assault, id)).map(({ kind }) => kind);
    expect([closedTo('a1'), closedTo('a2')]).toEqual([['cliffs', 'buildings'], ['cliffs']]);
  });
});

describe('contact', () => {
  const trio = rowOf('a', 'tactical', 3, [56, 30], 4);
  const one = beforeCharge(trio, [unitOf('d1', 'boyz', [60, 38])]);

  it('A2.6: at most two units may touch one enemy', () => {
    const two = afterCharges(one, ['a1', [58, 38]], ['a2', [60, 36]]);
    expect(whyNotCharge(afterCharges(one, ['a1', [58, 38]]), 'a2', [60, 36])).toBeNull();
    expect(whyNotCharge(two, 'a3', [62, 38])).toMatchObject({
      rule: 'A2.6', key: 'two-in-contact', values: { unit: 'Tactical 3', enemy: 'Boyz' },
    });
    expect(whyNotCharge(two, 'a3', [62.1, 38])).toBeNull();
  });

  it('A2.6: a unit that touches it already is not counted against itself', () => {
    const pair = [unitOf('a1', 'tactical', [58, 38]), unitOf('a2', 'tactical', [60, 36])];
    const touching = beforeCharge(pair, [unitOf('d1', 'boyz', [60, 38])]);
    expect(whyNotCharge(touching, 'a1', [58.02, 38.28])).toBeNull();
  });

  it('A2.6: the dead leave room', () => {
    const two = afterCharges(one, ['a1', [58, 38]], ['a2', [60, 36]]);
    expect(whyNotCharge(removeUnits(two, ['a1'], 'attack'), 'a3', [62, 38])).toBeNull();
  });

  it('A2.6: a unit may touch two enemies, if there is room on both', () => {
    const pair = beforeCharge(trio, [unitOf('d1', 'boyz', [59, 38]), unitOf('d2', 'boyz', [61, 38])]);
    const between: Point = [60, 38 - Math.sqrt(3)];
    expect(whyNotCharge(pair, 'a2', between)).toBeNull();
    const full = afterCharges(pair, ['a1', [57, 38]], ['a3', [59, 40]]);
    expect(whyTooMany(full, { unit: unitIn(full, 'a2'), to: between })).toMatchObject({ values: { enemy: 'Boyz 1' } });
  });

  it('A2.6: two attackers do not keep defenders from each other: each side counts its own', () => {
    const both = afterCharges(one, ['a1', [58, 38]], ['a2', [60, 36]]);
    const others = withOthers(trio, [unitOf('d1', 'boyz', [60, 38])], [otherDefenders(unitOf('o1', 'boyz', [62, 36]))]);
    expect(whyTooMany(both, { unit: unitIn(both, 'd1'), to: [60, 38] })).toBeNull();
    expect(whyTooMany(others, { unit: unitIn(others, 'o1'), to: [60, 32] })).toBeNull();
  });
});

describe('the way a unit has gone', () => {
  it('A2.1: is measured along its corners, from where it stood when the step began', () => {
    const start = beforeCharge(rowOf('a', 'tactical', 2, [60, 10]), [rear]);
    const moved = chargeTo(chargeTo(start, 'a1', [60, 14]), 'a1', [57, 18]);
    expect(movedBy(unitIn(moved, 'a1'))).toBeCloseTo(9, 12);
    expect(startOf(unitIn(moved, 'a1'))).toEqual([60, 10]);
    expect([hasMoved(moved, 'attacker'), hasMoved(moved, 'defender')]).toEqual([true, false]);
    expect(hasMoved(endMoves(moved), 'attacker')).toBe(false);
  });

  it('A2.1: on a piece of road is as long as the piece', () => {
    const road = terrainOf('road', [50, 0], [55, 25]);
    const assault = beforeCharge([unitOf('a1', 'rhino', [52, 5])], [rear], { terrain: [road] });
    expect(whyNotCharge(assault, 'a1', [52, 25])).toBeNull();
    expect(whyNotCharge(assault, 'a1', [52, 35.1])).toMatchObject({ key: 'too-far', values: { allowance: 30 } });
  });

  it('A2.1: gains the 5cm of a road only if all of it is on one, on every stretch', () => {
    const bonus = (terrain: readonly TerrainPiece[], ...to: readonly Point[]) => {
      const assault = beforeCharge([unitOf('a1', 'rhino', [52, 5])], [rear], { terrain });
      const begun = afterCharges(assault, ...to.slice(0, -1).map(point => ['a1', point] as const));
      return roadBonus(begun, legOf(begun, 'a1', to.at(-1)!));
    };
    const [road, further] = [terrainOf('road', [50, 0], [55, 15]), terrainOf('road', [50, 20], [55, 40])];
    const joint = terrainOf('road', [50, 15], [55, 20]);
    expect(bonus([road], [52, 14])).toBe(5);
    expect(bonus([road, further], [52, 14], [52, 25])).toBe(0);
    expect(bonus([road, joint, further], [52, 15], [52, 20], [52, 25])).toBe(5);
    expect(bonus([road], [58, 10], [52, 14])).toBe(0);
    expect(bonus([terrainOf('scrub', [50, 0], [55, 15])], [52, 14])).toBe(0);
  });

  it('A3.4: is forgotten when the step ends, also by whoever has only got into a transport', () => {
    const pair = beforeCharge([unitOf('a1', 'rhino', [60, 10]), unitOf('a2', 'tactical', [63, 10])], [rear]);
    const inside = embark(pair, 'a2', 'a1', 'a3CounterCharge');
    expect(unitIn(inside, 'a2')).toMatchObject({ left: 'a1', path: [] });
    expect(unitIn(endMoves(inside), 'a2')).toMatchObject({ aboard: 'a1', left: null });
    expect(endMoves(pair)).toBe(pair);
  });
});
