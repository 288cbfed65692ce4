/**
 * Survivors who are somebody else’s like: where everybody of a side is alike and near enough to everybody, it is all
 * one to the rounds to come which of them live, but for who still touches whom.
 */
import { SIDES, type BySide, type Side } from '../../state.ts';
import type { Board, Fighter } from './board.ts';
import { isDead } from './engaged.ts';
import { numberOf, statesOf } from './ledger.ts';
import { wordOf } from './likeness.ts';
import type { Supporter } from './support.ts';

/** Stands that touch each other and nobody else, by their places on each side. */
type Knot = BySide<readonly number[]>;

/** The survivors who stand for given ones. */
export type Standing = (attacker: number, defender: number) => BySide<number>;

/** Whether everybody of a side is alike, dies of one hit, and fights everybody of the other side from its place. */
const isUniform = (board: Board, side: Side): boolean => {
  const fighters = board.fighters[side];
  const word = wordOf(board, side, 0);
  return fighters.every((fighter, place) => fighter.states === 2 && !fighter.forces
    && fighter.touched.length + fighter.within.length === fighter.gaps.length
    && Object.values(fighter.dice).flat().every(({ striker }) => !striker.apart)
    && wordOf(board, side, place) === word);
};

/** The knots of stands in contact; null: some touch others that do not touch the same ones. */
const knotsOf = ({ fighters }: Board): readonly Knot[] | null => {
  const knots = new Map<string, { readonly attacker: number[]; readonly defender: readonly number[] }>();
  for (const [place, { touched }] of fighters.attacker.entries()) {
    if (touched.length === 0) continue;
    const defender = touched.map(({ enemy }) => enemy);
    const knot = knots.get(String(defender)) ?? { attacker: [], defender };
    knot.attacker.push(place);
    knots.set(String(defender), knot);
  }
  const list = [...knots.values()];
  const defenders = list.flatMap(({ defender }) => defender);
  return new Set(defenders).size === defenders.length ? list : null;
};

const isSorted = (places: readonly number[]): boolean => places.every((place, i) => i === 0 || places[i - 1]! < place);

const areEven = (knots: readonly Knot[]): boolean => SIDES.every(side =>
  isSorted(knots.flatMap(knot => knot[side])) && new Set(knots.map(knot => knot[side].length)).size <= 1);

const isLiving = (fighters: readonly Fighter[], number: number): readonly boolean[] =>
  statesOf(fighters, number).map((state, i) => !isDead(fighters[i]!, state));

const numberWith = (fighters: readonly Fighter[], living: ReadonlySet<number>): number =>
  numberOf(fighters, fighters.map((fighter, place) => (living.has(place) ? 0 : fighter.states - 1)));

/** Places of a side that are in no living knot, as they are taken up: those in no knot at all first. */
const sparePlaces = (
  fighters: readonly Fighter[], knots: readonly Knot[], side: Side, used: number,
): readonly number[] => {
  const inKnots = new Set(knots.flatMap(knot => knot[side]));
  const free = fighters.map((_, place) => place).filter(place => !inKnots.has(place));
  const late = knots.slice(used).flatMap(knot => knot[side]);
  return [...free, ...(side === 'attacker' ? late : late.reverse())];
};

/**
 * Who stands for whom in a fight: living knots move up to the first ones in their order, everybody else to the places
 * behind them. Null where that would change the fight.
 */
export const standingFor = (board: Board, supporters: BySide<readonly Supporter[]>): Standing | null => {
  const { fighters } = board;
  if (board.isTailTold || SIDES.some(side => fighters[side].length === 0 || !isUniform(board, side))) return null;
  const isSeenByAll = ({ near }: Supporter, enemies: number): boolean => near.length === enemies;
  if (supporters.attacker.some(one => !isSeenByAll(one, fighters.defender.length))
    || supporters.defender.some(one => !isSeenByAll(one, fighters.attacker.length))) return null;
  const knots = knotsOf(board);
  const isSupported = SIDES.some(side => supporters[side].length > 0);
  if (knots === null || !areEven(knots) || (isSupported && knots.length > 0)) return null;
  return (attacker, defender) => {
    const living = { attacker: isLiving(fighters.attacker, attacker), defender: isLiving(fighters.defender, defender) };
    const inKnot = (knot: Knot, side: Side): number => knot[side].filter(place => living[side][place]!).length;
    const held = knots.map(knot => ({ attacker: inKnot(knot, 'attacker'), defender: inKnot(knot, 'defender') }))
      .filter(count => count.attacker > 0 && count.defender > 0);
    const moved = (side: Side): number => {
      const places = new Set(held.flatMap((count, i) => knots[i]![side].slice(0, count[side])));
      const left = living[side].filter(Boolean).length - places.size;
      const spare = sparePlaces(fighters[side], knots, side, held.length);
      spare.slice(0, left).forEach(place => places.add(place));
      return numberWith(fighters[side], places);
    };
    return { attacker: moved('attacker'), defender: moved('defender') };
  };
};
