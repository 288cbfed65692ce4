/** A7. The two moves of those who withdraw, chosen by their players or straight away from the nearest enemy. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { along } from '../../battlefield/segment.ts';
import { crosses, firstWithin, stepAway } from '../../battlefield/measure.ts';
import { contains, insideIntervals } from '../../battlefield/terrain.ts';
import { nearestFirst } from '../attacks/allocation.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { enemyOf } from '../model/procedure.ts';
import { isOnTable, livingOf, unitOf } from '../model/roster.ts';
import type { Assault, Corners, Unit } from '../model/state.ts';
import { baseOf, ROUNDING } from '../movement/engagement.ts';
import {
  flies, dangerousFor, impassableFor, legOf, makeLeg, moved, movedBy, whyBlocked, whyNotThere, whyTooFar, whyWalled,
  USED_UP,
  type Leg,
} from '../movement/movement.ts';
import {
  beginSecond, hasNoLeg, movesWith, turningPoint, whoStops, withdrawalAllowance,
} from '../movement/two-moves.ts';
import { meetDangers, mustTest } from './a2-dangerous-terrain.ts';
import { once } from '../../shared/once.ts';
import { askOverwatch, whyNotAsk } from './a2-overwatch.ts';
import { addWays, followWays, withoutFirst, type WayRules } from './ways.ts';

/** Whether a unit is to withdraw now. @rule A7.3 */
export const isWithdrawing = (assault: Assault, unit: Unit): boolean =>
  isOnTable(unit) && assault.withdrawing.includes(unit.formation);

export const withdrawingUnits = (assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => isWithdrawing(assault, unit));

export const isAnyoneWithdrawing = (assault: Assault): boolean => withdrawingUnits(assault).length > 0;

/** Who has got out after the second move goes no further, nor does what it got out of. @rule A7.3 */
export const whyStopped = (assault: Assault, unit: Unit): Refusal | null => {
  const stops = whoStops(assault, unit);
  if (stops === null) return null;
  return refuse('A7.3', stops.id === unit.id ? 'has-got-out' : 'has-unloaded', { unit: unit.name });
};

/** Its first move must not end on a friend, nor where a unit that flies cannot land. @rule A2.9, A7.3 */
const whyNotTurnThere = (assault: Assault, leg: Leg): Refusal | null => {
  const to = turningPoint(assault, leg);
  if (to === null) return null;
  const first = { unit: leg.unit, to };
  const isThereAlready = distance(leg.unit.at, to) <= ROUNDING;
  return (isThereAlready ? null : whyNotThere(assault, first)) ?? whyWalled(assault, first);
};

