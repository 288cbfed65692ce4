/** Chance that comes out the same for the same seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Chance {
  /** A whole number from 0 up to, not including, `end`. */
  readonly below: (end: number) => number;
  readonly isOneIn: (times: number) => boolean;
  readonly oneOf: <T>(all: readonly T[]) => T;
}

export const chanceOf = (seed: number): Chance => {
  const generator = xoroshiro128plus(seed);
  const below = (end: number): number => (end < 2 ? 0 : uniformInt(generator, 0, end - 1));
  return { below, isOneIn: times => below(times) === 0, oneOf: all => all[below(all.length)]! };
};
