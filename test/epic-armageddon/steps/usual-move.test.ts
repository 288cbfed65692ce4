import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { counterChargeTo } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { mustTest } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import {
  chargers, enemiesFrom, leftBehind, mayAnyoneCharge, mayAnyoneCounterCharge, placesBeside, shovedBy, touchedAt,
  usualCharge, usualChargeWay, usualCharges, usualCounterCharges, usualLine,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { unitOf } from '../../support/build.ts';
import { bandOf, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 2, speed: 30 }),
  gun: profileOf({ name: 'Gun', speed: 0 }),
};
const marine = (id: string, at: Point): ScenarioUnit => unitOf(id, 'tactical', at);
const boyz = (id: string, at: Point): ScenarioUnit => unitOf(id, 'boyz', at);
/** Infantry that moves 15cm and has a base of 1cm, about to charge up the table. */
const facing = (attackers: readonly ScenarioUnit[], ...enemies: readonly ScenarioUnit[]): Assault =>
  beforeCharge(attackers, enemies, { profiles });

/** A point to a millionth of a centimetre. */
const near = ([x, y]: Point) => [expect.closeTo(x, 6), expect.closeTo(y, 6)];

describe('the usual charge of a unit', () => {
  it('A2.1: goes straight into contact with the nearest of the target', () => {
    const assault = facing([marine('a1', [30, 20])], boyz('d1', [45, 30]), boyz('d2', [30, 30]));
    expect(enemiesFrom(assault, unitIn(assault, 'a1')).map(({ enemy, cm }) => [enemy.id, Math.round(cm)]))
      .toEqual([['d2', 8], ['d1', 16]]);
    expect(usualCharge(assault, 'a1')).toEqual(near([30, 28]));
  });

  it('A2.1: knows as enemies only those who fight and stand on the table', () => {
    const assault = withOthers([marine('a1', [30, 20])], [boyz('d1', [30, 45]), boyz('d2', [33, 45])], [
      otherDefenders(boyz('o1', [45, 20])),
    ]);
    const left = removeUnits(assault, ['d1'], 'attack');
    expect(enemiesFrom(left, unitIn(left, 'a1')).map(({ enemy }) => enemy.id)).toEqual(['d2']);
  });

  it('A2.1: goes as far as it may towards a target that is too far', () => {
    expect(usualCharge(facing([marine('a1', [30, 20])], boyz('d1', [30, 60])), 'a1')).toEqual([30, 35]);
  });

  it('A2.1, A2.4: has left what it has not gone yet', () => {
    const begun = (enemy: number, y: number) =>
      chargeTo(facing([marine('a1', [30, 20])], boyz('d1', [30, enemy])), 'a1', [30, y]);
    expect(usualCharge(begun(60, 24), 'a1')).toEqual([30, 35]);
    expect(usualCharge(begun(60, 35), 'a1')).toBeNull();
    expect(usualCharge(begun(39, 26), 'a1')).toEqual(near([30, 35]));
  });

  it('A2.1: is none where nobody of the target is left', () => {
    const alone = removeUnits(facing([marine('a1', [30, 20])], boyz('d1', [30, 30])), ['d1'], 'attack');
    expect(usualCharge(alone, 'a1')).toBeNull();
  });

  it('A2.9: goes round the nearest where a friend stands in front of it', () => {
    const assault = facing([marine('a1', [30, 20]), marine('a2', [30, 28])], boyz('d1', [30, 30]));
    const turn = 0.34 * Math.PI;
    expect(usualCharge(assault, 'a1')).toEqual(near([30 + 2 * Math.sin(turn), 30 - 2 * Math.cos(turn)]));
  });

  it('A2.6: goes at the next where two touch the nearest already', () => {
    const two = [marine('a1', [30, 20]), marine('a2', [28, 30]), marine('a3', [30, 32])];
    const assault = facing(two, boyz('d1', [30, 30]), boyz('d2', [36, 30]));
    expect(touchedAt(assault, 'a1', usualCharge(assault, 'a1')!)?.id).toBe('d2');
  });

  it('A2.4, A2.6: stops just outside the zone of the only enemy, which two touch already', () => {
    const two = [marine('a2', [28, 40]), marine('a3', [32, 40])];
    const before = (y: number) => facing([marine('a1', [30, y]), ...two], boyz('d1', [30, 40]));
    expect(usualCharge(before(30), 'a1')).toEqual(near([30, 32.99]));
    expect(usualCharge(before(35), 'a1')).toBeNull();
  });

  it('A2.9: stops 1cm shorter and shorter where a friend stands on its way’s end', () => {
    const friends = [marine('a1', [30, 20]), marine('a2', [30, 35])];
    expect(usualCharge(facing(friends, boyz('d1', [30, 60])), 'a1')).toEqual([30, 33]);
    const stuck = [marine('a1', [30, 20]), unitOf('a2', 'rhino', [30, 22.5])];
    expect(usualCharge(facing(stuck, boyz('d1', [30, 60])), 'a1')).toBeNull();
  });

  it('A2.9: shortened, it stays outside a zone that it has stopped at', () => {
    const two = [marine('a2', [28, 40]), marine('a3', [32, 40]), marine('a4', [30, 33])];
    expect(usualCharge(facing([marine('a1', [30, 28]), ...two], boyz('d1', [30, 40])), 'a1'))
      .toEqual(near([30, 30.99]));
  });
});

