/** Who gets away: where each fighter ends that flees from each enemy, and whom it then stands too near to. */
import { CONTACT, gap, NOISE, type Base, type Point } from '../../../battlefield/base.ts';
import { stepAway } from '../../../battlefield/measure.ts';
import { distanceToOutline } from '../../../battlefield/way.ts';
import { nearness } from '../../attacks/allocation.ts';
import { withdrawalAllowance } from '../../movement/two-moves.ts';
import { baseOf, FIREFIGHT } from '../../movement/engagement.ts';
import { dangerousFor, impassableFor } from '../../movement/movement.ts';
import { isWarEngine } from '../../model/combatant.ts';
import { isFearless } from '../../special-rules/ethereal.ts';
import { coherencyOf } from '../../steps/a2-coherency.ts';
import { combatantOf, fightersOnTable, fightingFormations, livingOf } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/procedure.ts';

/** The flight of one fighter from those near it, the nearest first. */
export interface Flight {
  /** Enemies as places in `Escape.enemies`, by distance; for each where it would end, and whom it is too near to. */
  readonly from: readonly { readonly enemy: number; readonly near: readonly number[]; readonly to: Point }[];
  /** The place of its formation among those that flee, where it starts, and how far it may be from the next of it. */
  readonly formation: number;
  readonly base: Base;
  readonly reach: number;
}

export interface Escape {
  /** Every enemy on the table by its place among the other side’s fighters; null: it does not fight. */
  readonly enemies: readonly (number | null)[];
  /** One for each fighter of the side, none where it is not told who is caught. */
  readonly flights: readonly Flight[];
  /** Nobody is caught or stopped before so many enemies are dead; Infinity: nobody ever is. */
  readonly sureUntil: number;
  /** Fighters of one formation may end apart from each other, wherever their enemies stand. @rule A2.8 */
  readonly mayPart: boolean;
  /** Nobody gets away from whoever is nearest: all are lost if an enemy lives. */
  readonly isHopeless: boolean;
  /** Some may run into what stops or endangers them or, if it is told who is caught, into others; or be hurt. */
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
  /** The formations that flee from them. */
  readonly formations: readonly string[];
}

/** A straight flight: where it starts, how far it goes along and up the table, and in all. */
interface Path {
  readonly from: Base;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** What it flees from: it may start within it. */
  readonly threat: number;
}

/** How a straight flight meets an enemy: not at all, or it ends too near to it, or runs into it; or both. */
const FREE = 0;
const NEAR = 1;
const STOPPED = 2;

const meeting = ({ from, x, y, length, threat }: Path, other: number, { at, radius }: Base): number => {
  const dx = at[0] - from.at[0];
  const dy = at[1] - from.at[1];
  const ahead = x * dx + y * dy;
  const radii = from.radius + radius;
  if (ahead <= 0 && length > radii + FIREFIGHT + NOISE) return FREE;
  const along = length === 0 ? 0 : ahead / length;
  const near = apart(dx, dy, along, length) - radii <= FIREFIGHT + NOISE ? NEAR : FREE;
  if (other === threat || along <= 0) return near;
  return apart(dx, dy, along, Math.min(along, length)) < radii - CONTACT - NOISE ? near + STOPPED : near;
};

const pathOf = (from: Base, to: Point, threat: number): Path => {
  const [x, y] = [to[0] - from.at[0], to[1] - from.at[1]];
  return { from, x, y, length: Math.sqrt(x * x + y * y), threat };
};

/** Whom a straight flight ends too near to, of some enemies, and whether it runs into one. */
const meetings = (path: Path, bases: readonly Base[], order: readonly number[], first: number) => {
  const near: number[] = [];
  let isStopped = false;
  for (let place = first; place < order.length; place += 1) {
    const other = order[place]!;
    const met = meeting(path, other, bases[other]!);
    if (met % STOPPED === NEAR) near.push(other);
    isStopped ||= met >= STOPPED;
  }
  return { near, isStopped };
};

