import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../../src/battlefield/base.ts';
import {
  isFreePlace, placesBack, placesBeside, placesNear,
} from '../../../../src/epic-armageddon/odds/changes/places.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { terrainOf } from '../../../support/build.ts';
import { assaultOf } from '../../../support/fight.ts';
import { stageParts, type Stands, type StageParts } from '../../../support/stage.ts';

/** One stand, its enemies and friends; every base has a radius of 1 cm unless said otherwise. */
const fought = (at: Point, enemies: Stands, friends: Stands = {}, parts: StageParts = {}): Assault =>
  assaultOf(stageParts({ a: { at }, ...friends }, enemies, parts));
const on = (assault: Assault, id: string) => unitOf(assault, id);
const beside = (assault: Assault, enemy = 'd'): readonly Point[] =>
  placesBeside(assault, on(assault, 'a'), on(assault, enemy));
const close = ([x, y]: Point) => [expect.closeTo(x, 9), expect.closeTo(y, 9)];

describe('a place is free', () => {
  const isOpen = (at: Point, parts: StageParts = {}, friends: Stands = {}): boolean => {
    const assault = fought([30, 20], { d: { at: [30, 24] } }, friends, { width: 60, depth: 40, ...parts });
    return isFreePlace(assault, on(assault, 'a'), at);
  };

  it('up to the edges of the table, and no further', () => {
    for (const at of [[0, 0], [60, 40]] as const) expect(isOpen(at)).toBe(true);
    for (const at of [[-1, 5], [5, -1], [61, 5], [5, 41]] as const) expect(isOpen(at)).toBe(false);
  });

  it('as near to others as touching them, and no nearer', () => {
    expect(isOpen([30, 22])).toBe(true);
    expect(isOpen([30, 22.2])).toBe(false);
    expect(isOpen([30, 20.5])).toBe(true);
  });

  it('where somebody sits in a transport, if that does not stand there itself', () => {
    const friends: Stands = { t: { at: [40, 20] }, p: { at: [50, 20], more: { aboard: 't' } } };
    expect(isOpen([40, 20], {}, friends)).toBe(false);
    expect(isOpen([50, 20], {}, friends)).toBe(true);
  });

  it('in terrain that is open to its kind of unit, and in no other', () => {
    const ground = (kind: 'scrub' | 'cliffs' | 'marsh') => ({ terrain: [terrainOf(kind, [5, 5], [15, 15])] });
    expect(isOpen([10, 10], ground('scrub'))).toBe(true);
    expect(isOpen([10, 10], ground('cliffs'))).toBe(false);
    expect(isOpen([10, 10], ground('marsh'))).toBe(false);
    expect(isOpen([20, 10], ground('cliffs'))).toBe(true);
  });

  it('L5: in buildings for those on foot, and for nobody who rides', () => {
    const among = (abilities: readonly string[]): boolean => {
      const assault = assaultOf(stageParts({ a: { at: [30, 20], abilities } }, { d: { at: [30, 24] } }, {
        terrain: [terrainOf('buildings', [5, 5], [15, 15])],
      }));
      return isFreePlace(assault, on(assault, 'a'), [10, 10]);
    };
    expect([among([]), among(['mounted'])]).toEqual([true, false]);
  });
});

describe('A2.6: places beside an enemy', () => {
  it('are straight at it where nobody is in the way', () => {
    expect(beside(fought([33, 26], { d: { at: [30, 22] } }))).toEqual([close([31.2, 23.6])]);
  });

  it('lie left and right of a friend who stands in the way, the nearer first', () => {
    const assault = fought([31, 14], { d: { at: [30, 22] } }, { b: { at: [30, 20] } });
    expect(beside(assault)).toEqual([close([30 + Math.sqrt(3), 21]), close([30 - Math.sqrt(3), 21])]);
  });

  it('touch whoever is in the way as well as the enemy, however large these are and wherever they stand', () => {
    const assault = fought([20, 14], { d: { radius: 2, at: [30, 22] } }, { b: { radius: 1.5, at: [27.2, 19.9] } });
    const places = beside(assault);
    expect(places).toHaveLength(2);
    for (const at of places) {
      expect(distance(at, [30, 22])).toBeCloseTo(3, 9);
      expect(distance(at, [27.2, 19.9])).toBeCloseTo(2.5, 9);
    }
  });

  it('may lie just between the enemy and another', () => {
    const assault = fought([34, 14], { d: { at: [30, 22] } }, { b: { at: [34, 22] } });
    expect(beside(assault)).toContainEqual([32, 22]);
  });

  it('A2.6: are none beside an enemy that two touch already', () => {
    const friends: Stands = { b: { at: [28, 22] }, c: { at: [32, 22] } };
    expect(beside(fought([30, 14], { d: { at: [30, 22] } }, friends))).toEqual([]);
  });
});

