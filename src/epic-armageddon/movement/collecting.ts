/** A transport that comes to collect a unit: the shortest way to where it touches it. */
import { CONTACT, distance, gap, type Base, type Point } from '../../battlefield/base.ts';
import { stepTowards } from '../../battlefield/measure.ts';
import { shortestWay, type Obstacles } from '../../battlefield/way.ts';
import { unitWith } from '../model/copies.ts';
import { enemyOf } from '../model/procedure.ts';
import { combatantOf, livingOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { baseOf, isContact, ROUNDING } from './engagement.ts';
import { zoneOf } from './zones-of-control.ts';
import { flies, impassableFor, whyBlocked, type Leg } from './movement.ts';

/** Just out of a zone of control, cm. */
const BEYOND = CONTACT + 2 * ROUNDING;
/** Places at which a transport could touch a unit, all round it. */
const PLACES = 48;

const placesAbout = (other: Base, radius: number): readonly Point[] => Array.from({ length: PLACES }, (_, i): Point => {
  const turn = (i * 2 * Math.PI) / PLACES;
  const cm = other.radius + radius;
  return [other.at[0] + cm * Math.cos(turn), other.at[1] + cm * Math.sin(turn)];
});

/** How far a transport may go to collect somebody, and what keeps it from parts of the way. */
export interface Reach {
  readonly left: number;
  /** Enemies whose zones of control it may not enter. */
  readonly zones: readonly Unit[];
  /** Whether a part of the way may be gone for other reasons than what stands on it. */
  readonly allows: (leg: Leg) => boolean;
}

/** What a unit goes round: enemies, friends that it cannot be moved over, zones, terrain that stops it. */
export const obstaclesFor = (assault: Assault, unit: Unit, zones: readonly Unit[]): Obstacles => {
  const { radius } = combatantOf(assault, unit);
  const isFlying = flies(assault, unit);
  const friends = isFlying ? [] : livingOf(assault, unit.side)
    .filter(friend => friend.id !== unit.id && combatantOf(assault, friend).type !== 'infantry');
  const around = [...livingOf(assault, enemyOf(unit.side)), ...friends].map(other => baseOf(assault, other));
  return {
    discs: [
      ...around.map(base => ({ at: base.at, radius: base.radius + radius })),
      ...zones.map(enemy => ({
        at: enemy.at, radius: combatantOf(assault, enemy).radius + radius + zoneOf(assault, enemy) + BEYOND,
      })),
    ],
    walls: isFlying ? [] : impassableFor(assault, unit).map(({ outline }) => ({ outline, clearance: ROUNDING })),
  };
};

/**
 * The shortest way on which a transport comes into contact with a unit of its formation, as the places to which it goes
 * one after the other.
 *
 * @returns empty if it touches the unit already, null if there is no way.
 * @rule A2.11, A7.3
 */
export const wayToCollect = (
  assault: Assault, transport: Unit, unit: Unit, { left, zones, allows }: Reach,
): readonly Point[] | null => {
  const [from, other] = [baseOf(assault, transport), baseOf(assault, unit)];
  const collecting = (at: Point, to: Point): Leg => ({ unit: unitWith(transport, { at }), to, collects: unit });
  if (isContact(gap(from, other))) {
    return whyBlocked(assault, collecting(from.at, from.at)) === null ? [] : null;
  }
  const mayGo = (at: Point, to: Point): boolean =>
    whyBlocked(assault, collecting(at, to)) === null && allows(collecting(at, to));
  const straight = stepTowards(from, other, Infinity);
  if (distance(from.at, straight) > left + ROUNDING) return null;
  if (mayGo(from.at, straight)) return [straight];
  const goals = placesAbout(other, from.radius).filter(to => whyBlocked(assault, collecting(to, to)) === null);
  const way = shortestWay(from.at, goals, obstaclesFor(assault, transport, zones), { longest: left });
  const [at, to] = way?.points.slice(-2) ?? [];
  const isOpen = way !== null && at !== undefined && to !== undefined && mayGo(at, to)
    && way.points.every((point, i) => i === 0
      || allows({ unit: unitWith(transport, { at: way.points[i - 1]! }), to: point }));
  return isOpen ? way.points.slice(1) : null;
};
