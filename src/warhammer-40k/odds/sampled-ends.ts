/** What is likely to come of steps that are not worked out, estimated from few of them. */
import type { Uniform } from '../../dice/throw.ts';
import type { Distribution, Slowly } from './chances.ts';
import { spreadOver } from './likeliest-first.ts';
import { thinned } from './thinned.ts';
import type { Ways, Weights } from './ways.ts';

/**
 * The ends that these steps come to by way of a few: each is worked out with everything that may come of it, and of all
 * that a few are taken again. On average over many numbers of chance the ends have their own chances.
 *
 * @param open with their weights, whose sum is also that of the ends, but for what a course leaves out.
 * @param most so many steps stand for all others at a time.
 */
export function* sampledEnds<T, E>(
  ways: Ways<T, E>, open: Weights<T, E>, most: number, uniform: Uniform,
): Slowly<Distribution<E>> {
  const ends: Weights<T, E> = new Map();
  let now: Weights<T, E> = new Map();
  spreadOver([...open].map(([outcome, weight]) => ({ weight, outcome })), 1, now, ends);
  while (now.size > 0) {
    const next: Weights<T, E> = new Map();
    for (const [one, weight] of thinned(ways, now, most, uniform)) {
      yield* ways.workedOut(one);
      spreadOver(one.next!, weight, next, ends);
    }
    now = next;
  }
  ways.spent += most / STEPS_COUNTED;
  const told: { weight: number; outcome: E }[] = [];
  for (const [one, weight] of ends) {
    yield* ways.workedOut(one);
    told.push({ weight, outcome: one.end!.of });
  }
  return told;
}

/** Coming upon steps that are known costs as much as working one out for each so many. */
const STEPS_COUNTED = 16;
