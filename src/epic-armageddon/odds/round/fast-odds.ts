/** The fights whose rounds are told with all their dice at once. */
import type { Assault } from '../../model/state.ts';
import { bySide, SIDES } from '../../model/procedure.ts';
import { caughtInFlight } from '../assumption-words.ts';
import { areAtMost, boardOf, type Board } from './board.ts';
import { isPlayable, isRegular } from './regular.ts';
import type { Fight } from './fight.ts';
import { supportersOf } from './support.ts';

/** A fight in which nobody moves any more; null: it has to be walked state by state. */
export const roundFightOf = (assault: Assault): Fight | null => {
  if (!isRegular(assault)) return null;
  const board = boardOf(assault);
  const isToldInFull = board.isFlightTold && board.isMourned;
  if (isSmall(board) && !isToldInFull) return null;
  return fightOn(board);
};

/** The same of a fight whose rounds may at least be played; how they end is told as whole rounds tell it. */
export const playedFightOf = (assault: Assault): Fight | null =>
  (isPlayable(assault) ? fightOn(boardOf(assault)) : null);

const fightOn = (board: Board): Fight => ({
  board, supporters: bySide(side => supportersOf(board.assault, side)), firstRound: board.assault.round,
  isLarge: isLarge(board.fighters),
});

/** States of a side are numbers, and every number must be told from the next. */
const isLarge = (fighters: Fight['board']['fighters']): boolean => SIDES.some(side =>
  fighters[side].reduce((numbers, { states }) => numbers * states, 1) > Number.MAX_SAFE_INTEGER);

/** So few that walking state by state tells everything. */
const FEW = 8;
export const isSmall = ({ fighters }: Board): boolean => areAtMost(FEW, fighters);

/** Losses in flight that are not told, if any, with how likely they are. */
export const leftOut = (doubt: number): readonly string[] =>
  (doubt === 0 ? [] : [caughtInFlight(percent(doubt))]);

/** What is likely still less is told as this, in percent. */
const LEAST = 1e-6;

/** To two significant figures, and never less than it is. */
const percent = (chance: number): string => {
  const share = Math.max(100 * chance, LEAST);
  const place = 10 ** (Math.floor(Math.log10(share)) - 1);
  return `${Number(Math.min(Math.ceil(share / place) * place, 100).toPrecision(2))} %`;
};
