/** What the engine of the review is asked of a phase, and who answers: plain data both ways. */
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { reviewingPhase, type PhaseReview } from '../../../machines/warhammer-40k/review/review.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { answererBy, type AnswererLoaders } from '../../shared/worker/answerers.ts';
import type { AnswererOf, EngineOf, Tell } from '../../shared/worker/asking.ts';

/** The review of the present turn. */
export interface PhaseReviewQuestion extends PlayedPhase {
  /** How much work is done; what a review usually is if not said. */
  readonly effort?: number;
}

export type PhaseReviewLoaders = AnswererLoaders<PhaseReviewQuestion, PhaseReview>;

/** Each answer takes the place of the one before. */
export const reviewWanted = (): Tell => 'last';

/** Moments by their places among the events of all turns. */
export const phaseReviewAnswers: EngineOf<PhaseReviewQuestion, PhaseReview> = function* ({ effort, ...played }) {
  const turns = replayTurns(played);
  const from = eventsIn(turns.slice(0, -1)).length + Number(turns.length > 1);
  const reviewing = reviewingPhase(turns.at(-1)!, effort);
  for (let step = reviewing.next(); ; step = reviewing.next()) {
    yield step.value && { ...step.value, moments: step.value.moments.map(one => ({ ...one, at: one.at + from })) };
    if (step.done === true) return;
  }
};

export const phaseReviewerBy = (
  loaders: PhaseReviewLoaders,
): Promise<AnswererOf<PhaseReviewQuestion, PhaseReview>> => answererBy(loaders, reviewWanted);
