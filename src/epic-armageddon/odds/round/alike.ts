/**
 * Survivors who are somebody else’s like: where everybody of a side is alike and near enough to everybody, it is all
 * one to the rounds to come which of them live, but for who still touches whom.
 */
import { WAYS_TO_FIGHT } from '../../model/combatant.ts';
import { bySide, type BySide, type Side, SIDES } from '../../model/procedure.ts';
import type { Board, Fighter } from './board.ts';
import { isDead } from './engaged.ts';
import { numberOf, statesOf } from './loss-code.ts';
import type { Supporter } from './support.ts';

/** Hits against which fighters have to live alike. */
const kindsAgainst = ['normal', 'ignore-cover', 'lance', 'macro-weapon', 'titan-killer'] as const;

/** Everything that makes a fighter another one, but for where it stands. */
export const likenessOf = (board: Board, side: Side, place: number): string => {
  const { unit, dice, values, ...fighter } = board.fighters[side][place]!;
  const lives = kindsAgainst.map(effect => [
    ...WAYS_TO_FIGHT.map(by => board.survives(side, place, effect, 'attacks', by)),
    board.survives(side, place, effect, 'support', 'firefight'),
  ]);
  const thrown = Object.values(dice).map(some =>
    some.map(({ striker, isFirst }) => [striker.effect, striker.dice, isFirst]));
  const { kills, markers, isFearless, isInspiring } = fighter;
  const { formation, combatant } = unit;
  return JSON.stringify([formation, combatant, lives, thrown, values, kills, markers, isFearless, isInspiring]);
};

/** Stands that touch each other and nobody else, by their places on each side. */
type Knot = BySide<readonly number[]>;

/** The survivors who stand for given ones. */
export type StandIns = (attacker: number, defender: number) => BySide<number>;

/** Whether everybody of a side is alike, dies of one hit, and fights everybody of the other side from its place. */
const isUniform = (board: Board, side: Side): boolean => {
  const fighters = board.fighters[side];
  const word = likenessOf(board, side, 0);
  return fighters.every((fighter, place) => fighter.states === 2 && !fighter.forces
    && fighter.touched.length + fighter.within.length === fighter.gaps.length
    && Object.values(fighter.dice).flat().every(({ striker }) => !striker.apart)
    && likenessOf(board, side, place) === word);
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

/** Whether what lives in all knots can be written as one number. */
const areCountable = (knots: readonly Knot[]): boolean => waysIn(knots) ** knots.length < Number.MAX_SAFE_INTEGER;

/** How many pairs of numbers may live in a knot; all knots are of one size. */
const waysIn = ([knot]: readonly Knot[]): number =>
  (knot === undefined ? 1 : (knot.attacker.length + 1) * (knot.defender.length + 1));

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
export const standInsFor = (board: Board, supporters: BySide<readonly Supporter[]>): StandIns | null => {
  const { fighters } = board;
  if (board.isTailTold || SIDES.some(side => fighters[side].length === 0 || !isUniform(board, side))) return null;
  const isSeenByAll = ({ near }: Supporter, enemies: number): boolean => near.length === enemies;
  if (supporters.attacker.some(one => !isSeenByAll(one, fighters.defender.length))
    || supporters.defender.some(one => !isSeenByAll(one, fighters.attacker.length))) return null;
  const knots = knotsOf(board);
  const isSupported = SIDES.some(side => supporters[side].length > 0);
  if (knots === null || !areEven(knots) || (isSupported && knots.length > 0)) return null;
  if (!areCountable(knots)) return null;
  return standingBy(fighters, knots);
};

/** A side’s survivors as far as it matters who they are: how many live in each knot, and in all. */
interface Shape {
  readonly inKnots: readonly number[];
  readonly living: number;
}

const shapesOf = (fighters: readonly Fighter[], knots: readonly Knot[], side: Side): ((number: number) => Shape) => {
  const known = new Map<number, Shape>();
  return number => {
    let shape = known.get(number);
    if (shape === undefined) {
      const living = isLiving(fighters, number);
      shape = {
        inKnots: knots.map(knot => knot[side].filter(place => living[place]!).length),
        living: living.filter(Boolean).length,
      };
      known.set(number, shape);
    }
    return shape;
  };
};

/** Who stands for whom by the shapes of both sides, each pair of shapes looked at once. */
const standingBy = (fighters: Board['fighters'], knots: readonly Knot[]): StandIns => {
  const of = {
    attacker: shapesOf(fighters.attacker, knots, 'attacker'), defender: shapesOf(fighters.defender, knots, 'defender'),
  };
  const ways = waysIn(knots);
  const most = 1 + (knots[0]?.defender.length ?? 0);
  const known = new Map<number, Map<number, BySide<number>>>();
  return (attacker, defender) => {
    const [ours, theirs] = [of.attacker(attacker), of.defender(defender)];
    let held = 0;
    for (let i = 0; i < knots.length; i += 1) {
      const [a, d] = [ours.inKnots[i]!, theirs.inKnots[i]!];
      if (a > 0 && d > 0) held = held * ways + a * most + d;
    }
    let row = known.get(held);
    if (row === undefined) known.set(held, row = new Map<number, BySide<number>>());
    const key = ours.living * (fighters.defender.length + 1) + theirs.living;
    let pair = row.get(key);
    if (pair === undefined) row.set(key, pair = moved(fighters, knots, { attacker: ours, defender: theirs }));
    return pair;
  };
};

const moved = (fighters: Board['fighters'], knots: readonly Knot[], shapes: BySide<Shape>): BySide<number> => {
  const held = knots.map((_, i) => i)
    .filter(i => shapes.attacker.inKnots[i]! > 0 && shapes.defender.inKnots[i]! > 0);
  const on = (side: Side): number => {
    const places = new Set(held.flatMap((from, to) => knots[to]![side].slice(0, shapes[side].inKnots[from])));
    const left = shapes[side].living - places.size;
    const spare = sparePlaces(fighters[side], knots, side, held.length);
    spare.slice(0, left).forEach(place => places.add(place));
    return numberWith(fighters[side], places);
  };
  return bySide(on);
};
