/** How long it takes to tell all that a batch of attacks may leave of a side. */
import type { HitKind } from './attacks.ts';
import { isDense } from './chances.ts';
import { isMacro } from './falling.ts';
import { arePlainHits, type TargetsInOrder } from './hits-alike.ts';
import type { LossCode } from './loss-code.ts';
import { isCountable } from './losses.ts';

/** So many numbers of an array are gone through in a unit of work, and one of a map takes as long as so many. */
const NUMBERS = 1000;
const MAPPED = 50;

const mostHits = (kinds: readonly HitKind[]): number => kinds.reduce((sum, { hits }) => sum + hits.length - 1, 0);

/** Whom so many hits may leave, at most: each meets one more, who lives or dies. @rule H2 */
export const leftBy = (hits: number, size: number): number => Math.min(size, 2 ** hits);

/** The numbers that are gone through for hits of some kinds, each combination of which is told by itself. */
const numbersFor = (targets: TargetsInOrder, kinds: readonly HitKind[], size: number): number => {
  if (kinds.length === 0) return 0;
  const hits = mostHits(kinds);
  const combinations = arePlainHits(targets, kinds) ? hits + 1
    : kinds.reduce((all, kind) => all * kind.hits.length, 1);
  return combinations * (isDense(size) ? size * (Math.min(hits, targets.order.length) + 1)
    : 2 * MAPPED * leftBy(hits, size));
};

/** The work that the losses of a side take: macro-weapon hits are told for each way in which others leave it. */
export const lossWork = (
  targets: TargetsInOrder, { size }: LossCode, kinds: readonly HitKind[],
): number => {
  const { board, side, order } = targets;
  const macro = kinds.filter(isMacro);
  const ordinary = kinds.filter(kind => !isMacro(kind));
  if (macro.length > 0 && isDense(size) && isCountable(board, side, order, kinds)) return 0;
  const after = macro.length === 0 ? 0 : leftBy(mostHits(ordinary), size) * numbersFor(targets, macro, size);
  return (numbersFor(targets, ordinary, size) + after) / NUMBERS;
};
