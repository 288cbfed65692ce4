/** What hangs on the next throw: the odds after it, by what it shows. */
import type { Assault } from '../model/state.ts';
import type { OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { depthAsked } from './from-moment.ts';
import { presentRound } from './present-round.ts';
import { OVER, STATES } from './procedure.ts';
import type { Stakes } from './stakes/answer.ts';
import { askedAt } from './stakes/asked.ts';
import { groupsAt } from './stakes/groups.ts';
import { stakesSideBySide } from './stakes/side-by-side.ts';
import { walkedStakes } from './walked.ts';

export type { Stake, Stakes } from './stakes/answer.ts';

/**
 * The odds after the next throw, for every number that a player may count of it; better and better, the first after a
 * few milliseconds.
 *
 * The chances of a list add up to 1, and its odds, each as likely as its number, are the odds before the throw.
 *
 * @param at the state of the procedure by the path of its name; where no dice are thrown nothing hangs on them.
 * @returns a generator that yields the best answer so far; the first ones are empty.
 * @throws RangeError for a state that does not exist.
 */
export function* stakesOf(
  assault: Assault, at: string, options: OddsOptions = {},
): Generator<readonly Stakes[], readonly Stakes[]> {
  if (!STATES.includes(at)) throw new RangeError(`${at} is no state of an assault.`);
  if (OVER.includes(at)) return [];
  const depth = depthAsked(options, assumptionsOf(assault, at, 0));
  const byAnswers = askedAt({ at, assault }, depth);
  if (byAnswers !== null) return yield* stakesSideBySide(byAnswers);
  const present = presentRound({ at, assault });
  const asked = groupsAt(present.nodes, present.moment);
  return asked.length === 0 ? [] : yield* walkedStakes(present, asked, depth);
}
