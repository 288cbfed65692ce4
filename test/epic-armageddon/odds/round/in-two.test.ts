import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { plainFalls } from '../../../../src/epic-armageddon/odds/round/falling.ts';
import { inTwo } from '../../../../src/epic-armageddon/odds/round/in-two.ts';

interface Batches {
  /** How likely each target survives one of the first hits, and one of the second. */
  readonly saves: readonly number[];
  readonly later: readonly number[];
  /** How many first hits there are, and how likely each number of second ones. */
  readonly hits: number;
  readonly second: readonly number[];
  /** Whether it is asked who dies, or only how many. */
  readonly isByUnit: boolean;
}

const chance = fc.constantFrom(0, 1 / 6, 1 / 2, 5 / 6, 1);

const anyBatches: fc.Arbitrary<Batches> = fc.integer({ min: 1, max: 5 }).chain(targets => fc.record({
  saves: fc.array(chance, { minLength: targets, maxLength: targets }),
  later: fc.array(chance, { minLength: targets, maxLength: targets }),
  hits: fc.integer({ min: 0, max: 8 }),
  second: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 9 })
    .map(parts => parts.map(part => part / Math.max(1, parts.reduce((sum, one) => sum + one, 0)))),
  isByUnit: fc.boolean(),
}));

/** Every way in which some may die, each with its chance. */
const deaths = (lives: readonly number[]): readonly (readonly [dead: readonly boolean[], chance: number])[] =>
  lives.reduce<readonly (readonly [readonly boolean[], number])[]>(
    (ways, spared) => ways.flatMap(([dead, likely]) => [
      [[...dead, false], likely * spared] as const, [[...dead, true], likely * (1 - spared)] as const,
    ]), [[[], 1]],
  );

const weightsOf = ({ saves, isByUnit }: Batches): readonly number[] => saves.map((_, i) => (isByUnit ? 2 ** i : 1));

/** The same by trying every way: hits in laps on all, then in laps on those who are left. */
const enumerated = (batches: Batches): readonly number[] => {
  const weights = weightsOf(batches);
  const sums = Array<number>(1 + weights.reduce((sum, weight) => sum + weight, 0)).fill(0);
  const first = plainFalls(batches.saves.length, batches.hits);
  for (const [dead, likely] of deaths(batches.saves.map((save, i) => save ** first[i]!))) {
    const left = dead.flatMap((isDead, i) => (isDead ? [] : [i]));
    batches.second.forEach((part, hits) => {
      const falls = left.length === 0 ? [] : plainFalls(left.length, hits);
      for (const [then, share] of deaths(left.map((target, i) => batches.later[target]! ** falls[i]!))) {
        const lost = weights.filter((_, target) => dead[target]! || then[left.indexOf(target)] === true);
        sums[lost.reduce((sum, weight) => sum + weight, 0)]! += likely * part * share;
      }
    });
  }
  return sums;
};

const counted = (batches: Batches): readonly number[] => {
  const weights = weightsOf(batches);
  const first = plainFalls(batches.saves.length, batches.hits);
  return [...inTwo({
    size: 1 + weights.reduce((sum, weight) => sum + weight, 0), weights,
    lives: batches.saves.map((save, i) => save ** first[i]!), later: batches.later,
  }, batches.second, 1)];
};

describe('two batches of hits counted in one pass', () => {
  it('H2, H7: lose what trying every way loses', () => {
    fc.assert(fc.property(anyBatches, batches => {
      const expected = enumerated(batches);
      const off = counted(batches).map((found, i) => Math.abs(found - expected[i]!));
      expect(Math.max(...off)).toBeLessThan(1e-14);
    }), { seed: 4, numRuns: 400 });
  });

  it('H7: the second batch begins again with the nearest who is left, lap after lap', () => {
    const targets = { size: 8, weights: [1, 2, 4], lives: [0, 1, 1], later: [0.5, 0.5, 0.5] };
    const lost = inTwo(targets, [0, 0, 0, 1], 1);
    expect([...lost]).toEqual([0, 0.25 * 0.5, 0, 0.75 * 0.5, 0, 0.25 * 0.5, 0, 0.75 * 0.5]);
  });

  it('are not counted where they are too unlikely to matter', () => {
    const targets = { size: 2, weights: [1], lives: [1], later: [0.5] };
    expect([...inTwo(targets, [0.5, 0.5], 1)]).toEqual([0.75, 0.25]);
    expect([...inTwo(targets, [0.5, 0.5], 1e-17)]).toEqual([0, 0]);
  });
});
