import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../../src/battlefield/base.ts';
import { chains } from '../../src/battlefield/measure.ts';
import { stragglers } from '../../src/epic-armageddon/steps/a2-coherency.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { arrange, moveBy, spread, turn } from '../../src/table-editing/arrange.ts';
import { BLOCKS } from '../../src/table-editing/blocks.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { middleOf, spanOf, standsOf } from '../../src/table-editing/stands.ts';
import { anyCrowd, anyPlace, gapOf, idsOf, placed, standOf, twoSides } from './set-ups.ts';

const overlapping = (setUp: Scenario): number => {
  const stands = standsOf(setUp);
  return stands.filter((one, i) => stands.slice(i + 1).some(other => overlaps(one, other))).length;
};

const isWholeOn = (setUp: Scenario): boolean => {
  const [left, right] = spanOf(standsOf(setUp), 0);
  const [near, far] = spanOf(standsOf(setUp), 1);
  return left >= -0.01 && near >= -0.01 && right <= 120.01 && far <= 80.01;
};

const anyArrangement = fc.record({
  block: fc.constantFrom(...BLOCKS), at: anyPlace, facing: fc.integer({ min: -360, max: 360 }),
  spacing: fc.integer({ min: -2, max: 9 }),
});

describe('a block', () => {
  it('keeps every crowd in one chain of neighbours within 5cm, and nobody on anybody', () => {
    fc.assert(fc.property(anyCrowd(), anyArrangement, anyPlace, (crowd, arrangement, off) => {
      const start = placed(emptyTable(), 'attacker', crowd);
      const [first] = idsOf(start, 0);
      const torn = moveBy(start, [first!], [off[0] - 60, off[1] - 40]);
      const before = overlapping(torn);
      const setUp = arrange(torn, idsOf(start, 0), arrangement);
      expect(chains(standsOf(setUp), () => 5)).toHaveLength(1);
      expect(stragglers(startAssault(setUp), setUp.formations[0]!.id)).toEqual([]);
      expect(overlapping(setUp)).toBeLessThanOrEqual(arrangement.block === 'as-they-are' ? before : 0);
    }), { numRuns: 150 });
  });

  it('stands on the table with every base where the table has room', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 30 }), anyArrangement, (count, arrangement) => {
      const start = placed(emptyTable(), 'attacker', Array<string>(count).fill('boyz'));
      expect(isWholeOn(arrange(start, idsOf(start, 0), { ...arrangement, spacing: 1 }))).toBe(true);
    }), { numRuns: 100 });
  });

  const ten = placed(emptyTable(), 'attacker', Array<string>(10).fill('boyz'));
  const rowsOf = (setUp: Scenario): readonly number[] => {
    const rows = new Map<number, number>();
    for (const { at } of standsOf(setUp)) rows.set(at[1], (rows.get(at[1]) ?? 0) + 1);
    return [...rows].sort(([a], [b]) => b - a).map(([, count]) => count);
  };

  const ROWS = [['line', [10]], ['two-ranks', [5, 5]], ['wedge', [1, 2, 3, 4]]] as const;

  it.each(ROWS)('%s has rows of %j', (block, rows) => {
    expect(rowsOf(arrange(ten, idsOf(ten, 0), { block, at: [60, 40] }))).toEqual(rows);
  });

  it('of a defender shows its front to the reader', () => {
    const orks = placed(emptyTable(), 'defender', Array<string>(10).fill('boyz'));
    expect(rowsOf(arrange(orks, idsOf(orks, 0), { block: 'wedge', at: [60, 40] }))).toEqual([4, 3, 2, 1]);
  });

  it('in a ring has everybody as far from the middle', () => {
    const ring = standsOf(arrange(ten, idsOf(ten, 0), { block: 'ring', at: [60, 40] }));
    const away = ring.map(({ at }) => Math.hypot(at[0] - 60, at[1] - 40));
    expect(Math.max(...away) - Math.min(...away)).toBeLessThan(0.5);
  });

  it('in a ring of large and small ones has nobody on anybody', () => {
    const mixed = placed(emptyTable(), 'attacker', ['titan', 'boyz', 'titan', 'boyz']);
    const ring = arrange(mixed, idsOf(mixed, 0), { block: 'ring', at: [60, 40], spacing: 0 });
    expect(overlapping(ring)).toBe(0);
  });

  it('has as much between neighbours as was asked for', () => {
    const line = arrange(ten, idsOf(ten, 0), { block: 'line', spacing: 3 });
    const [a, b] = idsOf(ten, 0);
    expect(gapOf(line, a!, b!)).toBeCloseTo(3, 5);
  });

  it('comes to stand where it was sent', () => {
    const at = middleOf(standsOf(arrange(ten, idsOf(ten, 0), { block: 'ring', at: [60, 40] })));
    expect(at[0]).toBeCloseTo(60, 1);
    expect(at[1]).toBeCloseTo(40, 1);
  });
});

describe('stands that are moved', () => {
  it('stay on the table together', () => {
    fc.assert(fc.property(anyCrowd(8), fc.integer({ min: -300, max: 300 }), fc.integer(), (crowd, dx, dy) => {
      const start = placed(emptyTable(), 'attacker', crowd);
      expect(isWholeOn(moveBy(start, idsOf(start, 0), [dx, dy]))).toBe(true);
    }));
  });

  it('leave the others where they are', () => {
    const start = twoSides();
    const moved = moveBy(start, idsOf(start, 0), [1, 2]);
    expect(moved.formations[1]).toBe(start.formations[1]);
    const [id] = idsOf(start, 0);
    const [x, y] = standOf(start, id!).at;
    expect(standOf(moved, id!).at).toEqual([x + 1, y + 2]);
  });

  it('are back where they were after a whole turn in quarters', () => {
    const start = twoSides();
    const ids = idsOf(start, 0);
    const turned = [90, 90, 90, 90].reduce((setUp, degrees) => turn(setUp, ids, degrees), start);
    for (const id of ids) {
      expect(standOf(turned, id).at[0]).toBeCloseTo(standOf(start, id).at[0], 1);
      expect(standOf(turned, id).at[1]).toBeCloseTo(standOf(start, id).at[1], 1);
    }
  });

  it('turn clockwise', () => {
    const start = twoSides();
    const [id] = idsOf(start, 0);
    const ids = idsOf(start, 0);
    expect(standOf(turn(start, ids, 90), id!).at[1]).toBeGreaterThan(standOf(start, id!).at[1] + 1);
  });
});

describe('spreading', () => {
  it('never breaks a chain, never puts anybody on anybody, and changes only places', () => {
    fc.assert(fc.property(anyCrowd(12), fc.integer({ min: -6, max: 12 }), (crowd, cm) => {
      const start = placed(emptyTable(), 'attacker', crowd);
      const setUp = spread(start, idsOf(start, 0), cm);
      expect(chains(standsOf(setUp), () => 5)).toHaveLength(1);
      expect(overlapping(setUp)).toBe(0);
      expect(isFinite(standsOf(setUp).reduce((sum, { at }) => sum + at[0] + at[1], 0))).toBe(true);
    }), { numRuns: 80 });
  });

  it('puts more between neighbours, and drawing together less', () => {
    const start = twoSides();
    const [a, b] = idsOf(start, 0);
    expect(gapOf(spread(start, idsOf(start, 0), 1), a!, b!)).toBeGreaterThan(gapOf(start, a!, b!) + 0.5);
    expect(gapOf(spread(start, idsOf(start, 0), -0.5), a!, b!)).toBeLessThan(gapOf(start, a!, b!) - 0.2);
  });
});
