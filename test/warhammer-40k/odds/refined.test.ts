/** What is estimated of ways that are not followed, against all of them. */
import { describe, expect, it } from 'vitest';
import { seededUniform } from '../../../src/dice/throw.ts';
import { exactly, refined, type Refined } from '../../../src/warhammer-40k/odds/refined.ts';
import { thinned } from '../../../src/warhammer-40k/odds/thinned.ts';
import { Ways, type Course, type Known } from '../../../src/warhammer-40k/odds/ways.ts';

const ROUNDS = 6;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces of so many dice in their order: what they promise tells only a part of who wins. */
const dice: Course<readonly number[], boolean> = {
  *begin() {
    return [{ weight: 1, outcome: [] }];
  },
  *next(faces) {
    return FACES.map(face => ({ weight: 1 / FACES.length, outcome: [...faces, face] }));
  },
  isOver: ({ length }) => length === ROUNDS,
  endOf: faces => isWon(faces),
  wordOf: String,
  promiseOf: faces => faces.reduce((sum, face) => sum + face, 0),
};

/** More sixes than ones, or as many and a high sum. */
const isWon = (faces: readonly number[]): boolean => {
  const ahead = faces.filter(face => face === 6).length - faces.filter(face => face === 1).length;
  return ahead > 0 || (ahead === 0 && faces.reduce((sum, face) => sum + face, 0) % 3 === 0);
};

const chanceIn = ({ ended }: Refined<boolean>): number =>
  ended.reduce((sum, { weight, outcome }) => (outcome ? sum + weight : sum), 0);

const answers = (effort: number, seed: number, tolerance = 0): readonly Refined<boolean>[] =>
  [...refined(dice, won => [Number(won)], { effort, tolerance, seed })].filter(one => one !== undefined);

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const EFFORT = 400;
const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

describe('what is not followed is estimated', () => {
  const whole = chanceIn([...exactly(dice, { effort: Infinity, tolerance: 0 })].at(-1)!);
  const told = SEEDS.map(seed => answers(EFFORT, seed).at(-1)!);

  it('and the chances of all ends are 1 together', () => {
    for (const { ended } of told.slice(0, 20)) {
      expect(ended.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    }
  });

  it('on average as it is, over two hundred seeds', () => {
    const chances = told.map(chanceIn);
    const stated = meanOf(told.map(({ error }) => error));
    expect(Math.abs(meanOf(chances) - whole)).toBeLessThan(4 * stated / Math.sqrt(chances.length));
  });

  it('as far off as its error says, within half as much again', () => {
    const stated = Math.sqrt(meanOf(told.map(({ error }) => error ** 2)));
    const off = Math.sqrt(meanOf(told.map(one => (chanceIn(one) - whole) ** 2)));
    expect(off).toBeGreaterThan(0.01);
    expect(stated / off).toBeGreaterThan(1 / 1.5);
    expect(stated / off).toBeLessThan(1.5);
  });

  it('and never further off than what was not followed', () => {
    for (const one of told) expect(Math.abs(chanceIn(one) - whole)).toBeLessThanOrEqual(one.unresolved);
  });

  it('always alike for a seed', () => {
    expect(answers(EFFORT, 3)).toEqual(answers(EFFORT, 3));
    expect(answers(EFFORT, 3)).not.toEqual(answers(EFFORT, 4));
  });

  it('with a smaller error each time it is told, until that is tolerated', () => {
    const all = answers(20_000, 1);
    expect(all.length).toBeGreaterThan(3);
    for (const [i, { error }] of all.entries()) expect(error).toBeLessThan(all[i - 1]?.error ?? 1);
    const tolerated = answers(20_000, 1, 0.01);
    expect(tolerated.at(-1)!.error).toBeLessThanOrEqual(0.01);
    expect(tolerated.length).toBeLessThan(all.length);
  });

  it('after however little effort, and not at all where everything can be followed', () => {
    expect(answers(1, 1)).not.toEqual([]);
    const all = answers(1e6, 1).at(-1)!;
    expect(all).toMatchObject({ unresolved: 0, error: 0 });
    expect(chanceIn(all)).toBeCloseTo(whole, 10);
  });
});

describe('few steps stand for many', () => {
  const ways = new Ways(dice);
  const stepOf = (face: number): Known<readonly number[], boolean> =>
    ({ step: [face], isOver: false, next: null, end: null, promise: null });
  /** One that is likely, and others that are so by no order of what they promise. */
  const steps = Array.from({ length: 40 }, (_, i) =>
    [stepOf(i), i === 0 ? 0.4 : 0.6 * (i * 17 % 39 + 1) / 780] as const);

  it('with the weight of all, no more than are wanted, the likely ones as they are', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const few = thinned(ways, new Map(steps), 9, seededUniform(seed));
      expect(few.size).toBe(9);
      expect([...few.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      expect(few.get(steps[0]![0])).toBe(0.4);
    }
  });

  it('each as often as it is likely', () => {
    const uniform = seededUniform(1);
    const met = new Map<unknown, number>();
    const times = 4000;
    for (let time = 0; time < times; time += 1) {
      for (const [one, weight] of thinned(ways, new Map(steps), 9, uniform)) {
        met.set(one, (met.get(one) ?? 0) + weight / times);
      }
    }
    for (const [one, weight] of steps) {
      const taken = 0.6 / 8;
      expect(Math.abs((met.get(one) ?? 0) - weight)).toBeLessThan(5 * Math.sqrt(weight * taken / times));
    }
  });

  it('evenly over what they promise', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const few = [...thinned(ways, new Map(steps), 9, seededUniform(seed))].filter(([{ step }]) => step[0]! > 0);
      for (const upTo of [10, 20, 30]) {
        const sum = (all: readonly (readonly [{ readonly step: readonly number[] }, number])[]): number =>
          all.reduce((before, [{ step }, weight]) => (step[0]! <= upTo ? before + weight : before), 0);
        expect(Math.abs(sum(few) - sum(steps.slice(1)))).toBeLessThan(0.6 / 8);
      }
    }
  });
});
