/** Which rounds are sampled at once, since to tell them with all their dice takes longer than there is room for. */
import { bySide, enemyOf, SIDES } from '../../model/procedure.ts';
import { isNamedInTail } from '../round/board.ts';
import { engagedIn } from '../round/engaged.ts';
import type { Fight } from '../round/round.ts';
import { FIRED_AT } from '../round/rounds.ts';

/** So many pairs of survivors of whom war engines may be hacked down take longer to tell than to sample. */
const MOST_PAIRS = 20_000;

/** Whether a round is sampled without trying to tell it with all its dice, for which there is so much room. */
export const isCostly = (fight: Fight, room: number): boolean => isLongFired(fight, room) || isLongEnded(fight);

/** Whether supporting fire on all whom the attacks may leave of those engaged takes longer than that. */
const isLongFired = ({ board, supporters }: Fight, room: number): boolean => {
  if (SIDES.every(side => supporters[side].length === 0)) return false;
  const engaged = engagedIn(board, bySide(side => board.fighters[side].map(() => true)));
  return SIDES.some(side => supporters[enemyOf(side)].length > 0
    && engaged[side].reduce((all, { fighter }) => all * board.fighters[side][fighter]!.states, FIRED_AT) > room);
};

const isLongEnded = ({ board, isLarge }: Fight): boolean => isLarge || (
  SIDES.some(side => board.isRoutTold[side] && board.fighters[side].some(({ isEngine }) => isEngine))
  && SIDES.every(side => isNamedInTail(board, side))
  && SIDES.flatMap(side => board.fighters[side]).reduce((all, { states }) => all * states, 1) > MOST_PAIRS);
