/** What is followed first, what is left, and that nothing is worked out twice. */
import { describe, expect, it } from 'vitest';
import { exactly, type Refined } from '../../../src/warhammer-40k/odds/refined.ts';
import type { Course } from '../../../src/warhammer-40k/odds/ways.ts';

const ROUNDS = 8;

interface Score {
  readonly rounds: number;
  readonly points: number;
}

/** So many rounds, each won with the same chance: it matters how many have been won, not which. */
const game = (worked: string[]): Course<Score, number> => ({
  *begin() {
    return [{ weight: 1, outcome: { rounds: 0, points: 0 } }];
  },
  *next({ rounds, points }) {
    worked.push(`${rounds} ${points}`);
    yield;
    return [{ weight: 0.9, outcome: { rounds: rounds + 1, points } },
      { weight: 0.1, outcome: { rounds: rounds + 1, points: points + 1 } }];
  },
  isOver: ({ rounds }) => rounds === ROUNDS,
  endOf: ({ rounds, points }) => {
    worked.push(`${rounds} ${points}`);
    return points;
  },
  wordOf: ({ rounds, points }) => `${rounds} ${points}`,
  promiseOf: ({ points }) => points,
});

const followed = (effort: number, worked: string[] = []): readonly Refined<number>[] =>
  [...exactly(game(worked), { effort, tolerance: 0 })].filter(one => one !== undefined);

const WHOLE = { effort: Infinity, tolerance: 0 };
const steps = (ROUNDS + 1) * (ROUNDS + 2) / 2;

describe('the likeliest first', () => {
  it('every step is worked out once, and everything is known in the end', () => {
    const worked: string[] = [];
    const { ended, unresolved } = followed(Infinity, worked).at(-1)!;
    expect(worked).toHaveLength(steps);
    expect(new Set(worked).size).toBe(steps);
    expect(unresolved).toBe(0);
    expect(ended.find(({ outcome }) => outcome === 1)!.weight).toBeCloseTo(ROUNDS * 0.1 * 0.9 ** 7, 14);
  });

  it('each round leaves less open, and none of it is counted twice', () => {
    const rounds = followed(Infinity);
    for (const [i, { ended, unresolved }] of rounds.entries()) {
      expect(ended.reduce((sum, { weight }) => sum + weight, unresolved)).toBeCloseTo(1, 14);
      expect(unresolved).toBeLessThanOrEqual(rounds[i - 1]?.unresolved ?? 1);
    }
  });

  it('with little effort the likeliest ends are known', () => {
    const { ended } = followed(20).at(-1)!;
    expect(ended.map(({ outcome }) => outcome).sort()).toEqual([0, 1]);
    expect(ended.find(({ outcome }) => outcome === 0)!.weight).toBeCloseTo(0.9 ** ROUNDS, 14);
  });

  it('what a course leaves out is left open', () => {
    const whole = game([]);
    const course = { ...whole, *next(step: Score) {
      return (yield* whole.next(step)).slice(0, 1);
    } };
    const { ended, unresolved } = [...exactly(course, WHOLE)].filter(one => one !== undefined).at(-1)!;
    expect(ended.map(({ outcome }) => outcome)).toEqual([0]);
    expect(unresolved).toBeCloseTo(1 - 0.9 ** ROUNDS, 14);
  });

  it('no round comes after the first that leaves no more open than is tolerated', () => {
    const whole = followed(Infinity);
    const tolerance = 0.01;
    const rounds = [...exactly(game([]), { ...WHOLE, tolerance })].filter(one => one !== undefined);
    expect(rounds).toEqual(whole.slice(0, 1 + whole.findIndex(({ unresolved }) => unresolved <= tolerance)));
    expect(rounds.length).toBeLessThan(whole.length);
    expect(rounds.at(-1)!.unresolved).toBeGreaterThan(0);
  });

  it('no more effort is spent than is wanted', () => {
    for (const effort of [0, 1, 7, 20]) {
      const worked: string[] = [];
      followed(effort, worked);
      expect(worked).toHaveLength(effort);
    }
  });
});
