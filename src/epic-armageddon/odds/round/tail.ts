/** Whether it matters to the losses at the end who of a side survives, or only how many do. */
import { enemyOf, type Side } from '../../state.ts';
import type { Board } from './board.ts';

/** Whether somebody may be caught in flight whose loss is told. @rule A7.3 */
const isFlightTold = ({ isFlightTold: isTold, escapes }: Board, side: Side): boolean =>
  isTold && escapes[side].sureUntil < Infinity;

/** Whether a side’s losses depend on who of it survives: only war engines are hacked down by points. @rule A6.5 */
export const isRoutTold = (board: Board, side: Side): boolean => isFlightTold(board, side)
  || board.fighters[side].some(({ isEngine, isFearless }) => isEngine && !isFearless);

/** Whether they depend on who of its enemies survives: those nearest to them take the first hits. @rule A6.5, A6.6 */
const isWinnerTold = (board: Board, side: Side): boolean => isFlightTold(board, side)
  || (isRoutTold(board, side) && board.fighters[side].filter(({ isFearless }) => !isFearless).length > 1);

/** Whether survivors of a side have to be named to tell the losses of either. */
export const isNamedInTail = (board: Board, side: Side): boolean =>
  isRoutTold(board, side) || isWinnerTold(board, enemyOf(side));
