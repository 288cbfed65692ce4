import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { distance, gap, isInContact, isWithin, type Base, type Point } from '../../src/battlefield/base.ts';
import { chains, crosses, firstWithin, pathGap, stepAway, stepTowards } from '../../src/battlefield/measure.ts';
import { along } from '../../src/battlefield/segment.ts';
import { anyBase, anyPoint, base } from './shapes.ts';

const anyCm = fc.integer({ min: 0, max: 3000 }).map(n => n / 100);
const table = { width: 60, depth: 60 };

/** The base at this part of its way. */
const onTheWay = (from: Base, to: Point, part: number): Base => ({ ...from, at: along(from.at, to, part) });

describe('the gap along a straight move', () => {
  it('is that of the nearest point passed', () => {
    expect(pathGap(base(0, 0), [20, 0], base(10, 7))).toBe(5);
    expect(pathGap(base(0, 0), [20, 0], base(10, 1))).toBe(0);
    expect(pathGap(base(0, 0), [5, 0], base(10, 0))).toBe(3);
  });

  it('without a move is the gap', () => expect(pathGap(base(0, 0), [0, 0], base(0, 7))).toBe(5));

  it('is never more than at any moment of the move', () => {
    fc.assert(
      fc.property(anyBase, anyPoint, anyBase, (from, to, other) => {
        const path = pathGap(from, to, other);
        const passed = Array.from({ length: 101 }, (_, i) => gap(onTheWay(from, to, i / 100), other));
        expect(path).toBeLessThanOrEqual(Math.min(...passed) + 1e-9);
        expect(path).toBeGreaterThanOrEqual(Math.min(...passed) - distance(from.at, to) / 200 - 1e-9);
      }),
    );
  });
});

describe('coming within so many cm', () => {
  it('happens where the gap first comes down to it', () => {
    expect(firstWithin(base(0, 0), [20, 0], base(20, 0), 8)).toBeCloseTo(0.5, 12);
  });

  it('happens at the start for a base that is within already', () => {
    expect(firstWithin(base(0, 0), [20, 0], base(6, 0), 5)).toBe(0);
    expect(firstWithin(base(0, 0), [0, 0], base(6, 0), 5)).toBe(0);
  });

  it('never happens on a move that passes further off, ends before, or leads away', () => {
    expect(firstWithin(base(0, 0), [20, 0], base(10, 7.1), 5)).toBeNull();
    expect(firstWithin(base(0, 0), [10, 0], base(20, 0), 5)).toBeNull();
    expect(firstWithin(base(0, 0), [-20, 0], base(10, 0), 5)).toBeNull();
    expect(firstWithin(base(0, 0), [0, 0], base(10, 0), 5)).toBeNull();
  });

  it('happens in passing at exactly that gap, beside the other base', () => {
    expect(firstWithin(base(0, 0), [20, 0], base(10, 7), 5)).toBeCloseTo(0.5, 9);
  });

  it('happens at the end of a move that stops at exactly that gap', () => {
    expect(firstWithin(base(0.1, 0.3), [13.1, 0.3], base(20.1, 0.3), 5)).toBeCloseTo(1, 9);
    expect(firstWithin(base(0, 0), [13 - 5e-10, 0], base(20, 0), 5)).toBe(1);
  });

  it('is not true before, true then, and found whenever the path comes so near', () => {
    fc.assert(
      fc.property(anyBase, anyPoint, anyBase, anyCm, (from, to, other, cm) => {
        const part = firstWithin(from, to, other, cm);
        expect(part !== null).toBe(pathGap(from, to, other) <= cm + 1e-9);
        if (part === null) return;
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(gap(onTheWay(from, to, part), other)).toBeLessThanOrEqual(cm + 1e-7);
        if (part === 0) return;
        for (const before of [0, 0.5, 0.9, 0.99]) {
          expect(gap(onTheWay(from, to, part * before), other)).toBeGreaterThanOrEqual(cm - 1e-7);
        }
      }),
    );
  });
});

describe('a straight move', () => {
  it('crosses a base that it would run over', () => {
    expect(crosses(base(0, 0), [20, 0], base(10, 1.9))).toBe(true);
  });

  it('does not cross a base that it brushes by as much as contact allows, or stops at', () => {
    expect(crosses(base(0, 0), [20, 0], base(10, 2))).toBe(false);
    expect(crosses(base(0, 0), [20, 0], base(10, 1.95))).toBe(false);
    expect(crosses(base(0, 0), [20, 0], base(22, 0))).toBe(false);
  });
});

