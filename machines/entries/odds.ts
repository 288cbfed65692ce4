/**
 * Entry `headless/odds`: the odds of a scenario that was read, and as little else as possible. Moments at which whole
 * rounds do not tell everything need `underWay` too, which is given by whoever wants them.
 */
import { oddsOfMoment, type OddsUnderWay } from '../../src/epic-armageddon/odds/from-moment.ts';
import type { Odds, OddsOptions } from '../../src/epic-armageddon/odds/answer.ts';
import { atOnce } from '../../src/epic-armageddon/odds/round/pauses.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { isRead } from './read-scenarios.ts';

/** What may be asked of the odds of a start. */
export interface StartOddsOptions extends OddsOptions {
  /** What tells of fights that whole rounds do not tell. */
  readonly underWay?: OddsUnderWay;
}

const NAMES: readonly string[] =
  ['tolerance', 'effort', 'exact', 'errors', 'underWay'] satisfies readonly (keyof StartOddsOptions)[];

const needsUnderWay = (): never => {
  throw new RangeError('These odds need { underWay }.');
};

/**
 * How likely each ending of an assault is if nobody decides anything: exactly or, as `error` says, estimated.
 *
 * @param scenario as `parseScenario` or `matchUp` gave it.
 * @throws TypeError for anything else, and for an option that there is not.
 * @throws RangeError for an option that is no such number, and where the odds need `underWay`.
 */
export const odds = (scenario: Scenario, options: StartOddsOptions = {}): Odds => {
  if (!isRead(scenario)) throw new TypeError('This is no scenario that was read.');
  const strange = Object.keys(options).find(name => !NAMES.includes(name));
  if (strange !== undefined) throw new TypeError(`There is no option ${strange}.`);
  const { underWay, ...asked } = options;
  return atOnce(oddsOfMoment(startAssault(scenario), 'setUp', asked, {
    isLastOnly: true, underWay: underWay === undefined ? needsUnderWay : () => underWay,
  }));
};

export { oddsUnderWay as underWay } from '../../src/epic-armageddon/odds/round-under-way.ts';
export type { Odds, OddsOptions, OddsUnderWay, Scenario };
