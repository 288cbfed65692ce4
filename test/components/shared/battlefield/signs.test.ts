import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { boxAt, isInside } from '../../../../components/shared/battlefield/boxes.ts';
import type { Mark } from '../../../../components/shared/battlefield/map-details.ts';
import { rimOf } from '../../../../components/shared/battlefield/rim.ts';
import { PILL, pillHalf, signsOf } from '../../../../components/shared/battlefield/signs.ts';
import type { Counter } from '../../../../components/shared/battlefield/pieces.ts';
import { counter, defender, token, view } from './build-view.ts';

const written = (change: Partial<Counter>, isRoomy = false): readonly string[] =>
  signsOf(counter('w', [0, 0], { shape: 'ring', ...change }), isRoomy)
    .map(({ kind, words }) => `${kind} ${words}`.trim());

describe('damage', () => {
  it('of a war engine is on its edge and no sign', () => {
    expect(written({ damage: 2, capacity: 8 })).toEqual([]);
  });

  it('of anybody else is a figure once there is any', () => {
    expect(written({ shape: 'circle', damage: 1, capacity: 2 })).toEqual(['damage 1/2']);
    expect(written({ shape: 'circle', damage: 2 })).toEqual(['damage 2']);
    expect(written({ shape: 'circle', damage: 0, capacity: 2 })).toEqual([]);
  });
});

describe('shields', () => {
  it('are counted of those at the start, even when all are down', () => {
    expect(written({ shields: 1, fullShields: 2 })).toEqual(['shields 1/2']);
    expect(written({ fullShields: 2 })).toEqual(['shields 0/2']);
  });

  it('of a large war engine stand inside it', () => {
    expect(written({ shields: 1, fullShields: 2 }, true)).toEqual([]);
  });

  it('are nothing to a unit that never had any', () => {
    expect(written({ shields: 0, fullShields: 0 })).toEqual([]);
  });
});

describe('signs', () => {
  it('say what a unit is and whom it carries', () => {
    expect(written({ inspiring: true, overwatch: true, landed: true, aboard: 3 }))
      .toEqual(['inspiring', 'overwatch', 'landed', 'aboard +3']);
    expect(written({ aboard: 0, overwatch: false })).toEqual([]);
  });

  it('are gone with their unit', () => {
    expect(written({ alive: false, shields: 2, fullShields: 2, aboard: 3, overwatch: true })).toEqual([]);
  });

  const laden = {
    shape: 'ring', radius: 2.5, inspiring: true, broken: true, shields: 1, fullShields: 2, overwatch: true,
    hasCharacter: true, aboard: 4,
  } as const;

  /** The round pieces that cover a sign. */
  const pieces = (mark: Mark): readonly { readonly x: number; readonly y: number; readonly r: number }[] => {
    const half = pillHalf(mark) * mark.size;
    const r = (half === 0 ? 6 : PILL) * mark.size;
    return [-half, 0, half].map(dx => ({ x: mark.at[0] + dx, y: mark.at[1], r }));
  };

  it('never cover each other', () => {
    fc.assert(fc.property(fc.integer({ min: 5, max: 40 }), fc.constantFrom(1, 1.3, 2), (scale, text) => {
      const field = view({
        counters: [counter('a', [20, 20], laden), defender('d', [20, 24.5], { ...laden, radius: 1.5 })],
        tokens: [token(1, 'a')],
      });
      const { marks } = rimOf(field, scale, text);
      expect(marks.length).toBeGreaterThanOrEqual(10);
      const clashes = marks.flatMap((mark, i) => marks.slice(i + 1).filter(other => pieces(mark).some(p =>
        pieces(other).some(q => Math.hypot(p.x - q.x, p.y - q.y) < p.r + q.r - 0.01))));
      expect(clashes).toEqual([]);
    }));
  });

  it('keep to the frame while the whole fight is shown', () => {
    const frame = { left: 0, right: 360, top: -300, bottom: 0 };
    const counters = [[3, 3], [33, 3], [33, 27], [3, 27]] as const;
    const field = view({ counters: counters.map((at, i) => counter(`w${i}`, at, laden)) });
    const boxes = rimOf(field, 10, 1, frame).marks.map(mark =>
      boxAt(mark.at, { width: 2 * (pillHalf(mark) + PILL) - 4, height: 2 * PILL - 4 }));
    expect(boxes.filter(box => !isInside(box, frame))).toEqual([]);
    expect(rimOf(field, 10, 1).marks.some(mark => mark.at[0] + pillHalf(mark) + PILL > 360)).toBe(true);
  });

  it('are tied to their counter when they found no place at its rim', () => {
    const crowd = Array.from({ length: 8 }, (_, i) =>
      defender(`d${i}`, [20 + 3 * Math.cos(i * 0.785), 20 + 3 * Math.sin(i * 0.785)], { radius: 1 }));
    const near = rimOf(view({ counters: [counter('a', [20, 20], laden)] }), 12, 1).marks[0];
    expect(near?.tether).toBeNull();
    const { marks } = rimOf(view({ counters: [...crowd, counter('a', [20, 20], { ...laden, radius: 2 })] }), 8, 1);
    expect(marks.some(mark => mark.kind === 'aboard' && mark.tether !== null)).toBe(true);
  });
});
