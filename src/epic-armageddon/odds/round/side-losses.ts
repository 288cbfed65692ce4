/** The losses of one side to a batch of attacks. */
import { bySide, enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import type { BatchKind } from '../../model/batch.ts';
import { attacksOf, type BatchName, type HitKind } from './attacks.ts';
import type { Board } from './board.ts';
import { isDense, type Chances } from './chances.ts';
import { alive, orderOf, type Engaged, type States } from './engaged.ts';
import type { Fight, ScoredBySide, Survivors } from './fight.ts';
import {
  lossCodeOfNumbers, lossCodeOfUnits, numberOf, numbersAfter, statesAfter, type LossCode,
} from './loss-code.ts';
import { batchLosses, isCountable, lossesTo, type Struck } from './losses.ts';

/** The losses of one side in a stretch of the round, on its loss code. */
export interface SideLosses {
  readonly side: Side;
  readonly states: States;
  readonly lossCode: LossCode;
  readonly chances: Chances;
}

export const livingIn = (board: Board, states: BySide<States>): BySide<readonly boolean[]> =>
  bySide(side => alive(board.fighters[side], states[side]));

/** Whether it matters to a side if a hit comes of close combat or of a firefight. @rule V10, V13 */
export const isWayTold = (board: Board, side: Side): boolean =>
  board.fighters[side].some(({ shields, hasIonShield }) => shields > 0 || hasIonShield);

export interface Blows {
  readonly kinds: readonly HitKind[];
  readonly strikers: readonly number[];
  readonly order: readonly number[];
}

/** What each side is struck with in a batch. */
export const blowsOn = (
  board: Board, engaged: BySide<readonly Engaged[]>, states: BySide<States>, batch: BatchName,
): BySide<Blows> => {
  const living = livingIn(board, states);
  return bySide(side => {
    const enemy = enemyOf(side);
    const targets = engaged[side].filter(({ fighter }) => living[side][fighter]!);
    const { kinds, strikers } = attacksOf(board, enemy, engaged, living, batch, isWayTold(board, side));
    return { kinds, strikers, order: orderOf(board.fighters[side], targets, living[enemy]) };
  });
};

/** What has to be remembered of a side’s losses. */
export const lossCodeFor = (
  fight: Fight, side: Side, states: BySide<States>, { kinds, order }: Blows, isByUnit: boolean,
): LossCode => {
  const fighters = fight.board.fighters[side];
  const isNamed = isByUnit || !isCountable(fight.board, side, order, kinds);
  return (isNamed ? lossCodeOfUnits : lossCodeOfNumbers)(fighters, states[side], order);
};

/** The losses of a side in a batch. */
export const sideLossesOf = (
  fight: Fight, side: Side, now: BySide<States>, blows: Blows, cause: BatchKind, isByUnit: boolean,
  scored: ScoredBySide | null,
): SideLosses => {
  const { board } = fight;
  const states = now[side];
  const { kinds, order } = blows;
  const lossCode = lossCodeFor(fight, side, now, blows, isByUnit);
  const struck: Struck = { board, side, states, order, lossCode, cause };
  const isScored = scored !== null && scored.by === enemyOf(side);
  const chances = isScored ? lossesTo(struck, kinds, scored.hits) : batchLosses(struck, kinds);
  return { side, states, lossCode, chances };
};

/** Every state that some losses may leave a side in. */
export const statesLeft = (
  board: Board, { side, states, lossCode, chances }: SideLosses,
): readonly { readonly states: States; readonly chance: number }[] => {
  const found: { readonly states: States; readonly chance: number }[] = [];
  chances.forEach((chance, code) => {
    if (chance > 0) found.push({ states: statesAfter(lossCode, board.fighters[side], states, code), chance });
  });
  return found;
};

/** The numbers that name the states after some losses. */
export const numberingOf = (board: Board, { side, states, lossCode }: SideLosses): (code: number) => number => {
  const fighters = board.fighters[side];
  if (!isDense(lossCode.size)) return code => numberOf(fighters, statesAfter(lossCode, fighters, states, code));
  const numbers = numbersAfter(lossCode, fighters, states);
  return code => numbers[code]!;
};

/** The survivors that some losses leave. */
export const survivorsOf = (board: Board, sideLosses: SideLosses): readonly Survivors[] => {
  const nameOf = numberingOf(board, sideLosses);
  const found: Survivors[] = [];
  sideLosses.chances.forEach((chance, code) => {
    if (chance > 0) found.push({ number: nameOf(code), chance });
  });
  return found;
};
