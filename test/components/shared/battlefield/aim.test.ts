import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  aimAt, fit, fitAll, hidesActing, isOtherTable, isSeen, isWorthMoving,
} from '../../../../components/shared/battlefield/aim.ts';
import { isInside } from '../../../../components/shared/battlefield/boxes.ts';
import { seenPart, type Window } from '../../../../components/shared/battlefield/camera.ts';
import { INCHES } from '../../../../components/shared/battlefield/measure.ts';
import type { MatteringFormation } from '../../../../components/shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { counter, defender, view } from './build-view.ts';

const window = { width: 800, height: 600 };
const phone: Window = { width: 360, height: 604, covered: { top: 0, right: 0, bottom: 241, left: 0 } };

const place = fc.tuple(fc.integer({ min: 2, max: 118 }), fc.integer({ min: 2, max: 78 }));
const counters = fc.array(fc.record({ at: place, isOurs: fc.boolean(), movable: fc.boolean() }), {
  minLength: 1, maxLength: 30,
}).map(all => all.map(({ at, isOurs, movable }, i) => (isOurs ? counter : defender)(`u${i}`, at, { movable })));
const windows = fc.constantFrom<Window>(window, phone, { width: 1280, height: 616 });

/** Everybody matters: signs at the edge tell of those who are out of sight. */
const withFormations = (field: BattlefieldView): BattlefieldView => ({
  ...field,
  mattering: (['attacker', 'defender'] as const).map((side): MatteringFormation => ({
    id: side, name: side, side, why: null, units: field.counters.filter(one => one.side === side).map(({ id }) => id),
  })),
});

