/** Chances that branch and meet again, followed along their likeliest ways first, with no more effort than wanted. */
import type { Chance, Distribution, Slowly } from './chances.ts';
import { add, isWorkedOut, lacking, type Known, type Ways, type Weights } from './ways.ts';

/** The ends that are known, and how likely it is that none of them comes. */
export interface Followed<T, E> {
  readonly ended: Distribution<E>;
  readonly unresolved: number;
  /** The steps that were come upon and not worked out: what is unresolved but for what a course leaves out. */
  readonly open: Weights<T, E>;
  /** Nothing that is less likely was left aside for want of effort. */
  readonly isWhole: boolean;
}

/** Each time all steps are worked out that are likelier than this; in the end all there are. */
export const LIKELIER_THAN = [0.1, 0.01, 1e-3, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 3e-7, 1e-7, 1e-8, 0] as const;

/**
 * All that is at least so likely worked out, and its ends; what has been worked out before is followed anyway.
 *
 * @param upTo so much may have been spent in all; then it is over.
 */
export function* followed<T, E>(ways: Ways<T, E>, least: number, upTo: number): Slowly<Followed<T, E>> {
  const open: Weights<T, E> = new Map();
  const ended: Chance<E>[] = [];
  const start = yield* ways.begin();
  let unresolved = lacking(start);
  let isWhole = true;
  let now: Weights<T, E> = new Map();
  const ends: Weights<T, E> = new Map();
  spreadOver(start, 1, now, ends);
  function* isFollowed(one: Known<T, E>, weight: number): Slowly<boolean> {
    const isWanted = weight >= least;
    isWhole &&= !isWanted || isWorkedOut(one) || ways.spent < upTo;
    if (isWanted && ways.spent < upTo) yield* ways.workedOut(one);
    if (isWorkedOut(one)) return true;
    add(open, one, weight);
    unresolved += weight;
    return false;
  }
  while (now.size > 0) {
    const next: Weights<T, E> = new Map();
    for (const [one, weight] of likeliest(now)) {
      if (!(yield* isFollowed(one, weight))) continue;
      unresolved += weight * lacking(one.next!);
      spreadOver(one.next!, weight, next, ends);
    }
    now = next;
  }
  for (const [one, weight] of likeliest(ends)) {
    if (yield* isFollowed(one, weight)) ended.push({ weight, outcome: one.end!.of });
  }
  return { ended, unresolved: Math.min(1, unresolved), open, isWhole };
}

/** What comes of a step, among what goes on and what is over. */
export const spreadOver = <T, E>(
  next: Distribution<Known<T, E>>, weight: number, open: Weights<T, E>, ended: Weights<T, E>,
): void => {
  for (const one of next) add(one.outcome.isOver ? ended : open, one.outcome, weight * one.weight);
};

export const likeliest = <T, E>(weights: Weights<T, E>): readonly (readonly [Known<T, E>, number])[] =>
  [...weights].sort(([, a], [, b]) => b - a);
