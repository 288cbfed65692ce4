import { describe, expect, it } from 'vitest';
import { fit } from '../../../../components/shared/battlefield/aim.ts';
import type { Camera } from '../../../../components/shared/battlefield/camera.ts';
import { hitAt, seenAt } from '../../../../components/shared/battlefield/hits.ts';
import type { Counter } from '../../../../components/shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import { sourceOf } from '../../../support/random/source.ts';
import { counter, defender, view } from './build-view.ts';

const window = { width: 360, height: 400 };
const camera: Camera = { centre: [50, 40], scale: 12 };

const at = (place: Point, by: Point = [0, 0]): Point => {
  const [x, y] = seenAt(place, camera, window);
  return [x + by[0], y + by[1]];
};
const hit = (counters: readonly Counter[], press: Point, isExact = false) => {
  const found = hitAt(view({ counters }), camera, window, press, isExact);
  return found === null ? null : [found.counter.id, ...found.doubt.map(({ id }) => id)].join(' ');
};

describe('a press on the map', () => {
  it('takes the stand with the nearest centre within 22 pixels, and nobody beyond', () => {
    const alone = [counter('a', [50, 40])];
    expect(hit(alone, at([50, 40], [0, 22]))).toBe('a');
    expect(hit(alone, at([50, 40], [0, 23]))).toBe(null);
    const two = [counter('a', [50, 40]), counter('b', [52, 40])];
    expect(hit(two, at([50, 40], [11, 0]))).toBe('a');
    expect(hit(two, at([50, 40], [13, 0]))).toBe('b');
  });

  it('gives those who can act six pixels in advance', () => {
    const two = [counter('a', [50, 40], { movable: true }), defender('b', [52, 40])];
    expect(hit(two, at([50, 40], [14, 0]))).toBe('a');
    expect(hit(two, at([50, 40], [16, 0]))).toBe('b');
  });

  it('asks which is meant where another can act and is less than eight pixels further', () => {
    const two = [counter('a', [50, 40], { movable: true }), counter('b', [52, 40], { choosable: true })];
    expect(hit(two, at([50, 40], [9, 0]))).toBe('a a b');
    expect(hit(two, at([50, 40], [7, 0]))).toBe('a');
    expect(hit([two[0]!, defender('d', [52, 40])], at([50, 40], [9, 0]))).toBe('a');
  });

  it('names four at most', () => {
    const heap = Array.from({ length: 7 }, (_, i) => counter(`u${i}`, [50 + i * 0.1, 40], { movable: true }));
    expect(hitAt(view({ counters: heap }), camera, window, at([50, 40]))?.doubt).toHaveLength(4);
  });

  it('has no doubt with a mouse inside one base', () => {
    const two = [counter('a', [50, 40], { movable: true }), counter('b', [52, 40], { movable: true })];
    expect(hit(two, at([50, 40], [10, 0]), true)).toBe('a');
  });

  it('takes a large base wherever it is pressed, and a small one beside it that is nearer', () => {
    const titan = [counter('titan', [50, 40], { shape: 'ring', radius: 4 }), counter('a', [55, 40])];
    expect(hit(titan, at([50, 40], [-46, 0]))).toBe('titan');
    expect(hit(titan, at([50, 40], [55, 0]))).toBe('a');
  });

  it('takes the dead only where nobody else is', () => {
    const two = [counter('dead', [50, 40], { alive: false }), counter('a', [51, 40])];
    expect(hit(two, at([50, 40]))).toBe('a');
    expect(hit([two[0]!], at([50, 40]))).toBe('dead');
  });
});

describe('200 presses on each of 50 crowded tables', () => {
  /** 60 stands in a heap, about half of which can act. */
  const crowded = (seed: number): BattlefieldView => {
    const { once, whole } = sourceOf(seed);
    const cm = (): number => whole([0, 240]) / 10;
    return view({ counters: Array.from({ length: 60 }, (_, i) => (once(50) ? counter : defender)(
      `u${i}`, [30 + cm(), 20 + cm()], { movable: once(50) },
    )) });
  };

  it('select the nearest stand or ask; none selects another', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const field = crowded(seed);
      const seen = fit(field, window);
      const { whole } = sourceOf(1000 + seed);
      for (let press = 0; press < 200; press += 1) {
        const place: Point = [whole([0, window.width]), whole([0, window.height])];
        const nearest = field.counters.map(one => {
          const [x, y] = seenAt(one.at, seen, window);
          const away = Math.hypot(x - place[0], y - place[1]);
          return { one, away, counts: away - (one.movable ? 6 : 0) };
        }).filter(({ away }) => away <= 22).sort((a, b) => a.counts - b.counts || (a.one.id < b.one.id ? -1 : 1));
        const found = hitAt(field, seen, window, place);
        expect(found?.counter.id).toBe(nearest[0]?.one.id);
        const rivals = nearest.filter(({ one, counts }) => one.movable && counts - nearest[0]!.counts < 8);
        const isOpen = nearest[0]?.one.movable === true && rivals.length > 1;
        expect((found?.doubt.length ?? 0) > 1).toBe(isOpen);
      }
    }
  });
});
