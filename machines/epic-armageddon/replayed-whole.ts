/** Events that all have to happen. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { replayed } from '../arguments.ts';
import { DecisionError } from '../decision-error.ts';
import { replay, type Timeline } from './timeline.ts';

/** @throws DecisionError for the first event that is refused, or that names what is not there. */
export const replayedWhole = (scenario: Scenario, events: readonly AssaultEvent[]): Timeline => {
  const timeline = replayed(events, taken => replay(scenario, taken));
  const refused = events[timeline.at];
  if (refused === undefined) return timeline;
  throw new DecisionError(`Event ${timeline.at + 1} (${refused.type}) is refused.`);
};
