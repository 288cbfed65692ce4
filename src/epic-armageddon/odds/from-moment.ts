/** The way to the odds of a moment: a fight that is still ahead is told by its rounds, all else in another way. */
import type { Assault } from '../model/state.ts';
import { EFFORT, TOLERANCE, type Odds, type OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { fightAhead } from './fight-ahead.ts';
import { STATES } from './procedure.ts';
import type { Depth } from './later/followed.ts';
import { fightOdds } from './later/ways.ts';

/** What is asked, or is usual where nothing is said. @throws RangeError for a number that is none of its kind. */
export const depthAsked = (
  { tolerance = TOLERANCE, effort = EFFORT, exact = false, errors = false }: OddsOptions,
  assumptions: readonly string[],
): Depth => {
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  if (!(tolerance >= 0)) throw new RangeError(`tolerance is a number from 0, not ${tolerance}.`);
  return { tolerance, effort, exact, errors, assumptions };
};

/** The odds of a moment from which on whole rounds do not tell everything: they are under way, or must be walked. */
export type OddsUnderWay = (assault: Assault, at: string, depth: Depth) => Generator<Odds | null, Odds>;

export interface HowAsked {
  /** Nobody hears of answers on the way to the last. */
  readonly isLastOnly: boolean;
  /** Gives what tells of moments at which no fight is ahead; called at the first of them. */
  readonly underWay: () => OddsUnderWay;
}

/**
 * The odds from any moment of an assault, better and better; null while nothing is known.
 *
 * @throws RangeError for an option that is no such number, a state that does not exist, and an assault that cannot be
 *   left to itself there.
 */
export function* oddsOfMoment(
  assault: Assault, at: string, options: OddsOptions, { isLastOnly, underWay }: HowAsked,
): Generator<Odds | null, Odds> {
  if (!STATES.includes(at)) throw new RangeError(`${at} is no state of an assault.`);
  const depth = { ...depthAsked(options, assumptionsOf(assault, at, 0)), isLastOnly };
  const fight = fightAhead(at, assault);
  return yield* fight === null ? underWay()(assault, at, depth) : fightOdds(fight, depth);
}
