/** What the benchmark of the review needs of the source: how it comes piece by piece, and assaults that were played. */
import { nextEvent } from '../../machines/epic-armageddon/play-on.ts';
import { advising } from '../../machines/epic-armageddon/advice/advise.ts';
import { isCharging } from '../../machines/epic-armageddon/review/moments.ts';
import { reviewing, type Review } from '../../machines/epic-armageddon/review/review.ts';
import { happen, replay, type Timeline } from '../../machines/epic-armageddon/timeline.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';

export { isCharging, sampleOf };

export const playedToEnd = (scenario: Scenario, decisions: readonly Decision[], seed: number): Timeline => {
  let timeline = replay(scenario, []);
  for (let event = nextEvent(timeline, decisions, seed); event !== null;
    event = nextEvent(timeline, decisions, seed)) timeline = happen(timeline, event);
  return timeline;
};

export const reviewOf = ({ scenario, events }: Timeline): Generator<Review | undefined, Review> =>
  reviewing(scenario, events, advising);
