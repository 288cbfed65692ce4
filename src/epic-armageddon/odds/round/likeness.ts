/** What makes fighters alike, wherever they stand. */
import type { Side } from '../../model/procedure.ts';
import type { Board } from './board.ts';

const kindsAgainst = ['normal', 'ignore-cover', 'lance', 'macro-weapon', 'titan-killer'] as const;

/** Everything that makes a fighter another one, but for where it stands. */
export const likenessOf = (board: Board, side: Side, place: number): string => {
  const { unit, dice, values, ...fighter } = board.fighters[side][place]!;
  const lives = kindsAgainst.map(effect =>
    [board.survives(side, place, effect, 'attacks'), board.survives(side, place, effect, 'support')]);
  const thrown = Object.values(dice).map(some =>
    some.map(({ striker, isFirst }) => [striker.effect, striker.dice, isFirst]));
  const { kills, markers, isFearless, isInspiring } = fighter;
  const { formation, combatant } = unit;
  return JSON.stringify([formation, combatant, lives, thrown, values, kills, markers, isFearless, isInspiring]);
};
