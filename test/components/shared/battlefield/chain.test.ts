/** The chain of coherency that a hull is drawn along, held against the rule as it is read at the table. */
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../../components/shared/battlefield/chain.ts';
import { gap, type Base } from '../../../../src/battlefield/base.ts';
import { fc } from '../../../support/laws.ts';

const base = (x: number, y = 0, radius = 1): Base => ({ at: [x, y], radius });

const bases = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 3 })),
  { maxLength: 12 },
).map(all => all.map(([x, y, radius]) => base(x, y, radius)));

describe('the chain of coherency', () => {
  it('joins two stands 5 cm apart from edge to edge, and not two that are further', () => {
    expect(chainOf([base(0), base(7)], 5, 8).pairs).toEqual([[0, 1]]);
    expect(chainOf([base(0), base(7.1)], 5, 8).pairs).toEqual([]);
  });

  it('has no hole between three stands each 8 cm from the others, and one between three that are further', () => {
    expect(chainOf([base(0), base(10), base(5, 8.6)], 5, 8).triples).toEqual([[0, 1, 2]]);
    expect(chainOf([base(0), base(10.1), base(5, 8.6)], 5, 8).triples).toEqual([]);
  });

  it('joins all pairs that are near enough, whatever else there is', () => {
    fc.assert(fc.property(bases, all => {
      const { pairs } = chainOf(all, 5, 8);
      const keys = new Set(pairs.map(([a, b]) => `${a} ${b}`));
      expect(keys.size).toBe(pairs.length);
      all.forEach((one, a) => all.slice(a + 1).forEach((other, i) => {
        if (gap(one, other) <= 5) expect(keys.has(`${a} ${a + 1 + i}`)).toBe(true);
        if (gap(one, other) > 8) expect(keys.has(`${a} ${a + 1 + i}`)).toBe(false);
      }));
    }));
  });

  it('fills a triple once: by those round a stand in it, not by the one round them', () => {
    const { triples } = chainOf([base(0), base(9), base(4.5, 8), base(4.5, 3)], 5, 8);
    expect(triples).toEqual([[0, 1, 3], [0, 2, 3], [1, 2, 3]]);
  });
});