describe('a step towards another base', () => {
  it('goes straight at it for so many cm', () => {
    expect(stepTowards(base(0, 0), base(30, 40), 5)).toEqual([3, 4]);
  });

  it('stops when the two touch', () => expect(stepTowards(base(0, 0), base(10, 0), 20)).toEqual([8, 0]));

  it('is none for bases that touch or overlap already', () => {
    expect(stepTowards(base(0, 0), base(2, 0), 20)).toEqual([0, 0]);
    expect(stepTowards(base(0, 0), base(1, 0), 20)).toEqual([0, 0]);
    expect(stepTowards(base(0, 0), base(0, 0), 20)).toEqual([0, 0]);
  });

  it('shortens the gap by its length, down to contact', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyCm, (from, other, cm) => {
        const there = { ...from, at: stepTowards(from, other, cm) };
        expect(gap(there, other)).toBeCloseTo(Math.max(0, gap(from, other) - cm), 9);
        expect(distance(from.at, there.at)).toBeLessThanOrEqual(cm + 1e-9);
        if (cm >= gap(from, other)) expect(isInContact(there, other)).toBe(true);
      }),
    );
  });
});

describe('a step away from a point', () => {
  it('goes straight away for so many cm', () => {
    expect(stepAway(base(30, 30), [27, 26], 10, table)).toEqual([36, 38]);
  });

  it('goes up the table from the very point', () => {
    expect(stepAway(base(30, 30), [30, 30], 10, table)).toEqual([30, 40]);
  });

  it.each([
    ['right', [50, 30], [59, 30]],
    ['left', [10, 30], [1, 30]],
    ['far', [30, 50], [30, 59]],
    ['near', [30, 10], [30, 1]],
  ] as const)('stops with the edge of the base at the %s edge of the table', (_, [x, y], end) => {
    expect(stepAway(base(x, y), [30, 30], 40, table)).toEqual(end);
  });

  it('stops where it first meets an edge, without sliding along it', () => {
    expect(stepAway(base(50, 30), [40, 25], 40, table)).toEqual([59, 34.5]);
  });

  it('is none for a base at the edge that would have to leave the table', () => {
    expect(stepAway(base(59.5, 30), [30, 30], 10, table)).toEqual([59.5, 30]);
  });

  it('never comes nearer, never goes too far and never leaves the table', () => {
    fc.assert(
      fc.property(anyBase, anyPoint, anyCm, (from, awayFrom, cm) => {
        const size = { width: 64, depth: 64 };
        const start = { ...from, at: [from.at[0] * 0.9 + 4, from.at[1] * 0.9 + 4] as const };
        const [x, y] = stepAway(start, awayFrom, cm, size);
        const step = distance(start.at, [x, y]);
        expect(distance([x, y], awayFrom)).toBeCloseTo(distance(start.at, awayFrom) + step, 9);
        expect(step).toBeLessThanOrEqual(cm + 1e-9);
        expect(Math.min(x, y, size.width - x, size.depth - y)).toBeGreaterThanOrEqual(from.radius - 1e-9);
      }),
    );
  });
});

describe('chains', () => {
  const reach = (cm: number) => () => cm;

  it('link bases exactly as far apart as they reach, and no further', () => {
    expect(chains([base(0, 0), base(7, 0)], reach(5))).toEqual([[0, 1]]);
    expect(chains([base(0, 0), base(7.01, 0)], reach(5))).toEqual([[0], [1]]);
  });

  it('carry on from base to base, whatever the order of the list', () => {
    expect(chains([base(0, 0), base(14, 0), base(50, 0), base(7, 0)], reach(5))).toEqual([[0, 1, 3], [2]]);
  });

  it('stand in the order of their first members', () => {
    expect(chains([base(50, 0), base(0, 0), base(57, 0), base(7, 0)], reach(5))).toEqual([[0, 2], [1, 3]]);
  });

  it('take the longer reach of two', () => {
    expect(chains([base(0, 0), base(20, 0)], i => (i === 1 ? 20 : 5))).toEqual([[0, 1]]);
  });

  it('of no bases are none', () => expect(chains([], reach(5))).toEqual([]));

  it('hold every base once: linked ones together, and nothing linked across two of them', () => {
    fc.assert(
      fc.property(fc.array(anyBase, { maxLength: 12 }), anyCm, (bases, cm) => {
        const groups = chains(bases, reach(cm));
        const groupOf = new Map(groups.flatMap((group, g) => group.map(i => [i, g] as const)));
        expect(groups.flat().sort((i, j) => i - j)).toEqual(bases.map((_, i) => i));
        expect(groups.map(group => group[0])).toEqual(groups.map(group => Math.min(...group)).sort((i, j) => i - j));
        bases.forEach((a, i) =>
          bases.forEach((b, j) => {
            if (isWithin(a, b, cm)) expect(groupOf.get(i)).toBe(groupOf.get(j));
          }),
        );
        for (const group of groups) {
          if (group.length < 2) continue;
          const isLinked = (i: number): boolean =>
            group.some(j => j !== i && isWithin(bases[i] ?? base(0, 0), bases[j] ?? base(0, 0), cm));
          expect(group.every(isLinked)).toBe(true);
        }
      }),
    );
  });
});
