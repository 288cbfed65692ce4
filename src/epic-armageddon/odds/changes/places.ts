/** Free places for a base: beside an enemy, or at some distance from it. All lengths in cm. */
import { distance, overlaps, type Base, type Point } from '../../../battlefield/base.ts';
import { contains } from '../../../battlefield/terrain.ts';
import { has } from '../../model/combatant.ts';
import { baseOf, gapBetween } from '../../movement/engagement.ts';
import { unitWith } from '../../model/copies.ts';
import { whyTooMany } from '../../movement/movement.ts';
import { combatantOf, isOnTable, livingOf } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf } from '../../model/procedure.ts';
import { goingOf } from '../../movement/terrain.ts';
import { zoneOf } from '../../movement/zones-of-control.ts';

/** A unit as if it stood somewhere else. */
export const standingAt = (unit: Unit, at: Point): Unit => unitWith(unit, { at });

/** Others on the table, whose bases are in the way. */
const othersThan = (assault: Assault, unit: Unit): readonly Unit[] =>
  assault.units.filter(other => other.id !== unit.id && isOnTable(other));

/** Whether a base can stand there: on the table, on nobody, and in no terrain that is closed or dangerous to it. */
export const isFreePlace = (assault: Assault, unit: Unit, at: Point): boolean => {
  const { width, depth, terrain } = assault.table;
  const [x, y] = at;
  if (x < 0 || y < 0 || x > width || y > depth) return false;
  const { type, radius } = combatantOf(assault, unit);
  const isMounted = has(combatantOf(assault, unit), 'mounted');
  if (terrain.some(piece => goingOf(piece, type, isMounted) !== 'open' && contains(piece.outline, at))) return false;
  const base: Base = { at, radius };
  return !othersThan(assault, unit).some(other => overlaps(base, baseOf(assault, other)));
};

/** Where two circles meet; nowhere when they lie apart or inside each other. */
const crossings = (one: Base, other: Base): readonly Point[] => {
  const apart = distance(one.at, other.at);
  if (apart === 0 || apart > one.radius + other.radius || apart < Math.abs(one.radius - other.radius)) return [];
  const along = (apart * apart + one.radius * one.radius - other.radius * other.radius) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
  const [dx, dy] = [(other.at[0] - one.at[0]) / apart, (other.at[1] - one.at[1]) / apart];
  const foot: Point = [one.at[0] + dx * along, one.at[1] + dy * along];
  return [[foot[0] - dy * aside, foot[1] + dx * aside], [foot[0] + dy * aside, foot[1] - dx * aside]];
};

const byDistanceFrom = (at: Point) => (a: Point, b: Point): number => distance(at, a) - distance(at, b);

/** So many cm from a point in a direction that is turned from the one towards another point. */
const turned = (from: Point, towards: Point, cm: number, turn: number): Point => {
  const angle = Math.atan2(towards[1] - from[1], towards[0] - from[0]) + turn;
  return [from[0] + cm * Math.cos(angle), from[1] + cm * Math.sin(angle)];
};

/**
 * Free places in base contact with an enemy that has room, the nearest first: straight at it, or as near as the others
 * around it let the base come.
 *
 * @rule A2.6, A2.9
 */
export const placesBeside = (assault: Assault, unit: Unit, enemy: Unit): readonly Point[] => {
  const { radius } = combatantOf(assault, unit);
  const around: Base = { at: enemy.at, radius: combatantOf(assault, enemy).radius + radius };
  const snug = othersThan(assault, unit).filter(other => other.id !== enemy.id).flatMap(other =>
    crossings(around, { at: other.at, radius: combatantOf(assault, other).radius + radius }));
  return [turned(enemy.at, unit.at, around.radius, 0), ...snug]
    .filter(to => isFreePlace(assault, unit, to) && whyTooMany(assault, { unit, to }) === null)
    .sort(byDistanceFrom(unit.at));
};

const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** Whether a place is out of the zones of control of every enemy. @rule A2.3 */
const isOutOfZones = (assault: Assault, unit: Unit, at: Point): boolean =>
  livingOf(assault, enemyOf(unit.side))
    .every(enemy => gapBetween(assault, standingAt(unit, at), enemy) > zoneOf(assault, enemy));

/** Free places with such gaps to an enemy, out of everybody’s zone, the nearest first. */
export const placesNear = (
  assault: Assault, unit: Unit, enemy: Unit, gaps: readonly number[],
): readonly Point[] => {
  const edges = combatantOf(assault, unit).radius + combatantOf(assault, enemy).radius;
  return gaps.flatMap(cm => TURNS.map(turn => turned(enemy.at, unit.at, edges + cm, turn)))
    .filter(at => isFreePlace(assault, unit, at) && isOutOfZones(assault, unit, at))
    .sort(byDistanceFrom(unit.at));
};

/** How far back a stand goes, and how far aside of straight back, the least first. */
const STEPS_BACK = [0.5, 1, 2, 3, 4, 6, 8, 10, 12];
const SIDEWAYS = [0, 1, -1, 2, -2, 3, -3].map(turn => (turn * Math.PI) / 6);

/** Free places some way back from an enemy, the nearest first. */
export const placesBack = (assault: Assault, unit: Unit, enemy: Unit): readonly Point[] =>
  placesBehind(assault, unit, enemy, STEPS_BACK);

/** Free places so many cm further from an enemy, straight back or some way aside of that, in this order. */
export const placesBehind = (
  assault: Assault, unit: Unit, enemy: Unit, steps: readonly number[],
): readonly Point[] => {
  const back: Point = [2 * unit.at[0] - enemy.at[0], 2 * unit.at[1] - enemy.at[1]];
  return steps.flatMap(cm => SIDEWAYS.map(turn => turned(unit.at, back, cm, turn)))
    .filter(at => isFreePlace(assault, unit, at));
};
