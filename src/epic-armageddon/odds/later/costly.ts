/** Which rounds are sampled at once, since to tell them with all their dice takes longer than there is room for. */
import { SIDES_OF_A_DIE } from '../../../dice/hand.ts';
import type { WayToFight } from '../../model/combatant.ts';
import { bySide, enemyOf, SIDES, type BySide } from '../../model/procedure.ts';
import { isNamedInTail, type Board, type Fighter } from '../round/board.ts';
import { engagedIn, type Engaged } from '../round/engaged.ts';
import type { Fight } from '../round/round.ts';
import { FIRED_AT } from '../round/rounds.ts';

/** So many pairs of survivors of whom war engines may be hacked down take longer to tell than to sample. */
const MOST_PAIRS = 20_000;

/** Whether a round is sampled without trying to tell it with all its dice, for which there is so much room. */
export const isCostly = (fight: Fight, room: number): boolean =>
  isLongStruck(fight, room) || isLongFired(fight, room) || isLongEnded(fight);

/** Whether First Strike may fall in so many ways that to go on from each takes longer, at one unit a fighter. */
const isLongStruck = ({ board }: Fight, room: number): boolean => {
  if (!board.hasFirstStrike) return false;
  const engaged = engagedUnhurt(board);
  const ways = bySide(side => {
    const dice = engaged[enemyOf(side)].reduce((sum, { fighter, by }) =>
      sum + firstDiceOf(board.fighters[enemyOf(side)][fighter]!, by), 0);
    return 2 ** Math.min(dice, engaged[side].length);
  });
  return ways.attacker * ways.defender * (board.fighters.attacker.length + board.fighters.defender.length) > room;
};

const firstDiceOf = ({ first }: Fighter, by: WayToFight): number => first[by].reduce((sum, { striker: { dice } }) =>
  sum + (typeof dice === 'number' ? dice : SIDES_OF_A_DIE), 0);

const engagedUnhurt = (board: Board): BySide<readonly Engaged[]> =>
  engagedIn(board, bySide(side => board.fighters[side].map(() => true)));

/** Whether supporting fire on all whom the attacks may leave of those engaged takes longer than that. */
const isLongFired = ({ board, supporters }: Fight, room: number): boolean => {
  if (SIDES.every(side => supporters[side].length === 0)) return false;
  const engaged = engagedUnhurt(board);
  return SIDES.some(side => supporters[enemyOf(side)].length > 0
    && engaged[side].reduce((all, { fighter }) => all * board.fighters[side][fighter]!.states, FIRED_AT) > room);
};

const isLongEnded = ({ board, isLarge }: Fight): boolean => isLarge || (
  SIDES.some(side => board.isRoutTold[side] && board.fighters[side].some(({ isEngine }) => isEngine))
  && SIDES.every(side => isNamedInTail(board, side))
  && SIDES.flatMap(side => board.fighters[side]).reduce((all, { states }) => all * states, 1) > MOST_PAIRS);
