/** Entry `headless/advice`: what could be decided at any moment of an assault, and what decisions cost. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { numbersIn, optionsIn } from '../arguments.ts';
import { advise as adviseIn, advising, type Advice, type AdviseOptions } from '../epic-armageddon/advice/advise.ts';
import type { Suggestion } from '../epic-armageddon/advice/suggestion.ts';
import {
  reviewWith, type Review, type ReviewedMoment, type ReviewOptions,
} from '../epic-armageddon/review/review.ts';
import { readEvents } from './given-events.ts';
import { ready, type WrittenScenario } from './ready.ts';

/**
 * What a side could do at any moment of an assault, the best that was found first: charges and counter-charges, each
 * against the best answer that was found, ways to fight, where hits fall, saves, who supports, whom to charge.
 *
 * @param events what has happened before; nothing unless said otherwise.
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number, and where the side has nothing to decide.
 * @throws DecisionError for the first event that is refused.
 */
export const advise = (
  scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[] = [], options: AdviseOptions = {},
): Advice => {
  const asked = numbersIn(optionsIn<AdviseOptions>(options, ['side', 'effort', 'seed']), ['effort', 'seed']);
  return adviseIn(ready(scenario), readEvents(events), asked);
};

/**
 * What each decision of a played assault cost, held against the best that was found, and what each throw was worth.
 *
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number.
 * @throws DecisionError for the first event that is refused.
 */
export const review = (
  scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[], options: ReviewOptions = {},
): Review => {
  const asked = numbersIn(optionsIn<ReviewOptions>(options, ['effort', 'seed']), ['effort', 'seed']);
  return reviewWith(advising, ready(scenario), readEvents(events), asked);
};

export type { Advice, AdviseOptions, AssaultEvent, Review, ReviewedMoment, ReviewOptions, Suggestion };
export type { Scenario, WrittenScenario };
export { DecisionError } from '../decision-error.ts';
