/** What other pages of the fourth edition say where the one at hand is silent: players choose it knowingly. */
import type { Completion } from '../policy.ts';

/**
 * What is told second hand of that which comes after a fight: break-off before pile-in, a sweep that destroys whoever
 * does not outrun it, and a pile-in of 6". It is no part of the text and never taken unasked, and it is no whole
 * either: of panic, of what makes morale harder, of failing it on purpose, and of how far victors consolidate nothing
 * is told, so that players have to agree on that themselves.
 *
 * Of models that differ the pages count the Initiative that most have; here the highest counts, as in the text that
 * tells such a sweep.
 *
 * @ruling R-3.01
 */
export const FOURTH_COMPLETION: Completion = {
  stageOrder: 'break-off-first',
  sweep: 'destroy',
  endPileIn: 'six',
};
