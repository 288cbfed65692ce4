/** Odds of any scenario, as read or as written, and of any moment of it. */
import type { Odds, OddsOptions } from '../../src/epic-armageddon/odds/answer.ts';
import { odds as oddsOf, oddsFrom } from '../../src/epic-armageddon/odds/odds.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { flagsIn, numbersIn, optionsIn } from '../arguments.ts';
import { replayedWhole } from '../epic-armageddon/replayed-whole.ts';
import { presentIn } from '../history.ts';
import { statePath } from '../why.ts';
import { readEvents } from './given-events.ts';
import { ready, type WrittenScenario } from './ready.ts';

/** What may be asked of odds, and of which moment. */
export interface AskedOdds extends OddsOptions {
  /** What has happened before they are asked for; nothing unless said otherwise. */
  readonly events?: readonly AssaultEvent[];
}

/**
 * How likely each ending of an assault is if nobody decides anything: exactly or, as `error` says, estimated.
 *
 * @param scenario as parsed, or as written; what is written is parsed anew each time.
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number, and where nothing can follow without a decision.
 * @throws DecisionError for the first event that is refused.
 */
export const odds = (scenario: Scenario | WrittenScenario, options: AskedOdds = {}): Odds => {
  const asked = numbersIn(optionsIn<AskedOdds>(options, ODDS_OPTIONS), ['tolerance', 'effort']);
  const { events, ...plain } = flagsIn(asked, ['exact', 'errors']);
  const start = ready(scenario);
  return events === undefined ? oddsOf(start, plain) : oddsAfter(start, readEvents(events), plain);
};

const ODDS_OPTIONS =
  ['tolerance', 'effort', 'exact', 'errors', 'events'] as const satisfies readonly (keyof AskedOdds)[];

const oddsAfter = (scenario: Scenario, events: readonly AssaultEvent[], options: OddsOptions): Odds => {
  const snapshot = presentIn(replayedWhole(scenario, events));
  return oddsFrom(snapshot.context.assault, statePath(snapshot), options);
};
