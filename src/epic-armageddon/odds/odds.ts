/** How likely each ending of an assault is, exactly, from any moment of it. */
import type { Scenario } from '../model/scenario.ts';
import { startAssault } from '../steps/start.ts';
import type { Assault } from '../model/state.ts';
import { EFFORT, TOLERANCE, type Odds, type OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { fightAhead, playedFightAhead } from './fight-ahead.ts';
import { presentRound } from './present-round.ts';
import { STATES } from './procedure.ts';
import type { Depth } from './later/followed.ts';
import { fightOdds } from './later/ways.ts';
import { atOnce } from './round/pauses.ts';
import { lastAttacksAt, lastAttacksOdds } from './under-way/last-attacks.ts';
import { walkedOdds } from './walked.ts';

export type { Odds, OddsOptions } from './answer.ts';

/** What is asked, or is usual where nothing is said. @throws RangeError for a number that is none of its kind. */
export const depthAsked = (
  { tolerance = TOLERANCE, effort = EFFORT, exact = false, errors = false }: OddsOptions,
  assumptions: readonly string[],
): Depth => {
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  if (!(tolerance >= 0)) throw new RangeError(`tolerance is a number from 0, not ${tolerance}.`);
  return { tolerance, effort, exact, errors, assumptions };
};

/**
 * The odds from any moment of an assault, better and better; null while nothing is known.
 *
 * @param at the state of the procedure by the path of its name, such as `a4Attacks.attacks.rolling`.
 * @throws RangeError for an option that is no such number, a state that does not exist, and an assault that cannot be
 *   left to itself there.
 */
export function* refining(assault: Assault, at: string, options: OddsOptions = {}): Generator<Odds | null, Odds> {
  return yield* answers(assault, at, options, false);
}

/** @param isLastOnly whether nobody hears of answers on the way to the last. */
function* answers(
  assault: Assault, at: string, options: OddsOptions, isLastOnly: boolean,
): Generator<Odds | null, Odds> {
  if (!STATES.includes(at)) throw new RangeError(`${at} is no state of an assault.`);
  const depth = { ...depthAsked(options, assumptionsOf(assault, at, 0)), isLastOnly };
  const fight = fightAhead(at, assault);
  if (fight !== null) return yield* fightOdds(fight, depth);
  const lastAttacks = lastAttacksAt({ at, assault });
  if (lastAttacks !== null) return yield* lastAttacksOdds(lastAttacks, depth);
  const assume = (noAssault: number): readonly string[] => assumptionsOf(assault, at, noAssault);
  const played = depth.exact ? null : playedFightAhead(at, assault);
  return yield* walkedOdds(presentRound({ at, assault }), depth, assume, played);
}

/** The odds from any moment of an assault. */
export const oddsFrom = (assault: Assault, at: string, options: OddsOptions = {}): Odds =>
  atOnce(answers(assault, at, options, true));

/**
 * How likely each ending of a scenario is if nobody decides anything: the first round exactly, later ones as `error`
 * and `unresolved` say.
 *
 * @throws RangeError for an option that is no such number.
 */
export const odds = (scenario: Scenario, options: OddsOptions = {}): Odds =>
  oddsFrom(startAssault(scenario), 'setUp', options);
