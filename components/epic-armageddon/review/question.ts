/** What the engine of the review is asked, and who answers: plain data both ways. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { answererBy, type AnswererLoaders } from '../../shared/worker/answerers.ts';
import type { AnswererOf, EngineOf, Tell } from '../../shared/worker/asking.ts';
import { withReturned } from '../../shared/worker/with-returned.ts';
import type { Review, ReviewOptions } from '../../../machines/epic-armageddon/review/review.ts';

/** The review of what has happened in a scenario; more of it is known with each answer. */
export interface ReviewQuestion {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  /** How much work is done; what a review usually is if not said. */
  readonly effort?: number;
}

/** Looks at one moment after the other; what is returned is the whole. */
export type Reviewing = (
  scenario: Scenario, events: readonly AssaultEvent[], options: ReviewOptions,
) => Iterator<Review | undefined, Review>;

/** How the engine comes; it depends on the build. */
export type ReviewLoaders = AnswererLoaders<ReviewQuestion, Review>;

/** Each answer takes the place of the one before. */
export const reviewWanted = (): Tell => 'last';

export const answersBy = (reviewing: Reviewing): EngineOf<ReviewQuestion, Review> =>
  ({ scenario, events, effort }) => withReturned(reviewing(scenario, events, effort === undefined ? {} : { effort }));

export const reviewerBy = (loaders: ReviewLoaders): Promise<AnswererOf<ReviewQuestion, Review>> =>
  answererBy(loaders, reviewWanted);
