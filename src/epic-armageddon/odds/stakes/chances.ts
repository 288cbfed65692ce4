/** What some hands may say together, and how likely that is. */
import { convolve, distributionOf } from '../../../dice/distribution.ts';
import type { Hand } from '../../../dice/hand.ts';

export interface Count {
  readonly count: number;
  readonly chance: number;
}

/** Every sum of what hands may say, the smallest first. */
export const chancesIn = (hands: readonly Hand[]): readonly Count[] =>
  hands.map(distributionOf).reduce(convolve, [1])
    .flatMap((chance, count) => (chance > 0 ? [{ count, chance }] : []));
