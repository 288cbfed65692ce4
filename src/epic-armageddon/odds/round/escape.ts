/** Who gets away: where each fighter ends that flees from each enemy, and whom it then stands too near to. */
import { CONTACT, gap, NOISE, type Base, type Point } from '../../../battlefield/base.ts';
import { stepAway } from '../../../battlefield/measure.ts';
import { nearness } from '../../allocation.ts';
import { withdrawalAllowance } from '../../a7-withdraw.ts';
import { baseOf, FIREFIGHT } from '../../engagement.ts';
import { impassableFor } from '../../movement.ts';
import { fightersOnTable, livingOf } from '../../roster.ts';
import { enemyOf, type Assault, type Side, type Unit } from '../../state.ts';

/** The flight of one fighter from those near it, the nearest first. */
export interface Flight {
  /** Enemies as places in `Escape.enemies`, by distance, and for each whom it would end too near to. */
  readonly from: readonly { readonly enemy: number; readonly near: readonly number[] }[];
}

export interface Escape {
  /** Every enemy on the table by its place among the other side’s fighters; null: it does not fight. */
  readonly enemies: readonly (number | null)[];
  /** One for each fighter of the side, told in full only where it is told who is caught. */
  readonly flights: readonly Flight[];
  /** Nobody is caught or stopped before so many enemies are dead; Infinity: nobody ever is. */
  readonly sureUntil: number;
  /** Nobody gets away from whoever is nearest: all are lost if an enemy lives. */
  readonly isHopeless: boolean;
  /** Some may run into others or into what stops them: their flight is not told here. */
  readonly isBlocked: boolean;
}

/** What is known of a side’s flight after some of its fighters. */
type Known = Pick<Escape, 'sureUntil' | 'isHopeless' | 'isBlocked'>;

interface Fleeing extends Known {
  readonly flight: Flight;
}

/** Enemies as they bear on a flight. */
interface Enemies {
  readonly bases: readonly Base[];
  /** Those who do not fight stay where they are. */
  readonly isFighting: readonly boolean[];
  /** Whether it is told who of those that flee from them is caught. */
  readonly isTold: boolean;
}

/** A straight flight and whom it meets. */
interface Path {
  readonly from: Base;
  readonly to: Point;
  /** What it flees from: it may start within it. */
  readonly threat: number;
}

/** Whom a straight flight ends too near to, of some enemies, and whether it runs into one. */
const meetings = ({ from, to, threat }: Path, bases: readonly Base[], order: readonly number[], first: number) => {
  const [fromX, fromY] = from.at;
  const [x, y] = [to[0] - fromX, to[1] - fromY];
  const length = Math.sqrt(x * x + y * y);
  const near: number[] = [];
  let isStopped = false;
  for (let place = first; place < order.length; place += 1) {
    const other = order[place]!;
    const { at, radius } = bases[other]!;
    const dx = at[0] - fromX;
    const dy = at[1] - fromY;
    const along = length === 0 ? 0 : (x * dx + y * dy) / length;
    const radii = from.radius + radius;
    if (along <= 0 && length > radii + FIREFIGHT + NOISE) continue;
    if (apart(dx, dy, along, length) - radii <= FIREFIGHT + NOISE) near.push(other);
    if (other === threat || along <= 0 || isStopped) continue;
    isStopped = apart(dx, dy, along, Math.min(along, length)) < radii - CONTACT - NOISE;
  }
  return { near, isStopped };
};

/** The distance from a base so far away, `along` of it ahead, after part of a flight. */
const apart = (dx: number, dy: number, along: number, after: number): number =>
  Math.sqrt(Math.max(0, dx * dx + dy * dy - 2 * along * after + after * after));

/** Puts the nearest of the enemies from a place on into that place, the first listed of those equally near. */
const bringNearest = (order: number[], gaps: readonly number[], place: number): number => {
  let least = place;
  for (let next = place + 1; next < order.length; next += 1) {
    const closer = gaps[order[next]!]! - gaps[order[least]!]!;
    if (closer < 0 || (closer === 0 && order[next]! < order[least]!)) least = next;
  }
  const nearest = order[least]!;
  order[least] = order[place]!;
  order[place] = nearest;
  return nearest;
};

/**
 * How one unit flees from the enemies who may be nearest to it; where nobody asks who is caught, only as far as that
 * bears on what is known of its side.
 */
const flightOf = (assault: Assault, unit: Unit, { bases, isFighting, isTold }: Enemies, known: Known): Fleeing => {
  const base = baseOf(assault, unit);
  const cm = withdrawalAllowance(assault, unit);
  const isWalled = impassableFor(assault, unit).length > 0;
  const gaps = bases.map(enemy => nearness(gap(base, enemy)));
  const order = gaps.map((_, enemy) => enemy);
  const from: { enemy: number; near: readonly number[] }[] = [];
  let isBlocked = known.isBlocked || isWalled;
  let isHopeless = known.isHopeless;
  let sureUntil = isWalled ? 0 : known.sureUntil;
  for (let place = 0; place < order.length && (isTold || isHopeless || place < sureUntil); place += 1) {
    const enemy = bringNearest(order, gaps, place);
    const to = stepAway(base, bases[enemy]!.at, cm, assault.table);
    const { near, isStopped } = meetings({ from: base, to, threat: enemy }, bases, order, place);
    isBlocked ||= isStopped;
    if (isStopped || near.length > 0) sureUntil = Math.min(sureUntil, place);
    isHopeless &&= near.includes(enemy);
    from.push({ enemy, near });
    if (!isFighting[enemy]!) break;
  }
  return { flight: { from }, isBlocked, isHopeless, sureUntil };
};

/**
 * How a side flees in the usual way.
 *
 * @param isTold whether it is to be told who is caught; else only whether anybody may be.
 * @rule A7.3
 */
export const escapeOf = (assault: Assault, side: Side, isTold: boolean): Escape => {
  const fighting = new Set(fightersOnTable(assault, enemyOf(side)).map(unit => unit.id));
  const units = livingOf(assault, enemyOf(side));
  const bases = units.map(unit => baseOf(assault, unit));
  const isFighting = units.map(unit => fighting.has(unit.id));
  const ours = fightersOnTable(assault, side);
  const flights: Flight[] = [];
  let known: Known = { sureUntil: Infinity, isHopeless: ours.length > 0, isBlocked: false };
  for (const unit of ours) {
    const fleeing = flightOf(assault, unit, { bases, isFighting, isTold }, known);
    flights.push(fleeing.flight);
    known = fleeing;
  }
  const { sureUntil, isHopeless, isBlocked } = known;
  const places = new Map([...fighting].map((id, i) => [id, i]));
  return {
    enemies: units.map(unit => places.get(unit.id) ?? null),
    flights, sureUntil, isHopeless, isBlocked,
  };
};

/** Whether a fighter is caught where its flight ends, of enemies of whom these live. @rule A7.3 */
export const isCaught = (
  { enemies, flights }: Escape, fighter: number, living: readonly boolean[],
): boolean => {
  const lives = (enemy: number): boolean => enemies[enemy] === null || living[enemies[enemy]!]!;
  const nearest = flights[fighter]!.from.find(({ enemy }) => lives(enemy));
  return nearest?.near.some(lives) ?? false;
};
