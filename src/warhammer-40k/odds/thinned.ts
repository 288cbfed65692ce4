/** Few steps that stand for many. */
import type { Uniform } from '../../dice/throw.ts';
import { likeliest } from './likeliest-first.ts';
import type { Known, Ways, Weights } from './ways.ts';

/**
 * No more than so many of these steps, with their weights; on average over many numbers of chance each has its own.
 *
 * Those that are likely stay as they are. Of the others every so many-th is taken, counted by their weights and in the
 * order of what they promise, and stands for those between: so steps of every kind are left, each kind as often as it
 * is likely.
 */
export const thinned = <T, E>(
  ways: Ways<T, E>, weights: Weights<T, E>, most: number, uniform: Uniform,
): Weights<T, E> => {
  if (weights.size <= most) return weights;
  const all = likeliest(weights);
  let rest = all.reduce((sum, [, weight]) => sum + weight, 0);
  let kept = 0;
  while (all[kept]![1] * (most - kept) >= rest) {
    rest -= all[kept]![1];
    kept += 1;
  }
  const taken: Weights<T, E> = new Map(all.slice(0, kept));
  const step = rest / (most - kept);
  let next = uniform() * step;
  let passed = 0;
  for (const [one, weight] of byPromise(ways, all.slice(kept))) {
    passed += weight;
    if (passed <= next) continue;
    taken.set(one, step);
    next += step;
  }
  return taken;
};

type Weighted<T, E> = readonly (readonly [Known<T, E>, number])[];

const byPromise = <T, E>(ways: Ways<T, E>, all: Weighted<T, E>): Weighted<T, E> =>
  [...all].sort(([a], [b]) => ways.promiseOf(a) - ways.promiseOf(b));
