/** The losses of a side to the supporting fire that follows on the attacks. */
import { bySide, enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import { once } from '../../../shared/once.ts';
import { isNamedInTail, type Board } from './board.ts';
import { only } from './chances.ts';
import { engagedIn, isDead, type Engaged, type States } from './engaged.ts';
import { unhurtIn, type Fight, type ScoredBySide } from './fight.ts';
import { fireInOne, lossesWithFire, survivalsByHits, type FireInOne, type Survivals } from './fire-in-one.ts';
import { together } from './hits-alike.ts';
import { lossCodeOfNumbers } from './loss-code.ts';
import { batchLosses, lossesThen, type Struck } from './losses.ts';
import { blowsOn, isWayTold, livingIn, numberingOf, type Blows, type SideLosses } from './side-losses.ts';
import { fireFrom } from './support.ts';

/** A stretch of the round whose two sides no longer bear on each other, and how likely it is. */
export interface Stretch {
  readonly chance: number;
  readonly losses: BySide<SideLosses>;
  readonly engaged: BySide<readonly Engaged[]>;
  /** Fighters that attacked in this round. */
  readonly struck: BySide<ReadonlySet<number>>;
  /** Hits are settled one batch after the other: First Strike, macro-weapons. */
  readonly isInBatches: boolean;
  /** Supporting fire on each side that is told in one pass with its losses; null: only by its survivors. */
  readonly fireInOne: BySide<FireInOne | null>;
}

/** Whether there is supporting fire on a side for which nothing after it asks who survives. */
export const isFiredAtUnnamed = ({ board, supporters }: Fight, side: Side): boolean =>
  supporters[enemyOf(side)].length > 0 && !isNamedInTail(board, side);

/**
 * Supporting fire, where there is any, on a side that is told in one pass with the attacks before it; null: only
 * survivors tell it.
 *
 * @param order whom the attacks may hit.
 * @param survivals how they survive these; null: not each by itself.
 * @param struck who has attacked in this round.
 */
export const fireInOneOn = (
  fight: Fight, side: Side, states: States, order: readonly number[], survivals: readonly Survivals[] | null,
  struck: ReadonlySet<number>,
): FireInOne | null => {
  if (survivals === null) return null;
  const { board, supporters } = fight;
  const lossCode = lossCodeOfNumbers(board.fighters[side], states, order);
  const seen = order.filter(isSeenIn(board, struck));
  const isByTold = isWayTold(board, side);
  return fireInOne({ board, side, order, lossCode }, survivals, supporters[enemyOf(side)], seen, isByTold);
};

/**
 * The same after attacks that are thrown, of whose hits so many are known beforehand; null as well where nobody fires
 * or survivors have to be named.
 */
export const fireAfterBlows = (
  fight: Fight, side: Side, now: BySide<States>, blows: Blows, struck: ReadonlySet<number>, scored: ScoredBySide | null,
): FireInOne | null => {
  if (!isFiredAtUnnamed(fight, side)) return null;
  const { kinds, order } = blows;
  const isScored = scored !== null && scored.by === enemyOf(side);
  const hits = together(kinds).map((chance, count) => (isScored && count !== scored.hits ? 0 : chance));
  const survivals = survivalsByHits({ board: fight.board, side, order }, kinds, hits);
  return fireInOneOn(fight, side, now[side], order, survivals, struck);
};

/** The same where everybody still lives and has attacked, if there is no First Strike. */
export const firesInOne = once((fight: Fight): BySide<FireInOne | null> => {
  const start = unhurtIn(fight);
  const blows = blowsOn(fight.board, engagedIn(fight.board, livingIn(fight.board, start)), start, 'attacks');
  return bySide(side =>
    fireAfterBlows(fight, side, start, blows[side], new Set(blows[enemyOf(side)].strikers), null));
});

/**
 * Whether a fighter lets supporters of its enemy fire; `struck`: who has attacked.
 *
 * @rule A5.2
 * @ruling supportCalledBy
 */
const isSeenIn = ({ assault }: Board, struck: ReadonlySet<number>) => (fighter: number): boolean =>
  assault.rulings.supportCalledBy === 'enemy-engaged' || struck.has(fighter);

/**
 * The same losses after supporting fire on it; who is left is named only if somebody asks.
 *
 * @rule A5.2, A5.4
 */
export function* supported(
  fight: Fight, stretch: Stretch, side: Side, isOver: (number: number) => boolean, isByUnit: boolean,
): Generator<undefined, SideLosses> {
  const { board } = fight;
  const inOne = stretch.fireInOne[side];
  const sideLosses = { ...stretch.losses[side], ...(inOne === null ? {} : { lossCode: inOne.lossCode }) };
  const { lossCode, states } = sideLosses;
  const nameOf = numberingOf(board, sideLosses);
  if (inOne !== null) {
    return { ...sideLosses, chances: yield* lossesWithFire(inOne, isOver(nameOf(lossCode.size - 1))) };
  }
  const fighters = board.fighters[side];
  const supporters = fight.supporters[enemyOf(side)];
  const left = only(sideLosses.chances, code => !isOver(nameOf(code)));
  if (supporters.length === 0) return { ...sideLosses, chances: left };
  const engaged = stretch.engaged[side].map(({ fighter }) => fighter);
  const isSeen = isSeenIn(board, stretch.struck[side]);
  const fire = fireFrom(supporters, engaged, isWayTold(board, side), board.assault.rulings.supportReach);
  const isNamed = isByUnit || isNamedInTail(board, side);
  const after = isNamed ? lossCode : lossCodeOfNumbers(fighters, states, engaged);
  const struck: Struck = { board, side, states, order: [], lossCode: after, cause: 'support' };
  const chances = yield* lossesThen(struck, { lossCode, chances: left }, now => {
    const targets = engaged.filter(fighter => !isDead(fighters[fighter]!, now[fighter]!));
    const { order, kinds } = fire(targets, targets.filter(isSeen));
    return batchLosses({ ...struck, states: now, order }, kinds);
  });
  return { ...sideLosses, lossCode: after, chances };
}
