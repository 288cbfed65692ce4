/** Events that all have to happen. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { DecisionError } from '../decision-error.ts';
import { replay, type Timeline } from './timeline.ts';

/** @throws DecisionError for the first event that is refused: what names something that is not there is so, too. */
export const replayedWhole = (scenario: Scenario, events: readonly AssaultEvent[]): Timeline => {
  const timeline = replay(scenario, events);
  const refused = events[timeline.at];
  if (refused === undefined) return timeline;
  throw new DecisionError(`Event ${timeline.at + 1} (${refused.type}) is refused.`);
};
