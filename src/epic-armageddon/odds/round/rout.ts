/** What a side that has lost still loses: the hack-down, the ruin of who was broken, and who cannot get away. */
import { fall } from '../../attacks/allocation.ts';
import type { Target } from '../../model/batch.ts';
import { bySide, enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import type { Account } from './account.ts';
import { isOfEngines, type Board, type Fighter } from './board.ts';
import { alive, isDead, isFearlessIn, type States } from './engaged.ts';
import { mayLose } from './escape.ts';
import { isDoomed } from './fates.ts';
import { bitsOf, countIn, countLostInFlight } from './flights.ts';
import { afterPoints } from './hurt.ts';

/** So many units more are lost, and how likely that is. */
export interface RoutLosses {
  readonly further: number;
  readonly chance: number;
}

/** Some fighters of a side in the order in which a hack-down reaches them. @rule A6.5 */
const nearestFirst = (
  board: Board, side: Side, winners: States, isReached: (fighter: Fighter, place: number) => boolean,
): readonly number[] => {
  const enemies = alive(board.fighters[enemyOf(side)], winners);
  const nearest = (gaps: Float64Array): number =>
    gaps.reduce((least, cm, i) => (enemies[i]! && cm < least ? cm : least), Infinity);
  const order = board.fighters[side].flatMap((fighter, i) =>
    (isReached(fighter, i) ? [{ i, cm: nearest(fighter.gaps) }] : []));
  return order.sort((a, b) => a.cm - b.cm).map(({ i }) => i);
};

/** Units of a side in the order in which a hack-down reaches them. @rule A6.5, A6.6 */
export const hackDownOrder = (board: Board, side: Side, states: States, winners: States): readonly number[] => {
  const fighters = board.fighters[side];
  return nearestFirst(board, side, winners, (fighter, place) =>
    !isDead(fighter, states[place]!) && !isFearlessIn(fighters, fighter, states));
};

/** Where each of some hits falls, nobody taking more than a lap. @rule A6.5, H9, H12 */
export const hitsOnEach = (
  board: Board, side: Side, order: readonly number[], hits: number,
): ReadonlyMap<number, number> => {
  const fighters = board.fighters[side];
  const targets = order.map((i): Target => ({ unit: String(i), cm: 0, takes: fighters[i]!.size }));
  const places = targets.reduce((sum, { takes = 1 }) => sum + takes, 0);
  const counts = new Map<number, number>();
  for (const unit of fall(targets, Array(Math.min(hits, places)).fill({ only: null, points: 1 }))) {
    if (unit !== null) counts.set(Number(unit), (counts.get(Number(unit)) ?? 0) + 1);
  }
  return counts;
};

/** What the hits of a hack-down do to those whom they reach in such an order: each way in which they may go. */
const hackedDown = (
  board: Board, side: Side, states: States, order: readonly number[], hits: number,
): readonly { readonly states: States; readonly chance: number }[] => {
  let ways: readonly { readonly states: States; readonly chance: number }[] = [{ states, chance: 1 }];
  for (const [i, count] of hitsOnEach(board, side, order, hits)) {
    const outcomes = afterPoints(board, side, i, states[i]!, count);
    ways = ways.flatMap(way => outcomes.map(outcome => ({
      states: way.states.map((state, place) => (place === i ? outcome.state : state)),
      chance: way.chance * outcome.chance,
    })));
  }
  return ways;
};

/**
 * Units lost of a side in such states once it has fled: the dead, those who are lost with it, and those who are lost
 * in flight.
 *
 * @rule A7.1, A7.2, A7.3, A7.5
 */
export const lostOnceFled = (board: Board, side: Side, states: States, winners: States): number => {
  const fighters = board.fighters[side];
  const escape = board.escapes[side];
  const living = alive(fighters, states).map((lives, place) => lives && !isDoomed(board, side, place, states));
  const dead = living.filter(lives => !lives).length;
  return board.isFlightTold && mayLose(escape)
    ? dead + countLostInFlight(escape, bitsOf(living), bitsOf(alive(board.fighters[enemyOf(side)], winners))) : dead;
};

/**
 * How many units more the loser loses to each number of hits of a hack-down, after any halving, where that is certain;
 * null: it depends on who is left.
 *
 * @rule A6.5, A6.6, A7.2
 */
export const sureLosses = (
  board: Board, side: Side, loser: Account, hits: readonly number[],
): readonly number[] | null => {
  const { living, mortal, doomed, hopeful } = loser;
  if (isLostInFlight(board, side)) return hits.map(() => living);
  if (board.isRoutTold[side]) return doomed > 0 && hopeful === 0 ? hits.map(() => doomed) : null;
  const lost: number[] = [];
  for (const each of hits) lost.push(Math.max(Math.min(each, mortal), doomed));
  return lost;
};

/**
 * How many units more the loser loses to each number of hits, if it depends on who is left, in each way in which its
 * war engines may be hurt.
 *
 * @rule A6.5, A6.6, A7.3
 */
export const furtherLosses = (
  board: Board, side: Side, loser: Account, winner: Account, hits: readonly number[],
): readonly (readonly RoutLosses[])[] => {
  const dead = board.fighters[side].length - loser.living;
  const order = hackDownOrder(board, side, loser.states, winner.states);
  const known = knownIn(board, `${side} ${loser.states.join()} ${order.join()}${
    board.isFlightTold && mayLose(board.escapes[side]) ? ` ${winner.states.join()}` : ''}`);
  return hits.map(each => known[each] ??= summedUp(hackedDown(board, side, loser.states, order, each)
    .map(({ states, chance }) => ({ further: lostOnceFled(board, side, states, winner.states) - dead, chance }))));
};

/** What is known of losers, by who they are and by the order in which hits reach them; the place is how many. */
const KNOWN = new WeakMap<Board, Map<string, (readonly RoutLosses[])[]>>();

const knownIn = (board: Board, key: string): (readonly RoutLosses[])[] => {
  let known = KNOWN.get(board);
  if (known === undefined) KNOWN.set(board, known = new Map<string, (readonly RoutLosses[])[]>());
  let losses = known.get(key);
  if (losses === undefined) known.set(key, losses = []);
  return losses;
};

/** Ways that cost as many, counted together. */
const summedUp = (ways: readonly RoutLosses[]): readonly RoutLosses[] => {
  const chances: number[] = [];
  for (const { further, chance } of ways) chances[further] = (chances[further] ?? 0) + chance;
  return chances.flatMap((chance, further) => ({ further, chance }));
};

/** The fighters of an account as bits: who lives, and who of them a hack-down takes, and who is lost in any case. */
interface Ranks {
  readonly living: number;
  readonly mortal: number;
  readonly doomed: number;
}

const RANKS = new WeakMap<Account, Ranks>();

const ranksOf = (board: Board, side: Side, account: Account): Ranks => {
  const before = RANKS.get(account);
  if (before !== undefined) return before;
  const fighters = board.fighters[side];
  const { states } = account;
  const living = alive(fighters, states);
  const ranks = {
    living: bitsOf(living),
    mortal: bitsOf(fighters.map((fighter, place) => living[place]! && !isFearlessIn(fighters, fighter, states))),
    doomed: bitsOf(fighters.map((_, place) => isDoomed(board, side, place, states))),
  };
  RANKS.set(account, ranks);
  return ranks;
};

/**
 * How many units more the loser loses to each number of hits, if it depends on who is left but each hit takes one:
 * those nearest to the winners first. Null: war engines are hurt by chance.
 *
 * @rule A6.5, A6.6, A7.3
 */
export const lossesByNumber = (
  board: Board, side: Side, loser: Account, winner: Account, hits: readonly number[],
): readonly number[] | null => {
  if (isOfEngines(board, side)) return null;
  const { living, mortal, doomed } = ranksOf(board, side, loser);
  const { living: winners } = ranksOf(board, enemyOf(side), winner);
  const order = orderFrom(board, side, winners);
  const isFlightTold = board.isFlightTold && mayLose(board.escapes[side]);
  const most = Math.max(...hits);
  const further: number[] = [];
  for (let left = living, place = 0; ;) {
    const caught = isFlightTold ? countLostInFlight(board.escapes[side], left & ~doomed, winners) : 0;
    further.push(further.length + countIn(left & doomed) + caught);
    while (place < order.length && (mortal >> order[place]! & 1) === 0) place += 1;
    if (further.length > most || place === order.length) break;
    left &= ~(1 << order[place]!);
    place += 1;
  }
  return hits.map(count => further[Math.min(count, further.length - 1)]!);
};

/** In which order hits reach the mortal fighters of each side, by which of their enemies live. */
const ORDERS = new WeakMap<Board, BySide<Map<number, readonly number[]>>>();

const orderFrom = (board: Board, side: Side, winners: number): readonly number[] => {
  let known = ORDERS.get(board);
  if (known === undefined) ORDERS.set(board, known = bySide(() => new Map<number, readonly number[]>()));
  let order = known[side].get(winners);
  if (order === undefined) {
    const enemies = board.fighters[enemyOf(side)].map(({ states }, i) => ((winners >> i & 1) === 1 ? 0 : states - 1));
    known[side].set(winners, order = nearestFirst(board, side, enemies, ({ isFearless }) => !isFearless));
  }
  return order;
};

/** Whether a whole side is lost that nobody of can get away, fearless ones apart. @rule A7.3 */
const isLostInFlight = (board: Board, side: Side): boolean => board.escapes[side].isHopeless
  && board.fighters[side].every(one => !one.isFearless && !one.isEngine && one.leaders.length === 0);

/** Whether somebody may be lost in flight whose loss is not told. @rule A2.8, A7.3 */
export const isFlightDoubtful = (board: Board, side: Side, loser: Account, winner: Account): boolean => {
  const { mayPart, sureUntil } = board.escapes[side];
  if (board.isFlightTold || loser.living === 0) return false;
  if (board.hasRiders) return true;
  if (isLostInFlight(board, side)) return false;
  return (mayPart && loser.living > 1) || board.fighters[enemyOf(side)].length - winner.living >= sureUntil;
};
