import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  binomial,
  certain,
  convolve,
  distributionOf,
  mix,
  uniform,
  type Distribution,
} from '../../src/dice/distribution.ts';
import { read, type Hand } from '../../src/dice/hand.ts';
import { anyHand, everyThrow, halves, highest, successes, sum } from './hands.ts';

const total = (distribution: Distribution): number => distribution.reduce((mass, chance) => mass + chance, 0);

const mean = (distribution: Distribution): number =>
  distribution.reduce((sum, chance, value) => sum + chance * value, 0);

/** Both distributions agree at every value, values that one of them does not list being impossible. */
const expectSame = (a: Distribution, b: Distribution, tolerance: number): void => {
  for (let value = 0; value < Math.max(a.length, b.length); value++) {
    expect(Math.abs((a[value] ?? 0) - (b[value] ?? 0)), `value ${value}`).toBeLessThanOrEqual(tolerance);
  }
};

/** Counts `read` over every way in which the dice can fall. */
const counted = (hand: Hand): Distribution => {
  const ways = everyThrow(hand.dice);
  const counts: number[] = new Array<number>(6 * hand.dice + 1).fill(0);
  for (const faces of ways) counts[read(hand, faces)] = (counts[read(hand, faces)] ?? 0) + 1;
  return counts.map(count => count / ways.length);
};

/** How many of n dice reach the target, with whole numbers of any size. */
const countedInBigInt = (dice: number, target: number): Distribution => {
  const [hits, misses, scale] = [BigInt(7 - target), BigInt(target - 1), 2n ** 80n];
  let ways = 1n;
  return Array.from({ length: dice + 1 }, (_, k) => {
    const chance = (ways * hits ** BigInt(k) * misses ** BigInt(dice - k) * scale) / 6n ** BigInt(dice);
    ways = (ways * BigInt(dice - k)) / BigInt(k + 1);
    return Number(chance) / Number(scale);
  });
};

const anyDistribution = fc
  .array(fc.nat(1000), { minLength: 1, maxLength: 8 })
  .filter(weights => weights.some(weight => weight > 0))
  .map(weights => weights.map(weight => weight / weights.reduce((a, b) => a + b, 0)));

describe('the distribution of a hand', () => {
  it('is what counting its reading over every throw gives', () => {
    fc.assert(
      fc.property(anyHand(5), hand => expectSame(distributionOf(hand), counted(hand), 1e-15)),
      { numRuns: 150, seed: 1 },
    );
  });

  it('is exact for 60 dice against every target', () => {
    for (const target of [2, 3, 4, 5, 6]) {
      expectSame(distributionOf(successes(60, target)), countedInBigInt(60, target), 1e-15);
    }
  });

  it('is binomial for successes', () => {
    expectSame(distributionOf(successes(12, 5)), binomial(12, 2 / 6), 1e-15);
  });

  it.each([successes(0, 4), highest(0), sum(0), halves(0)])('without dice is a certain 0: $read', hand => {
    expect(distributionOf(hand)).toEqual([1]);
  });

  it('holds at most one value more than the highest reading', () => {
    expect(distributionOf(successes(7, 3))).toHaveLength(8);
    expect(distributionOf(highest(7))).toHaveLength(7);
    expect(distributionOf(sum(7))).toHaveLength(43);
    expect(distributionOf(halves(7))).toHaveLength(22);
  });

  it('of the higher of two dice shows a six in 11 throws of 36', () => {
    expect(distributionOf(highest(2))[6]).toBeCloseTo(11 / 36, 15);
  });

  it('never holds a negative chance and adds up to 1, for many dice too', () => {
    fc.assert(
      fc.property(anyHand(200), hand => {
        const distribution = distributionOf(hand);
        expect(distribution.every(chance => chance >= 0)).toBe(true);
        expect(Math.abs(total(distribution) - 1)).toBeLessThanOrEqual(2e-14);
      }),
    );
  });
});

describe('distributions', () => {
  it('can be certain', () => expect(certain(3)).toEqual([0, 0, 0, 1]));

  it('can be uniform from 1', () => expect(uniform(4)).toEqual([0, 0.25, 0.25, 0.25, 0.25]));

  it('mix by weight, whatever their lengths', () => {
    expect(mix([[0.25, certain(0)], [0.75, certain(2)]])).toEqual([0.25, 0, 0.75]);
    expect(mix([])).toEqual([]);
  });

  it('add: two dice make seven most often', () => {
    expectSame(convolve(uniform(6), uniform(6)), [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(n => n / 36), 1e-16);
  });

  it('add in any order, with means that add and a mass that stays', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (a, b) => {
        expectSame(convolve(a, b), convolve(b, a), 1e-15);
        expect(mean(convolve(a, b))).toBeCloseTo(mean(a) + mean(b), 12);
        expect(total(convolve(a, b))).toBeCloseTo(1, 13);
      }),
    );
  });

  it('mix as their parts would: the mean of a mixture is the mixed mean', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, weight) => {
        const mixed = mix([[weight, a], [1 - weight, b]]);
        expect(mean(mixed)).toBeCloseTo(weight * mean(a) + (1 - weight) * mean(b), 12);
      }),
    );
  });

  it('add a certain 0 without a change', () => {
    fc.assert(fc.property(anyDistribution, a => void expect(convolve(a, certain(0))).toEqual(a)));
  });
});
