/** What is likely to come of what is open, from several samples of it, and how sure that is. */
import type { Distribution } from './chances.ts';

/** One sample: the ends, and how much it counts beside others. */
interface Sample<E> {
  readonly ends: Distribution<E>;
  readonly counts: number;
}

/** Numbers that are told of an end, of which the error is wanted. */
export type Values<E> = (end: E) => readonly number[];

export class EndEstimate<E> {
  /** How likely it is altogether that something comes of it. */
  readonly #open: number;
  readonly #valuesOf: Values<E>;
  readonly #samples: Sample<E>[] = [];
  readonly #values: (readonly number[])[] = [];
  /** How many steps have stood for others. */
  #steps = 0;

  constructor(open: number, valuesOf: Values<E>) {
    this.#open = open;
    this.#valuesOf = valuesOf;
  }

  get size(): number {
    return this.#samples.length;
  }

  /** One more sample; the more steps it was made of, the more it counts. */
  add(ends: Distribution<E>, steps: number): void {
    this.#steps += steps;
    const whole = scaledTo(ends, this.#open);
    this.#samples.push({ ends: whole, counts: steps * steps });
    this.#values.push(meanOf(whole, this.#valuesOf));
  }

  /** All ends of all samples. */
  get ends(): Distribution<E> {
    const shares = this.#shares;
    return this.#samples.flatMap(({ ends }, i) =>
      ends.map(({ weight, outcome }) => ({ weight: weight * shares[i]!, outcome })));
  }

  /**
   * The largest standard error of any of the numbers: how far the samples are apart tells. Samples that agree may still
   * be off by half of one of all the steps that have stood for others.
   */
  get error(): number {
    const shares = this.#shares;
    const alone = shares.reduce((sum, share) => sum + share ** 2, 0);
    const errors = this.#values[0]!.map((_, number) => {
      const values = this.#values.map(numbers => numbers[number]!);
      const mean = values.reduce((sum, value, i) => sum + shares[i]! * value, 0);
      return Math.sqrt(values.reduce((sum, value, i) => sum + (shares[i]! * (value - mean)) ** 2, 0) / (1 - alone));
    });
    return Math.max(this.#open / this.#steps / 2, ...errors);
  }

  get #shares(): readonly number[] {
    const all = this.#samples.reduce((sum, { counts }) => sum + counts, 0);
    return this.#samples.map(({ counts }) => counts / all);
  }
}

/** The same ends, so likely altogether. */
export const scaledTo = <E>(ends: Distribution<E>, whole: number): Distribution<E> => {
  const sum = ends.reduce((before, { weight }) => before + weight, 0);
  return ends.map(({ weight, outcome }) => ({ weight: weight * whole / sum, outcome }));
};

const meanOf = <E>(ends: Distribution<E>, valuesOf: Values<E>): readonly number[] => {
  const means: number[] = [];
  for (const { weight, outcome } of ends) {
    for (const [i, value] of valuesOf(outcome).entries()) means[i] = (means[i] ?? 0) + weight * value;
  }
  return means;
};