/** Why a unit may not withdraw to a spot; null if it may. Zones of control do not count. @rule A7.3 */
export const whyNotWithdraw = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isWithdrawing(assault, unit)) {
    return refuse('A7.3', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const leg = legOf(assault, id, to);
  return whyStopped(assault, unit)
    ?? whyTooFar(leg, withdrawalAllowance(assault, unit), 'A7.3')
    ?? whyBlocked(assault, leg)
    ?? whyNotTurnThere(assault, leg);
};

/**
 * A leg of a withdrawal, parted where the first move ends: each move has its own test for dangerous terrain, and the
 * second is made by who has passed that of the first.
 *
 * @rule A2.10, A7.3
 */
const FLEEING: WayRules = {
  step: 'a7Withdraw',
  rule: 'A7.3',
  go: (assault, { unit: id, to, collects, isTold }) => {
    const { at, name } = unitOf(assault, id);
    const told = (after: Assault, end: Point): Assault => (isTold
      ? note(after, 'a7Withdraw', 'A7.3', 'moved', { unit: name, cm: distance(at, end) }) : after);
    const turning = turningPoint(assault, legOf(assault, id, to));
    const isParted = turning !== null && distance(at, turning) > ROUNDING;
    const first = isParted ? meetDangers(makeLeg(assault, id, turning), id) : assault;
    if (mustTest(first)) return told(first, turning!);
    const second = turning === null ? first : beginSecond(first, [unitOf(first, id)]);
    const met = collects === null ? null : unitOf(assault, collects);
    return told(meetDangers(makeLeg(withoutFirst(second), id, to), id, met), to);
  },
};

/** Goes on with the ways of a withdrawal once a test has been thrown. @rule A2.10, A7.3 */
export const goOnWithdrawing = (assault: Assault): Assault => followWays(assault, FLEEING);

/** Moves a withdrawing unit. @rule A7.3 */
export const withdrawTo = (assault: Assault, id: string, to: Point): Assault =>
  goOnWithdrawing(addWays(assault, [{ kind: 'leg', unit: id, to, collects: null, isTold: true }]));

/** The enemy a unit stands nearest to; all it touches are equally near, the first in the list counts. @rule L1 */
const nearestEnemy = (assault: Assault, unit: Unit): Unit | null => {
  const nearest = nearestFirst(assault, livingOf(assault, enemyOf(unit.side)), [unit])[0];
  return nearest === undefined ? null : unitOf(assault, nearest.unit);
};

/** Where terrain that stops a unit begins on a straight way, 0 to 1; whoever flies only ends its moves elsewhere. */
const wallsOn = (assault: Assault, unit: Unit, to: Point): readonly number[] => {
  if (!flies(assault, unit)) {
    return impassableFor(assault, unit)
      .flatMap(({ outline }) => insideIntervals(outline, unit.at, to).map(([start]) => start));
  }
  const turning = turningPoint(assault, { unit, to });
  const ends = turning === null ? [to] : [turning, to];
  const length = distance(unit.at, to);
  return impassableFor(assault, unit).flatMap(({ outline }) => ends
    .filter(end => contains(outline, end))
    .map(end => insideIntervals(outline, unit.at, to)
      .filter(([start]) => start <= distance(unit.at, end) / length).at(-1)?.[0] ?? 1));
};

/** How much of a straight way is free of enemies and of terrain that stops the unit, 0 to 1. @rule A2.9, L5 */
const freePart = (assault: Assault, unit: Unit, to: Point): number => {
  const from = baseOf(assault, unit);
  const enemies = livingOf(assault, enemyOf(unit.side)).map(enemy => baseOf(assault, enemy));
  const bodies = enemies.filter(enemy => crosses(from, to, enemy)).map(enemy => firstWithin(from, to, enemy, 0) ?? 0);
  return Math.min(1, ...bodies, ...wallsOn(assault, unit, to));
};

/**
 * Where a unit ends that nobody moves: straight away from its nearest enemy as far as its two moves last, or what is
 * left of them, stopping at the table’s edge and before what it cannot cross.
 *
 * @rule A7.3
 */
export const usualWithdrawal = (assault: Assault, unit: Unit): Point => {
  const enemy = nearestEnemy(assault, unit);
  const cm = withdrawalAllowance(assault, unit) - movedBy(unit);
  if (enemy === null || cm <= 0 || whoStops(assault, unit) !== null) return unit.at;
  const to = stepAway(baseOf(assault, unit), enemy.at, cm, assault.table);
  return along(unit.at, to, freePart(assault, unit, to));
};

interface UsualWay {
  readonly unit: Unit;
  readonly to: Point;
}

/** The usual ways of all who have made no leg in the move that they make, and go anywhere. @rule A7.3 */
const usualWays = once((assault: Assault): readonly UsualWay[] => withdrawingUnits(assault)
  .filter(unit => hasNoLeg(assault, unit))
  .map(unit => ({ unit, to: usualWithdrawal(assault, unit) }))
  .filter(({ unit, to }) => distance(unit.at, to) > USED_UP));

/** How many would still withdraw in the usual way. @rule A7.3 */
export const unitsToWithdraw = (assault: Assault): number => usualWays(assault).length;

/** Whether anybody would. @rule A7.3 */
export const hasRest = (assault: Assault): boolean => unitsToWithdraw(assault) > 0;

/** Everybody at once, where nobody can meet dangerous terrain. */
const goAllAtOnce = (assault: Assault, ways: readonly UsualWay[]): Assault => {
  const second: Corners[] = [];
  const gone = new Map(ways.map(({ unit, to }) => {
    const turning = turningPoint(assault, { unit, to });
    if (turning === null) return [unit.id, moved(unit, to)];
    const turned = distance(unit.at, turning) > ROUNDING ? moved(unit, turning) : unit;
    second.push({ unit: unit.id, corners: turned.path.length });
    return [unit.id, moved(turned.careful ? unitWith(turned, { careful: false }) : turned, to)];
  }));
  // Who stays where it is stays the same object, by which a screen knows that nobody has moved.
  const carried = (unit: Unit): Unit => {
    const at = unit.aboard === null ? undefined : gone.get(unit.aboard)?.at;
    return at === undefined || distance(unit.at, at) <= NOISE ? unit : unitWith(unit, { at });
  };
  const units = assault.units.map(unit => gone.get(unit.id) ?? carried(unit));
  return movesWith(assaultWith(assault, { units }), { second: [...assault.moves.second, ...second] });
};

/**
 * Everybody who has made no leg withdraws in the usual way, in the order of the scenario; after the first moves only
 * in the second.
 *
 * @rule A7.3
 */
export const withdrawTheRest = (assault: Assault): Assault => {
  const ways = usualWays(assault);
  if (ways.length === 0) return assault;
  if (ways.every(({ unit }) => dangerousFor(assault, unit).length === 0)) return goAllAtOnce(assault, ways);
  return goOnWithdrawing(addWays(assault, ways.map(({ unit, to }) =>
    ({ kind: 'leg', unit: unit.id, to, collects: null, isTold: false }))));
};

/** Why the first moves are not over now; null if they are, as overwatch asks for it. @rule A7.3, A2.12 */
export const whyNotHalfway = (assault: Assault): Refusal | null =>
  (assault.moves.isHalfway ? refuse('A7.3', 'halfway-over') : whyNotAsk(assault, assault.withdrawing, 'A7.3'));

/** Everybody’s first move is over, and what is left of it is lost. @rule A7.3 */
export const endFirstMoves = (assault: Assault): Assault =>
  movesWith(beginSecond(askOverwatch(assault, assault.withdrawing), withdrawingUnits(assault)), { isHalfway: true });
