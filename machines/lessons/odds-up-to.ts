/** Odds as exact as they have to be, and no more. */
import { refining } from '../../src/epic-armageddon/odds/odds.ts';
import type { OddsAt } from './advice.ts';

/** Odds of which less than so much is open, unless that takes more than so many states. */
export const oddsUpTo = (open: number, effort: number): OddsAt => (assault, path) => {
  const answers = refining(assault, path, { effort });
  for (let next = answers.next(); ; next = answers.next()) {
    if (next.done === true || next.value.unresolved <= open) return next.value;
  }
};
