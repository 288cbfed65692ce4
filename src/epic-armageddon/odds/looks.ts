/** The odds of many things: all are looked at shortly, so that something is known at once, then longer if unsure. */
import type { Odds, OddsOptions } from './answer.ts';
import { pausingWith } from './round/pauses.ts';

/** Three such errors are a tenth of a point, in which a list of them is read. */
const TOLERANCE = 0.0003;
const LOOKS: readonly OddsOptions[] = [3000, 50_000].map(effort => ({ tolerance: TOLERANCE, effort }));

/** What is known of the longest look. */
export const LONGEST_LOOK: OddsOptions = LOOKS.at(-1)!;

export interface Looked<T> {
  readonly one: T;
  readonly odds: Odds;
}

/**
 * One after the other, each as soon as its odds are known; those that are known roughly come once more. Null: nothing
 * is known yet of the next one, as it is where it is still being looked for. What has no odds is left out.
 */
export function* lookedAt<T>(
  all: Iterable<T | null>, oddsOf: (one: T, options: OddsOptions) => Generator<Odds | null, Odds | null>,
  only?: OddsOptions,
): Generator<Looked<T> | null> {
  const looks = only === undefined ? LOOKS : [only];
  let open = all;
  for (const [i, look] of looks.entries()) {
    const left: T[] = [];
    for (const one of open) {
      if (one === null) {
        yield null;
        continue;
      }
      const odds = yield* pausingWith(null, oddsOf(one, look));
      if (odds === null) continue;
      if (odds.error >= TOLERANCE && i + 1 < looks.length) left.push(one);
      yield { one, odds };
    }
    open = left;
  }
}