describe('A2.3: places near an enemy', () => {
  const near = (assault: Assault, gaps: readonly number[]): readonly Point[] =>
    placesNear(assault, on(assault, 'a'), on(assault, 'd'), gaps);
  const bearing = ([x, y]: Point): number => Math.round(Math.atan2(y - 22, x - 30) * 180 / Math.PI + 360) % 360;

  it('lie all around it with the gaps asked for, every 15 degrees, the nearest to the stand first', () => {
    const places = near(fought([42, 38], { d: { at: [30, 22] } }), [6, 10]);
    expect(places).toHaveLength(48);
    expect(places[0]).toEqual(close([37.2, 31.6]));
    const [inner, outer] = [8, 12].map(cm => places.filter(at => Math.abs(distance(at, [30, 22]) - cm) < 1e-9));
    for (const ring of [inner!, outer!]) {
      const turns = ring.map(bearing).sort((a, b) => a - b);
      expect(turns).toHaveLength(24);
      expect(turns.slice(1).every((turn, i) => turn - turns[i]! === 15)).toBe(true);
    }
    const ways = places.map(at => distance(at, [42, 38]));
    expect(ways).toEqual([...ways].sort((a, b) => a - b));
  });

  it('lie in nobody’s zone of control, be it another’s', () => {
    expect(near(fought([30, 38], { d: { at: [30, 22] } }), [4.9])).toEqual([]);
    const assault = fought([30, 38], { d: { at: [30, 22] }, e: { at: [30, 34] } });
    const places = near(assault, [10]);
    expect(places.length).toBeGreaterThan(0);
    for (const at of places) expect(distance(at, [30, 34])).toBeGreaterThan(7);
  });
});

describe('A4.1: places back from an enemy', () => {
  const back = (at: Point, enemy: Point, parts: StageParts = {}): readonly Point[] => {
    const assault = fought(at, { d: { at: enemy } }, {}, parts);
    return placesBack(assault, on(assault, 'a'), on(assault, 'd'));
  };

  it('begin half a centimetre straight away from it, whichever way that is', () => {
    const half = Math.SQRT1_2 / 2;
    expect(back([32, 24], [30, 22])[0]).toEqual(close([32 + half, 24 + half]));
    expect(back([30, 20], [32, 22])[0]).toEqual(close([30 - half, 20 - half]));
    expect(back([28, 24], [30, 22])[0]).toEqual(close([28 - half, 24 + half]));
  });

  it('end within 12 cm, none of them nearer to the enemy by more than a sidestep allows', () => {
    const places = back([30, 20], [30, 22]);
    const ways = places.map(at => distance(at, [30, 20]));
    expect(Math.max(...ways)).toBeCloseTo(12, 9);
    expect(ways.every((way, i) => i === 0 || way > ways[i - 1]! - 1e-9)).toBe(true);
    for (const [, y] of places) expect(y).toBeLessThan(20 + 1e-9);
  });

  it('lie straight back, or up to a quarter turn to either side of that', () => {
    const ring = back([30, 20], [30, 22]).filter(at => Math.abs(distance(at, [30, 20]) - 3) < 1e-9);
    const turns = ring.map(([x, y]) => Math.round(Math.atan2(x - 30, 20 - y) * 180 / Math.PI));
    expect(turns.sort((a, b) => a - b)).toEqual([-90, -60, -30, 0, 30, 60, 90]);
  });

  it('stay on the table', () => {
    for (const [, y] of back([30, 1], [30, 3])) expect(y).toBeGreaterThanOrEqual(0);
  });
});
