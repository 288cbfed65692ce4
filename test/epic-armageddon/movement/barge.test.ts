import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { bargingLeg, chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { barge, bargedBy, bargePlaces, whyNotBarge } from '../../../src/epic-armageddon/movement/barge.ts';
import { legOf } from '../../../src/epic-armageddon/movement/movement.ts';
import { removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { unitOf } from '../../support/build.ts';
import { beforeCharge, placeOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = { tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 2, speed: 30 }) };

/** From the middle of the tank to that of infantry which touches it. */
const TOUCHING = 3.5;

const boyz = (id: string, at: Point): ScenarioUnit => unitOf(id, 'boyz', at);
/** A tank about to charge, with friends and enemies whose bases have a radius of 1cm. */
const tank = (at: Point, enemies: readonly ScenarioUnit[], friends: readonly ScenarioUnit[] = []): Assault =>
  beforeCharge([unitOf('a1', 'tank', at), ...friends], enemies, { profiles });

/** So far from the spot (60, 30), counted in degrees from the right over the back. */
const around = (degrees: number, cm = TOUCHING): Point => {
  const turn = degrees / 180 * Math.PI;
  return [60 + cm * Math.cos(turn), 30 + cm * Math.sin(turn)];
};
const near = ([x, y]: Point) => [expect.closeTo(x, 6), expect.closeTo(y, 6)];

/** Friends who stand all around a tank at (60, 30), from one direction to another, and leave nobody room in between. */
const ring = (from: number, count: number, apart: number): readonly ScenarioUnit[] =>
  Array.from({ length: count }, (_, i) => unitOf(`f${i}`, 'tactical', around(from + i * apart, 3.6)));

describe('who is barged', () => {
  it('A2.13: whoever stands in the way or at its end, and nobody else', () => {
    const assault = tank([60, 20], [
      boyz('d1', [60, 30]), boyz('d2', [63, 25]), boyz('d3', [64, 25]), boyz('d4', [90, 60]), boyz('d5', [60, 40]),
    ]);
    expect(bargedBy(assault, legOf(assault, 'a1', [60, 30]))).toEqual(['d1', 'd2']);
  });

  it('A2.13: by a leg that shoves nobody, nobody', () => {
    const assault = tank([60, 20], [boyz('d1', [60, 30])]);
    const leg = legOf(assault, 'a1', [60, 24]);
    expect(whyNotBarge(assault, leg)).toBeNull();
    expect(bargePlaces(assault, leg).size).toBe(0);
    expect(barge(assault, leg)).toBe(assault);
  });
});

describe('where the barged end', () => {
  const barged = (enemies: readonly ScenarioUnit[], friends: readonly ScenarioUnit[] = []): Assault =>
    chargeTo(tank([60, 20], enemies, friends), 'a1', [60, 30]);

  it('A2.13: straight away from the war engine, where they themselves have stood being no hindrance', () => {
    expect(placeOf(barged([boyz('d1', around(90, 2))]), 'd1')).toEqual(near(around(90)));
    expect(placeOf(barged([boyz('d1', around(30, 3))]), 'd1')).toEqual(near(around(30)));
  });

  it.each([[100, 65], [80, 115]])('A2.13: no further round it than a friend in the way asks: %i°', (friend, end) => {
    const friends = [unitOf('f1', 'tactical', around(friend, 3.6))];
    expect(placeOf(barged([boyz('d1', around(90, 2))], friends), 'd1')).toEqual(near(around(end)));
  });

  it('A2.13: the nearest first, who gets the nearest spot, whichever is listed first', () => {
    const pair = [boyz('d1', around(90, 3.2)), boyz('d2', around(90, 1))];
    const after = barged(pair);
    expect(placeOf(after, 'd2')).toEqual(near(around(90)));
    expect(placeOf(after, 'd1')).toEqual(near(around(125)));
    expect(placeOf(barged([...pair].reverse()), 'd2')).toEqual(near(around(90)));
  });

  it('A2.13: where the dead have stood, and the war engine itself', () => {
    const dead = tank([60, 20], [boyz('d1', around(90, 2))], [unitOf('f1', 'tactical', around(90))]);
    const after = chargeTo(removeUnits(dead, ['f1'], 'attack'), 'a1', [60, 30]);
    expect(placeOf(after, 'd1')).toEqual(near(around(90)));
    const beside = tank([60, 28], [boyz('d1', [63.4, 28.86])]);
    expect(bargePlaces(beside, bargingLeg(beside, 'a1', [60, 30])).get('d1'))
      .toEqual(near(around(Math.atan2(-1.14, 3.4) / Math.PI * 180)));
  });

  it('A2.13: on its far side, where that is the only room there is', () => {
    const only = ring(303, 10, 294 / 9);
    expect(placeOf(barged([boyz('d1', around(90, 2))], only), 'd1')).toEqual(near(around(270)));
  });

  it('A2.13: nowhere: without room for all of them it may not be done', () => {
    const room = tank([60, 20], [boyz('d1', around(90, 2))], ring(0, 10, 36));
    expect(whyNotCharge(room, 'a1', [60, 30])).toEqual({
      rule: 'A2.13', key: 'no-room-to-barge', values: { unit: 'Tank' },
    });
    expect(bargePlaces(room, bargingLeg(room, 'a1', [60, 30])).size).toBe(0);
    expect(whyNotCharge(removeUnits(room, ['f3', 'f4'], 'attack'), 'a1', [60, 30])).toBeNull();
  });

  it.each<readonly [string, Point, Point]>([
    ['left', [3.5, 40], [1.2, 40]], ['right', [116.5, 40], [118.8, 40]],
    ['front', [60, 3.5], [60, 1.2]], ['back', [60, 76.5], [60, 78.8]],
  ])('A2.13: on the table, up to its very edge: on the %s', (_, to, at) => {
    const start = tank([60, 40], [boyz('d1', at)]);
    const straight = placeOf(barge(start, { ...legOf(start, 'a1', to), pushed: ['d1'] }), 'd1');
    expect([0, 120, 80].some(edge => straight.some(side => Math.abs(side - edge) < 1e-9))).toBe(true);
    const further: Point = [to[0] + (at[0] - to[0]) / 10, to[1] + (at[1] - to[1]) / 10];
    const [x, y] = placeOf(barge(start, { ...legOf(start, 'a1', further), pushed: ['d1'] }), 'd1');
    expect([x >= 0, x <= 120, y >= 0, y <= 80]).toEqual([true, true, true, true]);
  });

  it('A2.13: with whoever sits inside them', () => {
    const rhino = [unitOf('d1', 'rhino', [60, 31]), unitOf('p1', 'boyz', [60, 31], { aboard: 'd1' })];
    const after = barged(rhino);
    expect(placeOf(after, 'd1')).toEqual(near(around(90, 4)));
    expect(unitIn(after, 'p1')).toMatchObject({ aboard: 'd1', at: placeOf(after, 'd1') });
  });
});
