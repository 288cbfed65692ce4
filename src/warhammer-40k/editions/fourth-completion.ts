/** What other pages of the fourth edition say where the one at hand is silent: players choose it knowingly. */
import type { Completion } from '../policy.ts';

/**
 * What comes after a fight, told second hand: results, morale, then break-off with a sweep that destroys, consolidation
 * of 3" that may run into new enemies, and a pile-in of 6" last. It is no part of the text and never taken unasked.
 *
 * @ruling
 */
export const FOURTH_COMPLETION: Completion = {
  stageOrder: 'break-off-first',
  panic: 'no',
  moralePenalty: 'no',
  autoFail: 'no',
  sweep: 'destroy',
  consolidate: 'three-new',
  endPileIn: 'six',
};
