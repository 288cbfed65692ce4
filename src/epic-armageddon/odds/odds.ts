/** How likely each ending of an assault is, exactly, from any moment of it. */
import type { Scenario } from '../model/scenario.ts';
import { startAssault } from '../steps/start.ts';
import type { Assault } from '../model/state.ts';
import { EFFORT, TOLERANCE, type Odds, type OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { fightAhead } from './fight-ahead.ts';
import { presentRound } from './present-round.ts';
import { STATES } from './procedure.ts';
import { fightOdds } from './round/fast-odds.ts';
import { atOnce } from './round/pauses.ts';
import { throughRounds } from './through-rounds.ts';
import { lastAttacksAt, lastAttacksOdds } from './under-way/last-attacks.ts';
import { walkOdds } from './walk.ts';

export type { Odds, OddsOptions } from './answer.ts';

const atLeast = (name: string, value: number, least: number): number => {
  if (Number.isNaN(value) || value < least) throw new RangeError(`${name} is a number from ${least}, not ${value}.`);
  return value;
};

/**
 * The odds from any moment of an assault, better and better: the first answers come after a few milliseconds, the
 * first round before any later one.
 *
 * @param at the state of the procedure by the path of its name, such as `a4Attacks.attacks.rolling`.
 * @throws RangeError for an option that is no such number, a state that does not exist, and an assault that cannot be
 *   left to itself there.
 */
export function* refining(assault: Assault, at: string, options: OddsOptions = {}): Generator<Odds, Odds> {
  const tolerance = atLeast('tolerance', options.tolerance ?? TOLERANCE, 0);
  const effort = atLeast('effort', options.effort ?? EFFORT, 1);
  if (!STATES.includes(at)) throw new RangeError(`${at} is no state of an assault.`);
  const fight = fightAhead(at, assault);
  if (fight !== null) return yield* fightOdds(fight, tolerance, effort, assumptionsOf(assault, at, 0));
  const assume = (noAssault: number): readonly string[] => assumptionsOf(assault, at, noAssault);
  const lastAttacks = lastAttacksAt({ at, assault });
  if (lastAttacks !== null) return yield* lastAttacksOdds(
    lastAttacks, { tolerance, effort, assumptions: assumptionsOf(assault, at, 0) },
  );
  const present = presentRound({ at, assault });
  return yield* present.later === null ? walkOdds({ at, assault }, tolerance, effort, assume)
    : throughRounds(present, tolerance, effort, assume);
}

/** The odds from any moment of an assault. */
export const oddsFrom = (assault: Assault, at: string, options: OddsOptions = {}): Odds =>
  atOnce(refining(assault, at, options));

/**
 * How likely each ending of a scenario is if nobody decides anything, exactly but for what is said to be unresolved.
 *
 * @throws RangeError for an option that is no such number.
 */
export const odds = (scenario: Scenario, options: OddsOptions = {}): Odds =>
  oddsFrom(startAssault(scenario), 'setUp', options);