describe('whom the camera shows', () => {
  it('is everybody, with two centimetres round them, where nothing tells of those who are out of sight', () => {
    fc.assert(fc.property(counters, windows, (all, seen) => {
      const { camera, box } = aimAt(view({ counters: all }), seen);
      const { left, right, top, bottom } = box;
      const spare = { left: left - 2, right: right + 2, top: top - 2, bottom: bottom + 2 };
      const { left: l, right: r, top: t, bottom: b } = seenPart(camera, seen);
      expect(isInside(spare, { left: l - 1e-9, right: r + 1e-9, top: t - 1e-9, bottom: b + 1e-9 })).toBe(true);
    }));
  });

  it('is drawn with a radius of 9 to 28 pixels, whoever is left out for it, and of 12 where only a side is', () => {
    fc.assert(fc.property(counters, windows, (all, seen) => {
      const field = withFormations(view({ counters: all }));
      const { camera, box } = aimAt(field, seen);
      const sides = new Set(all.filter(one => isSeen(one, seenPart(camera, seen))).map(one => one.side));
      expect(camera.scale).toBeGreaterThanOrEqual((sides.size === 2 ? 9 : 12) - 1e-9);
      expect(camera.scale).toBeLessThanOrEqual(28);
      expect(isInside(box, seenPart({ ...camera, scale: camera.scale - 1e-6 }, seen))).toBe(true);
    }));
  });

  it('has a radius of 19 pixels at least where lengths are inches', () => {
    const wide = [counter('a', [5, 5], { radius: 0.5 }), counter('b', [60, 40], { radius: 0.5 })];
    const { scale } = fit(withFormations(view({ counters: wide, measure: INCHES })), window);
    expect(scale * 0.5).toBeGreaterThanOrEqual(19);
  });

  it('is both sides of a charge that is somewhat too long for a phone, drawn smaller', () => {
    const row = (side: typeof counter, y: number) => [48, 53, 58, 63].map((x, i) => side(`${y} ${i}`, [x, y]));
    const rear = defender('rear', [70, 52]);
    const field = withFormations(view({ counters: [...row(counter, 14), ...row(defender, 40), rear] }));
    const camera = fit(field, phone);
    expect(camera.scale).toBe(9);
    const seen = field.counters.filter(one => isSeen(one, seenPart(camera, phone)));
    expect(seen.map(one => one.id)).toEqual(expect.arrayContaining(['14 0', '14 3', '40 0', '40 3']));
  });

  it('is the fight where all are too many', () => {
    const front = [counter('a', [50, 40]), defender('b', [52, 40])];
    const rear = [counter('c', [5, 40]), defender('d', [118, 78])];
    const field = withFormations(view({ counters: [...rear, ...front] }));
    const seen = seenPart(fit(field, phone), phone);
    expect(seen.left).toBeLessThan(49);
    expect(seen.right).toBeGreaterThan(53);
    expect(hidesActing(fit(field, phone), phone, field)).toBe(false);
  });

  it('is those whom the reader decides about, where the fight would leave most of them out of sight', () => {
    const movers = Array.from({ length: 6 }, (_, i) => counter(`m${i}`, [40 + 4 * i, 10], { movable: true }));
    const field = withFormations(view({ counters: [...movers, counter('a', [50, 60]), defender('b', [50, 64])] }));
    expect(hidesActing(fit(field, phone), phone, field)).toBe(false);
    const still = withFormations(view({ counters: field.counters.map(one => ({ ...one, movable: false })) }));
    const seen = seenPart(fit(still, phone), phone);
    expect(still.counters.filter(one => isSeen(one, seen)).map(one => one.id)).toEqual(['a', 'b']);
  });

  it('leaves bystanders out where they would cost much of the size, and only there', () => {
    const fight = [counter('a', [50, 40]), counter('b', [80, 44])];
    const far = counter('far', [5, 40], { stance: 'bystander' });
    const near = counter('near', [48, 40], { stance: 'bystander' });
    expect(fit(view({ counters: [...fight, far] }), window)).toEqual(fit(view({ counters: fight }), window));
    expect(fit(view({ counters: [...fight, near] }), window).centre[0]).toBe(64);
    const supporter = { ...far, stance: 'supporting' } as const;
    expect(fit(view({ counters: [...fight, supporter] }), window).centre[0]).toBe(42.5);
  });

  it('has room for the reach of those who may move, as far as that goes', () => {
    const movers = [counter('a', [50, 40], { movable: true }), counter('b', [54, 40], { movable: true })];
    const reached = aimAt(view({ counters: movers, reaches: { a: 10, b: 10 } }), window);
    const seen = seenPart(reached.camera, window);
    expect(seen.right).toBeGreaterThanOrEqual(54 + 1 + 10 + 2);
    const far = aimAt(view({ counters: movers, reaches: { a: 100, b: 100 } }), window);
    expect(far.camera.scale).toBeGreaterThanOrEqual(12);
  });

  it('is the whole table where nobody stands on it, and everybody on paper', () => {
    const { centre, scale } = fit(view(), window);
    expect(centre).toEqual([60, 40]);
    expect(scale).toBeCloseTo(800 / 120);
    const wide = view({ counters: [counter('a', [2, 2]), counter('z', [118, 78], { stance: 'bystander' })] });
    const seen = seenPart(fitAll(wide, phone), phone);
    expect(seen.left).toBeLessThan(1);
    expect(seen.right).toBeGreaterThan(119);
  });

  it('is worth moving for only if somebody is out of sight or the size would change by more than 1.4', () => {
    const near = view({ counters: [counter('a', [50, 40]), counter('b', [70, 40])] });
    const camera = fit(near, window);
    expect(isWorthMoving(camera, window, near)).toBe(false);
    expect(isWorthMoving({ ...camera, scale: camera.scale / 1.3 }, window, near)).toBe(false);
    expect(isWorthMoving({ ...camera, scale: camera.scale / 1.5 }, window, near)).toBe(true);
    expect(isWorthMoving({ ...camera, centre: [40, 40] }, window, near)).toBe(true);
  });
});

describe('another table', () => {
  const called = (name: string, ...ids: readonly string[]): BattlefieldView['counters'] =>
    ids.map(id => counter(id, [10, 10], { name: `${name} ${id}` }));
  const three = called('Boyz', 'b1', 'b2', 'b3');

  it.each([
    ['nobody whom both have', three, called('Boyz', 'c1', 'c2'), true],
    ['others under the same ids, and somebody more', three, called('Grotz', 'b1', 'b2', 'b4'), true],
    ['few whom both have', three, [...called('Boyz', 'b1'), ...called('Nobz', 'n1', 'n2')], true],
    ['somebody gone and somebody come', three, called('Boyz', 'b1', 'b2', 'b4'), false],
    ['the names in another language', three, called('Kerle', 'b1', 'b2', 'b3'), false],
    ['some aboard', three, called('Boyz', 'b1'), false],
    ['some who came out', called('Boyz', 'b1'), three, false],
  ])('is seen by %s: %#', (_, before, now, isOther) => {
    expect(isOtherTable(before, now)).toBe(isOther);
  });
});
