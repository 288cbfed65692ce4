/** How likely each ending of an assault is, exactly, from any moment of it. */
import type { Scenario } from '../model/scenario.ts';
import { startAssault } from '../steps/start.ts';
import type { Assault } from '../model/state.ts';
import type { Odds, OddsOptions } from './answer.ts';
import { oddsOfMoment, type HowAsked } from './from-moment.ts';
import { oddsUnderWay } from './round-under-way.ts';
import { atOnce } from './round/pauses.ts';

export type { Odds, OddsOptions } from './answer.ts';

const underWay: HowAsked['underWay'] = () => oddsUnderWay;

/**
 * The odds from any moment of an assault, better and better; null while nothing is known.
 *
 * @param at the state of the procedure by the path of its name, such as `a4Attacks.attacks.rolling`.
 * @throws RangeError for an option that is no such number, a state that does not exist, and an assault that cannot be
 *   left to itself there.
 */
export function* refining(assault: Assault, at: string, options: OddsOptions = {}): Generator<Odds | null, Odds> {
  return yield* oddsOfMoment(assault, at, options, { isLastOnly: false, underWay });
}

/** The odds from any moment of an assault. */
export const oddsFrom = (assault: Assault, at: string, options: OddsOptions = {}): Odds =>
  atOnce(oddsOfMoment(assault, at, options, { isLastOnly: true, underWay }));

/**
 * How likely each ending of a scenario is if nobody decides anything: the first round exactly, later ones as `error`
 * and `unresolved` say.
 *
 * @throws RangeError for an option that is no such number.
 */
export const odds = (scenario: Scenario, options: OddsOptions = {}): Odds =>
  oddsFrom(startAssault(scenario), 'setUp', options);
