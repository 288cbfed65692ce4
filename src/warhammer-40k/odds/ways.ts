/** The steps that something may go through, each worked out once, however often it is come upon. */
import type { Distribution, Slowly } from './chances.ts';

/** What goes on from step to step until it is over. */
export interface Course<T, E> {
  readonly begin: () => Slowly<Distribution<T>>;
  /** What comes after a step that is not the last; where there is too much of it, the likeliest. */
  readonly next: (step: T) => Slowly<Distribution<T>>;
  readonly isOver: (step: T) => boolean;
  /** What is known of a last step. */
  readonly endOf: (step: T) => E;
  /** Steps with the same word are one; none comes after one with its own word. */
  readonly wordOf: (step: T) => string;
  /** How much a step promises: steps that are near each other in it come to about the same. */
  readonly promiseOf: (step: T) => number;
}

/** A step with what has been worked out of it so far; of all else: null. */
export interface Known<T, E> {
  readonly step: T;
  readonly isOver: boolean;
  next: Distribution<Known<T, E>> | null;
  end: { readonly of: E } | null;
  promise: number | null;
}

/** Steps, each with how likely it is to be come upon. */
export type Weights<T, E> = Map<Known<T, E>, number>;

/** So much may come of a step before it counts for several. */
const MUCH = 100;

export class Ways<T, E> {
  readonly #course: Course<T, E>;
  readonly #known = new Map<string, Known<T, E>>();
  #start: Distribution<Known<T, E>> | null = null;
  /** How many steps have been worked out; one of which very much may come counts for several. */
  spent = 0;

  constructor(course: Course<T, E>) {
    this.#course = course;
  }

  *begin(): Slowly<Distribution<Known<T, E>>> {
    return this.#start ??= this.#met(yield* this.#course.begin());
  }

  /** What comes of a step, or is known at its end. */
  *workedOut(one: Known<T, E>): Slowly<void> {
    if (isWorkedOut(one)) return;
    this.spent += 1;
    if (one.isOver) one.end = { of: this.#course.endOf(one.step) };
    else {
      one.next = this.#met(yield* this.#course.next(one.step));
      this.spent += Math.floor(one.next.length / MUCH);
    }
    yield;
  }

  promiseOf(one: Known<T, E>): number {
    return one.promise ??= this.#course.promiseOf(one.step);
  }

  /** Those that have been met before are the same. */
  #met(steps: Distribution<T>): Distribution<Known<T, E>> {
    const weights: Weights<T, E> = new Map();
    for (const { weight, outcome: step } of steps) {
      if (weight > 0) add(weights, this.#knownAs(step), weight);
    }
    return [...weights].map(([outcome, weight]) => ({ weight, outcome }));
  }

  #knownAs(step: T): Known<T, E> {
    const word = this.#course.wordOf(step);
    const found = this.#known.get(word)
      ?? { step, isOver: this.#course.isOver(step), next: null, end: null, promise: null };
    this.#known.set(word, found);
    return found;
  }
}

export const isWorkedOut = ({ isOver, next, end }: Known<unknown, unknown>): boolean => (isOver ? end : next) !== null;

export const add = <T, E>(to: Weights<T, E>, one: Known<T, E>, weight: number): void => {
  to.set(one, (to.get(one) ?? 0) + weight);
};

/** How likely it is that something comes that a course has left out, rounding aside. */
export const lacking = (chances: Distribution<unknown>): number => {
  const left = 1 - chances.reduce((sum, { weight }) => sum + weight, 0);
  return left < ROUNDING ? 0 : left;
};

const ROUNDING = 1e-9;
