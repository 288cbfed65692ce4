/** What becomes of fighters beyond hits: who is lost as its side loses, and what the loss of an Ethereal costs. */
import { distributionOf, type Distribution } from '../../../dice/distribution.ts';
import type { Side } from '../../model/procedure.ts';
import type { Board } from './board.ts';
import { isFearlessIn, type States } from './engaged.ts';

/**
 * Whether a living fighter is lost with its side: it is summoned; or an aircraft, or was broken before, and not
 * Fearless.
 *
 * @rule A7.1, A7.2, A7.5
 */
export const isDoomed = (board: Board, side: Side, place: number, states: States): boolean => {
  const fighters = board.fighters[side];
  const fighter = fighters[place]!;
  if (fighter.isSummoned) return true;
  const isFleeting = fighter.isAircraft || board.wasBroken[side][fighter.formation]!;
  return isFleeting && !isFearlessIn(fighters, fighter, states);
};

const NO_GRIEF: Distribution = [1];

/** How likely each number of Blast markers is that so many dead Ethereals cost a winner: a D3 for each. @rule A8.1 */
export const griefFor = (ethereals: number): Distribution =>
  (ethereals === 0 ? NO_GRIEF : distributionOf({ name: 'grief', dice: ethereals, read: 'halves' }));
