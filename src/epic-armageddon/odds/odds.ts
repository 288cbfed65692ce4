/** How likely each ending of an assault is, exactly, from any moment of it. */
import type { Scenario } from '../scenario.ts';
import { startAssault } from '../start.ts';
import type { Assault } from '../state.ts';
import type { Odds, OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { STATES, turnAt } from './procedure.ts';
import { fightOdds, fightOf } from './round/fast-odds.ts';
import type { Fight } from './round/round.ts';
import { walkOdds } from './walk.ts';

export type { Odds, OddsOptions } from './answer.ts';

const TOLERANCE = 1e-9;
const EFFORT = 60_000;

const atLeast = (name: string, value: number, least: number): number => {
  if (Number.isNaN(value) || value < least) throw new RangeError(`${name} is a number from ${least}, not ${value}.`);
  return value;
};

/** Somebody is engaged, or it is a later round: the attacks begin. */
const ATTACKS = 'a4Attacks.choosing';

/** The fight that comes of a moment before the attacks, if no dice are thrown before them and whole rounds tell it. */
const fightAfter = (at: string, assault: Assault): Fight | null => {
  const isEarlier = STATES.indexOf(at) < STATES.indexOf(ATTACKS);
  let here = { at, assault };
  while (isEarlier && here.at !== ATTACKS && here.at !== 'noAssault') {
    const turn = turnAt(here);
    if (turn.dice !== null) return null;
    here = turn.next;
  }
  return isEarlier && here.at === ATTACKS ? fightOf(here.assault) : null;
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
  const fight = fightAfter(at, assault);
  if (fight !== null) return yield* fightOdds(fight, tolerance, effort, assumptionsOf(assault, at, 0));
  return yield* walkOdds({ at, assault }, tolerance, effort, noAssault => assumptionsOf(assault, at, noAssault));
}

/** The odds from any moment of an assault. */
export const oddsFrom = (assault: Assault, at: string, options: OddsOptions = {}): Odds => {
  const answers = refining(assault, at, options);
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

/**
 * How likely each ending of a scenario is if nobody decides anything, exactly but for what is said to be unresolved.
 *
 * @throws RangeError for an option that is no such number.
 */
export const odds = (scenario: Scenario, options: OddsOptions = {}): Odds =>
  oddsFrom(startAssault(scenario), 'setUp', options);
