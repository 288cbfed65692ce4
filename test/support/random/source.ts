/** Where the made-up scenarios take their choices from: one stream per seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Both ends belong to it. */
export type Span = readonly [from: number, to: number];

export interface Source {
  /** A whole number of the span. */
  readonly whole: (span: Span) => number;
  /** True in so many cases of a hundred. */
  readonly once: (percent: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
}

export const sourceOf = (seed: number): Source => {
  const stream = xoroshiro128plus(seed);
  const whole = ([from, to]: Span) => uniformInt(stream, from, to);
  return {
    whole,
    once: percent => whole([1, 100]) <= percent,
    pick: <T>(values: readonly T[]): T => values[whole([0, values.length - 1])] as T,
  };
};
