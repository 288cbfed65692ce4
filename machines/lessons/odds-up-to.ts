/** Odds as exact as they have to be, and no more. */
import { refining } from '../../src/epic-armageddon/odds/odds.ts';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';

/**
 * Odds of which less than so much is open, unless that takes more than so many states. What has been asked once is
 * known: different decisions may lead to the same place.
 */
export const oddsUpTo = (open: number, effort: number): ((assault: Assault, path: string) => Odds) => {
  const known = new Map<string, Odds>();
  return (assault, path) => {
    const key = `${path} ${JSON.stringify({ ...assault, log: [] })}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answers = refining(assault, path, { effort });
    let next = answers.next();
    while (next.done !== true && next.value.unresolved > open) next = answers.next();
    known.set(key, next.value);
    return next.value;
  };
};