/** Whether a straight flight meets anybody of some enemies. */
const isMeeting = (path: Path, bases: readonly Base[], order: readonly number[], first: number): boolean => {
  for (let place = first; place < order.length; place += 1) {
    if (meeting(path, order[place]!, bases[order[place]!]!) !== FREE) return true;
  }
  return false;
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

/** The flight of one unit from each enemy that may be nearest to it, in full. */
const flightOf = (assault: Assault, unit: Unit, enemies: Enemies, known: Known): Fleeing => {
  const { base, cm, isWalled, gaps, order } = startOf(assault, unit, enemies);
  const { bases, isFighting, formations } = enemies;
  const isHardy = isWarEngine(combatantOf(assault, unit)) || isFearless(assault, unit);
  const from: { enemy: number; near: readonly number[]; to: Point }[] = [];
  let isBlocked = known.isBlocked || isWalled;
  let isHopeless = known.isHopeless;
  let sureUntil = isWalled ? 0 : known.sureUntil;
  for (let place = 0; place < order.length; place += 1) {
    const enemy = bringNearest(order, gaps, place);
    const path = pathOf(base, stepAway(base, bases[enemy]!.at, cm, assault.table), enemy);
    const { near, isStopped } = meetings(path, bases, order, place);
    isBlocked ||= isStopped;
    if (isStopped || near.length > 0) sureUntil = Math.min(sureUntil, place);
    isHopeless &&= near.includes(enemy);
    isBlocked ||= near.length > 0 && isHardy;
    from.push({ enemy, near, to: [base.at[0] + path.x, base.at[1] + path.y] });
    if (!isFighting[enemy]!) break;
  }
  const flight = { from, base, formation: formations.indexOf(unit.formation), reach: coherencyOf(assault, unit) };
  return { flight, isBlocked, isHopeless, sureUntil };
};

/** The same only as far as it bears on what is known of its side, where nobody asks who is caught. */
const prospectOf = (assault: Assault, unit: Unit, enemies: Enemies, known: Known): Known => {
  const { base, cm, isWalled, gaps, order } = startOf(assault, unit, enemies);
  const { bases, isFighting } = enemies;
  let { isHopeless } = known;
  let sureUntil = isWalled ? 0 : known.sureUntil;
  for (let place = 0; place < order.length && (isHopeless || place < sureUntil); place += 1) {
    const enemy = bringNearest(order, gaps, place);
    const path = pathOf(base, stepAway(base, bases[enemy]!.at, cm, assault.table), enemy);
    if (place < sureUntil && isMeeting(path, bases, order, place)) sureUntil = place;
    isHopeless &&= meeting(path, enemy, bases[enemy]!) === NEAR;
    if (!isFighting[enemy]!) break;
  }
  return { isBlocked: known.isBlocked || isWalled, isHopeless, sureUntil };
};

/** From where a unit flees, how far, and how near its enemies stand. */
const startOf = (assault: Assault, unit: Unit, { bases }: Enemies) => {
  const base = baseOf(assault, unit);
  const gaps: number[] = [];
  const order: number[] = [];
  for (let enemy = 0; enemy < bases.length; enemy += 1) {
    gaps.push(nearness(gap(base, bases[enemy]!)));
    order.push(enemy);
  }
  const cm = withdrawalAllowance(assault, unit);
  const isWalled = impassableFor(assault, unit).length > 0
    || dangerousFor(assault, unit).some(({ outline }) => distanceToOutline(outline, base.at, base.at) <= cm);
  return { base, cm, isWalled, gaps, order };
};

/**
 * How a side flees in the usual way.
 *
 * @param isTold whether it is to be told who is caught; else only whether anybody may be.
 * @rule A7.3
 */
export const escapeOf = (assault: Assault, side: Side, isTold: boolean): Escape => {
  const fighting = new Map(fightersOnTable(assault, enemyOf(side)).map((unit, i) => [unit.id, i]));
  const units = livingOf(assault, enemyOf(side));
  const enemies: Enemies = {
    bases: units.map(unit => baseOf(assault, unit)), isFighting: units.map(unit => fighting.has(unit.id)),
    formations: fightingFormations(assault, side).map(({ id }) => id),
  };
  const ours = fightersOnTable(assault, side);
  const flights: Flight[] = [];
  let known: Known = { sureUntil: Infinity, isHopeless: true, isBlocked: false };
  for (const unit of ours) {
    if (!isTold) {
      known = prospectOf(assault, unit, enemies, known);
      continue;
    }
    const { flight, ...after } = flightOf(assault, unit, enemies, known);
    flights.push(flight);
    known = after;
  }
  return {
    enemies: units.map(unit => fighting.get(unit.id) ?? null), flights, mayPart: mayPart(assault, ours), ...known,
  };
};

/** Whether fighters of one formation may end apart from each other: they flee each from who is nearest. @rule A2.8 */
const mayPart = (assault: Assault, ours: readonly Unit[]): boolean => ours.some(unit =>
  withdrawalAllowance(assault, unit) > 0
    && ours.some(other => other.id !== unit.id && other.formation === unit.formation));

/** Whether anybody may be lost in flight at all. @rule A2.8, A7.3 */
export const mayLose = ({ sureUntil, mayPart: isParting }: Escape): boolean => isParting || sureUntil < Infinity;
