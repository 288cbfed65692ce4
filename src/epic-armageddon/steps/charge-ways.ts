/** Ways of a charge with bends, for units that no straight way leads into contact. */
import type { Point } from '../../battlefield/base.ts';
import { shortestWay } from '../../battlefield/way.ts';
import { unitWith } from '../model/copies.ts';
import { isOnTable, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { obstaclesFor } from '../movement/collecting.ts';
import { whyBlocked, whyTooMany } from '../movement/movement.ts';
import { enemiesWithZones } from '../movement/zones-of-control.ts';
import { chargeTo, isTarget, whyNotCharge } from './a2-charge.ts';
import { mustTest } from './a2-dangerous-terrain.ts';

/** A unit of the target, and places that touch it. */
export interface ChargeGoal {
  readonly enemy: Unit;
  readonly places: readonly Point[];
}

/** So many of the nearest enemies are tried: the others are hardly ever reached by a way that those are not. */
const TRIED = 4;
/** Ways with more corners are not looked for: each is a move of its own. */
const MOST_BENDS = 2;

/**
 * The shortest legal way with bends into contact with the first of some enemies that has one, as the places to which
 * the unit moves one after the other; null: there is none.
 *
 * @param left how far the unit may still go, cm.
 * @rule A2.1, A2.3, A2.4
 */
export const bentCharge = (
  assault: Assault, id: string, left: number, goals: readonly ChargeGoal[],
): readonly Point[] | null => {
  const unit = unitOf(assault, id);
  for (const { enemy, places } of goals.slice(0, TRIED)) {
    const open = places.filter(place => isOpenAt(assault, unit, place));
    if (open.length === 0) continue;
    for (const isAvoided of zonesToAvoid(assault, enemy)) {
      const obstacles = obstaclesFor(assault, unit, enemiesWithZones(assault, unit).filter(isAvoided));
      const points = shortestWay(unit.at, open, obstacles, { longest: left })?.points ?? [];
      if (points.length < 3 || points.length > MOST_BENDS + 2) continue;
      const found = [...withOneBend(points), points].find(way => mayGo(assault, id, way.slice(1)));
      if (found !== undefined) return found.slice(1);
    }
  }
  return null;
};

/** First the zones of all but the enemy are avoided, then those of other formations alone. */
const zonesToAvoid = (assault: Assault, goal: Unit): readonly ((enemy: Unit) => boolean)[] =>
  [enemy => enemy.id !== goal.id, enemy => !isTarget(assault, enemy)];

/** A way with two corners that has one instead, where its first part and its last would meet. */
const withOneBend = ([a, b, c, d]: readonly Point[]): readonly (readonly Point[])[] => {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return [];
  const part = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
  return part > 1 ? [[a, [a[0] + ux * part, a[1] + uy * part], d]] : [];
};

/** Whether it could stand there, if it got there. */
const isOpenAt = (assault: Assault, unit: Unit, to: Point): boolean => {
  const leg = { unit: unitWith(unit, { at: to }), to };
  return whyBlocked(assault, leg) === null && whyTooMany(assault, leg) === null;
};

/** Whether every part may be gone, one after the other, without a test on the way. */
const mayGo = (assault: Assault, id: string, way: readonly Point[]): boolean => {
  let now = assault;
  return way.every((to, i) => {
    if (whyNotCharge(now, id, to) !== null) return false;
    if (i < way.length - 1) now = chargeTo(now, id, to);
    return isOnTable(unitOf(now, id)) && !mustTest(now);
  });
};
