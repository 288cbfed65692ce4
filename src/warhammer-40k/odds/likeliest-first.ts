/** Chances that branch and meet again, followed along their likeliest ways first, with no more effort than wanted. */
import type { Chance, Distribution, Slowly } from './chances.ts';

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
}

/** The ends that are known, and how likely it is that none of them comes. */
export interface Followed<E> {
  readonly ended: Distribution<E>;
  readonly unresolved: number;
}

/** Each time all steps are worked out that are likelier than this; in the end all there are. */
const LIKELIER_THAN = [0.1, 0.01, 1e-3, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 3e-7, 1e-7, 1e-8, 0] as const;

/** So much may come of a step before it counts for several. */
const MUCH = 100;

/** A step, worked out once however often its chance is counted anew. */
interface Known<T, E> {
  readonly step: T;
  /** Null: not worked out yet. */
  next: Distribution<Known<T, E>> | null;
  /** Null: it is not the last, or not worked out yet. */
  end: { readonly of: E } | null;
}

/**
 * What is known after each round of looking further, nothing in between.
 *
 * @param effort so many steps are worked out at most; one of which very much may come counts for several.
 * @param tolerance no round comes after one that leaves no more than this open.
 */
export function* likeliestFirst<T, E>(
  course: Course<T, E>, effort: number, tolerance = 0,
): Generator<Followed<E> | undefined, void> {
  const search = new Search(course, effort);
  for (const least of LIKELIER_THAN) {
    const followed = yield* search.followed(least);
    yield followed;
    if (followed.unresolved <= tolerance || search.isSpent) return;
  }
}

class Search<T, E> {
  readonly #course: Course<T, E>;
  readonly #known = new Map<string, Known<T, E>>();
  #start: Distribution<Known<T, E>> | null = null;
  #effort: number;

  constructor(course: Course<T, E>, effort: number) {
    this.#course = course;
    this.#effort = effort;
  }

  get isSpent(): boolean {
    return this.#effort <= 0;
  }

  /** All that is at least so likely worked out, and its ends; what has been worked out before is followed anyway. */
  *followed(least: number): Slowly<Followed<E>> {
    const ended = new Map<Known<T, E>, number>();
    let open = new Map<Known<T, E>, number>();
    this.#start ??= this.#met(yield* this.#course.begin());
    let unresolved = lacking(this.#start);
    this.#spread(this.#start, 1, open, ended);
    while (open.size > 0) {
      const now = likeliest(open);
      open = new Map();
      for (const [one, weight] of now) {
        if (one.next === null && this.#isWorth(weight, least)) {
          one.next = this.#met(yield* this.#course.next(one.step));
          this.#effort -= Math.floor(one.next.length / MUCH);
          yield;
        }
        if (one.next === null) unresolved += weight;
        else {
          unresolved += weight * lacking(one.next);
          this.#spread(one.next, weight, open, ended);
        }
      }
    }
    const ends: Chance<E>[] = [];
    for (const [one, weight] of likeliest(ended)) {
      if (one.end === null && this.#isWorth(weight, least)) {
        one.end = { of: this.#course.endOf(one.step) };
        yield;
      }
      if (one.end === null) unresolved += weight;
      else ends.push({ weight, outcome: one.end.of });
    }
    return { ended: ends, unresolved: Math.min(1, unresolved) };
  }

  #isWorth(weight: number, least: number): boolean {
    if (weight < least || this.isSpent) return false;
    this.#effort -= 1;
    return true;
  }

  #spread(
    next: Distribution<Known<T, E>>, weight: number, open: Map<Known<T, E>, number>, ended: Map<Known<T, E>, number>,
  ): void {
    for (const one of next) {
      const into = this.#course.isOver(one.outcome.step) ? ended : open;
      into.set(one.outcome, (into.get(one.outcome) ?? 0) + weight * one.weight);
    }
  }

  /** Those that have been met before are the same. */
  #met(steps: Distribution<T>): Distribution<Known<T, E>> {
    const weights = new Map<Known<T, E>, number>();
    for (const { weight, outcome: step } of steps) {
      if (weight === 0) continue;
      const word = this.#course.wordOf(step);
      const one = this.#known.get(word) ?? { step, next: null, end: null };
      this.#known.set(word, one);
      weights.set(one, (weights.get(one) ?? 0) + weight);
    }
    return [...weights].map(([outcome, weight]) => ({ weight, outcome }));
  }
}

/** How likely it is that something comes that a course has left out, rounding aside. */
const lacking = (chances: Distribution<unknown>): number => {
  const left = 1 - chances.reduce((sum, { weight }) => sum + weight, 0);
  return left < ROUNDING ? 0 : left;
};

const ROUNDING = 1e-9;

const likeliest = <T>(weights: ReadonlyMap<T, number>): readonly (readonly [T, number])[] =>
  [...weights].sort(([, a], [, b]) => b - a);