describe('places beside an enemy', () => {
  it('A2.6: touch it, the nearest first, then further round it to either side', () => {
    const assault = facing([marine('a1', [30, 20])], unitOf('d1', 'rhino', [30, 30]));
    const places = placesBeside(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1'));
    expect(places.map(place => distance(place, [30, 30]))).toEqual(Array(7).fill(expect.closeTo(2.5, 9)));
    expect(places[0]).toEqual(near([30, 27.5]));
    expect(places.map(([x]) => Math.sign(Math.round(x * 1000) - 30_000))).toEqual([0, 1, -1, 1, -1, 1, -1]);
    const away = places.map(place => Math.round(distance(place, [30, 20]) * 1000));
    expect(away).toEqual([...away].sort((one, other) => one - other));
    expect(new Set(away).size).toBe(4);
  });

  it('A2.6: leave room for two of one size side by side', () => {
    const assault = facing([marine('a1', [24, 26])], boyz('d1', [30, 30]));
    const [straight, , , left, right] = placesBeside(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1'));
    for (const beside of [left!, right!]) {
      expect(distance(straight!, beside)).toBeGreaterThanOrEqual(2);
      expect(distance(straight!, beside)).toBeLessThan(2.1);
    }
  });
});

describe('what a move would meet', () => {
  it('A2.4: the enemy that it ends in contact with', () => {
    const assault = facing([marine('a1', [30, 20])], boyz('d1', [30, 30]));
    expect(touchedAt(assault, 'a1', [30, 28])?.id).toBe('d1');
    expect(touchedAt(assault, 'a1', [30, 27])).toBeUndefined();
  });

  it('A2.13: those whom a war engine shoves aside', () => {
    const assault = facing([unitOf('a1', 'tank', [30, 20])], boyz('d1', [30, 30]), boyz('d2', [60, 30]));
    expect(shovedBy(assault, 'a1', [30, 30])).toEqual(['d1']);
    expect(shovedBy(assault, 'a1', [30, 24])).toEqual([]);
  });
});

describe('everybody’s usual charge', () => {
  it('A2.1: is made one after the other, each from where the others have left things', () => {
    const assault = facing([marine('a1', [30, 20]), marine('a2', [30, 17])], boyz('d1', [30, 30]));
    const moves = usualCharges(assault);
    expect(moves.map(({ unit }) => unit)).toEqual(['a1', 'a2']);
    expect(moves[0]!.to).toEqual(near([30, 28]));
    const first = chargeTo(assault, 'a1', moves[0]!.to);
    expect(whyNotCharge(first, 'a2', moves[1]!.to)).toBeNull();
    expect(touchedAt(first, 'a2', moves[1]!.to)?.id).toBe('d1');
  });

  it('A2.1: leaves out who has moved, who cannot, and who is not on the table', () => {
    const passenger = unitOf('a5', 'tactical', [50, 20], { aboard: 'a4' });
    const assault = facing([
      marine('a1', [30, 20]), unitOf('a2', 'gun', [40, 20]), marine('a3', [45, 20]), unitOf('a4', 'rhino', [50, 20]),
      passenger,
    ], boyz('d1', [30, 60]));
    const begun = chargeTo(assault, 'a3', [45, 22]);
    expect(chargers(begun).map(unit => unit.id)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(usualCharges(begun).map(({ unit }) => unit)).toEqual(['a4', 'a1']);
  });

  it('A2.1, A4.2: is made first by those who gain most in contact, so that they have the room there', () => {
    const band = [marine('a1', [30, 20]), unitOf('a2', 'devastator', [33, 20]), unitOf('a3', 'assault', [36, 20])];
    const assault = facing(band, boyz('d1', [33, 30]), boyz('d2', [34, 50]));
    expect(usualCharges(assault).map(({ unit }) => unit)).toEqual(['a3', 'a1', 'a2']);
    const { front, firing } = usualLine(assault);
    expect([front.map(({ id }) => id), firing.map(({ id }) => id)]).toEqual([['a3'], ['a2']]);
  });

  it('A2.4, A4.1: leaves those who fire better outside the zone of the nearest, once enough others charge', () => {
    const band = [unitOf('a1', 'devastator', [30, 20]), marine('a2', [33, 20])];
    const one = facing(band, boyz('d1', [30, 32]));
    const [first, second] = usualCharges(one);
    expect([first!.unit, touchedAt(one, 'a2', first!.to)?.id]).toEqual(['a2', 'd1']);
    expect(second).toEqual({ unit: 'a1', to: near([30, 24.99]) });
    const two = facing(band, boyz('d1', [30, 30]), boyz('d2', [33, 30]));
    expect(touchedAt(two, 'a1', usualCharges(two)[1]!.to)?.id).toBe('d1');
    expect(usualLine(two)).toEqual({ front: [], firing: [] });
  });

  it('A2.3, A4.2: still takes those into contact who cannot stop outside a zone', () => {
    const band = [unitOf('a1', 'devastator', [30, 26]), marine('a2', [33, 20])];
    const assault = facing(band, boyz('d1', [30, 32]));
    const after = usualCharges(assault).reduce((now, { unit, to }) => chargeTo(now, unit, to), assault);
    expect(after.units.filter(unit => unit.side === 'attacker').map(unit => unit.path.length)).toEqual([1, 1]);
  });

  it('A2.1: names nobody as in front where all charge in the order of their list, or cannot get there', () => {
    expect(usualLine(facing([marine('a1', [30, 20]), marine('a2', [33, 20])], boyz('d1', [30, 30]))))
      .toEqual({ front: [], firing: [] });
    const far = facing([unitOf('a1', 'devastator', [30, 20]), unitOf('a2', 'nobz', [33, 20])], boyz('d1', [30, 60]));
    expect(usualLine(far)).toEqual({ front: [], firing: [] });
  });

  it('A2.1, A2.3: goes round the zones of others by two legs where no straight way leads into contact', () => {
    const assault = withOthers([marine('a1', [30, 20])], [boyz('d1', [30, 36])], [
      otherDefenders(boyz('o1', [35.5, 26])),
    ]);
    expect(usualCharge(assault, 'a1')).not.toEqual(near([30, 34]));
    const moves = usualCharges(assault);
    expect(moves.map(({ unit }) => unit)).toEqual(['a1', 'a1']);
    const after = moves.reduce((now, { unit, to }) => {
      expect(whyNotCharge(now, unit, to)).toBeNull();
      return chargeTo(now, unit, to);
    }, assault);
    const { at, path } = unitIn(after, 'a1');
    expect(distance(at, [30, 36])).toBeCloseTo(2, 2);
    expect(distance(path[0]!, path[1]!) + distance(path[1]!, at)).toBeLessThanOrEqual(15);
  });

  it('A2.1: keeps to the straight way where it leads into contact', () => {
    const assault = facing([marine('a1', [30, 20])], boyz('d1', [30, 31]));
    expect(usualChargeWay(assault, 'a1')).toEqual([near([30, 29])]);
  });

  it('A2.8: says who would be left behind', () => {
    const band = [marine('a1', [30, 20]), marine('a2', [33, 20]), unitOf('a3', 'gun', [36, 20])];
    const assault = facing(band, boyz('d1', [30, 33]), boyz('d2', [33, 33]));
    expect(leftBehind(assault).map(({ id }) => id)).toEqual(['a3']);
    expect(leftBehind(facing(band.slice(0, 2), boyz('d1', [30, 33]), boyz('d2', [33, 33])))).toEqual([]);
  });

  it('A2.10: stops when somebody has to test for terrain', () => {
    const rhinos = [unitOf('a1', 'rhino', [30, 20]), unitOf('a2', 'rhino', [36, 20])];
    const assault = beforeCharge(rhinos, [boyz('d1', [33, 70])], { terrain: [bandOf('woods', 30, 40)] });
    expect(mustTest(assault)).toBe(false);
    expect(usualCharges(assault).map(({ unit }) => unit)).toEqual(['a1']);
  });

  it('A2.1: may be made while anybody who has not moved could', () => {
    const pair = [unitOf('a1', 'gun', [40, 20]), marine('a2', [30, 20])];
    const assault = facing(pair, boyz('d1', [30, 60]));
    expect(mayAnyoneCharge(assault)).toBe(true);
    expect(mayAnyoneCharge(chargeTo(assault, 'a2', [30, 22]))).toBe(false);
    expect(mayAnyoneCharge(facing(pair.slice(0, 1), boyz('d1', [30, 60])))).toBe(false);
  });
});

describe('everybody’s usual counter-charge', () => {
  const answering = (...defenders: readonly ScenarioUnit[]): Assault =>
    beforeCharge([marine('a1', [30, 20])], defenders, { profiles });

  it('A3.1, A3.2: is that of each who has not moved and may', () => {
    const assault = answering(boyz('d1', [30, 34]), unitOf('d2', 'gun', [34, 34]), boyz('d3', [38, 34]));
    expect(usualCounterCharges(assault, 'defender').map(({ unit }) => unit)).toEqual(['d1', 'd3']);
    expect(usualCounterCharges(assault, 'defender')[0]!.to).toEqual([30, 29]);
    const begun = counterChargeTo(assault, 'd1', [30, 30]);
    expect(usualCounterCharges(begun, 'defender').map(({ unit }) => unit)).toEqual(['d3']);
    expect(usualCounterCharges(assault, 'attacker').map(({ unit }) => unit)).toEqual(['a1']);
  });

  it('A3.1: may be made while anybody of that side who has not moved could', () => {
    const assault = answering(unitOf('d1', 'gun', [34, 34]), boyz('d2', [30, 34]));
    const may = (now: Assault) => [mayAnyoneCounterCharge(now, 'attacker'), mayAnyoneCounterCharge(now, 'defender')];
    expect(may(assault)).toEqual([true, true]);
    expect(may(counterChargeTo(assault, 'd2', [30, 30]))).toEqual([true, false]);
    expect(may(answering(unitOf('d1', 'gun', [34, 34])))).toEqual([true, false]);
  });
});
