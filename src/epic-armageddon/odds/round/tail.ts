/** Whether it matters to the losses at the end who of a side survives, or only how many do. */
import { enemyOf, type Side } from '../../model/procedure.ts';
import type { Board } from './board.ts';

/** Whether somebody may be caught in flight whose loss is told. @rule A7.3 */
const isFlightTold = ({ isFlightTold: isTold, escapes }: Board, side: Side): boolean =>
  isTold && escapes[side].sureUntil < Infinity;

/** Whether they depend on who of its enemies survives: those nearest to them take the first hits. @rule A6.5, A6.6 */
const isWinnerTold = (board: Board, side: Side): boolean => isFlightTold(board, side)
  || (board.isRoutTold[side] && board.fighters[side].filter(({ isFearless }) => !isFearless).length > 1);

/** Whether survivors of a side have to be named to tell the losses of either. */
export const isNamedInTail = (board: Board, side: Side): boolean =>
  board.isRoutTold[side] || isWinnerTold(board, enemyOf(side));
