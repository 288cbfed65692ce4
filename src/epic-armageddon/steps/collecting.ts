/** Transports that collect units of their formation on the way, and set them down: in a charge and in a withdrawal. */
import type { Point } from '../../battlefield/base.ts';
import { pathLength } from '../../battlefield/segment.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault, Unit, Way } from '../model/state.ts';
import { wayToCollect, type Reach } from '../movement/collecting.ts';
import { gapBetween } from '../movement/engagement.ts';
import { movedBy } from '../movement/movement.ts';
import { getOut, hasUnloaded, whyNoPlace } from '../movement/transports.ts';
import {
  beginSecond, hasNoLeg, isFirstOver, isInSecond, isSecondAfter, withdrawalAllowance,
} from '../movement/two-moves.ts';
import { enemiesWithZones, isInZone } from '../movement/zones-of-control.ts';
import { chargeAllowance, chargeTo, charging, whyNotCharge, zonesBinding } from './a2-charge.ts';
import { meetDangers, meetDangersBeside, takeCare, whyNotCareful } from './a2-dangerous-terrain.ts';
import { goOnWithdrawing, whyStopped } from './a7-withdrawal-moves.ts';
import { addWays, followWays, withoutFirst, type WayRules } from './ways.ts';

/** In a charge no zone may be entered only to collect somebody. @rule A2.3, A2.11 */
const chargeReach = (assault: Assault, transport: Unit): Reach => ({
  left: chargeAllowance(assault, { unit: transport, to: transport.at }) - movedBy(transport),
  zones: enemiesWithZones(assault, transport).filter(enemy => !isInZone(assault, transport, enemy)),
  allows: leg => zonesBinding(assault, leg).length === 0,
});

const withdrawalReach = (assault: Assault, transport: Unit): Reach => ({
  left: withdrawalAllowance(assault, transport) - movedBy(transport), zones: [], allows: () => true,
});

/** No way that is short enough leads to a unit. @rule A2.11, A7.3 */
const tooFar = (
  assault: Assault, unit: Unit, transport: Unit, { left }: Reach, rule: 'A2.11' | 'A7.3',
): Refusal => refuse(rule, 'transport-too-far', {
  unit: unit.name, transport: transport.name, cm: gapBetween(assault, unit, transport), left,
});

/** The way to a unit, which it then gets in; a transport that stands beside it tests for the ground it reaches into. */
const comeFor = (assault: Assault, unit: Unit, transport: Unit, reach: Reach): Assault => {
  const way = wayToCollect(assault, transport, unit, reach)!;
  const tested = way.length === 0 ? meetDangersBeside(assault, transport.id, unit) : assault;
  const legs = way.map((to, i): Way => ({
    kind: 'leg', unit: transport.id, to, collects: i === way.length - 1 ? unit.id : null, isTold: true,
  }));
  return addWays(tested, [...legs, { kind: 'board', unit: transport.id, collects: unit.id }]);
};

/** Only units of its own formation are collected. @rule A2.11 */
const whyNotOurs = (
  assault: Assault, id: string, into: string, movers: readonly string[], rule: 'A2.11' | 'A7.3',
): Refusal | null => {
  const refused = whyNoPlace(assault, id, into, movers, rule);
  if (refused !== null) return refused;
  const [unit, transport] = [unitOf(assault, id), unitOf(assault, into)];
  return unit.formation === transport.formation ? null
    : refuse(rule, 'may-not-get-in', { unit: unit.name, transport: transport.name });
};

/**
 * Why a transport that charges may not collect a unit; null if it may: the unit has made no move itself.
 *
 * @rule A2.11
 */
export const whyNotCollect = (assault: Assault, id: string, into: string): Refusal | null => {
  const refused = whyNotOurs(assault, id, into, charging(assault), 'A2.11');
  if (refused !== null) return refused;
  const [unit, transport] = [unitOf(assault, id), unitOf(assault, into)];
  const names = { unit: unit.name, transport: transport.name };
  if (unit.path.length > 0) return refuse('A2.11', 'moved-itself', names);
  if (hasUnloaded(assault, into)) return refuse('A2.11', 'has-unloaded', { unit: transport.name });
  const reach = chargeReach(assault, transport);
  const way = wayToCollect(assault, transport, unit, reach);
  if (way === null) return tooFar(assault, unit, transport, reach, 'A2.11');
  return way[0] === undefined ? null : whyNotCharge(assault, into, way[0]);
};

const CHARGING: WayRules = {
  step: 'a2Charge',
  rule: 'A2.11',
  go: (assault, { unit, to, collects }) => meetDangers(
    chargeTo(withoutFirst(assault), unit, to), unit, collects === null ? null : unitOf(assault, collects),
  ),
};

/** Goes on with the ways of a charge once a test has been thrown. @rule A2.10, A2.11 */
export const goOnCharging = (assault: Assault): Assault => followWays(assault, CHARGING);

/** A transport that charges comes to a unit, which gets in. @rule A2.11 */
export const collect = (assault: Assault, id: string, into: string): Assault => {
  const transport = unitOf(assault, into);
  return goOnCharging(comeFor(assault, unitOf(assault, id), transport, chargeReach(assault, transport)));
};

/** Whether a unit has moved itself in the move in which a transport would come to it. @rule A7.3 */
const hasMovedItself = (assault: Assault, unit: Unit, transport: Unit, cm: number): boolean =>
  (isSecondAfter(assault, transport, cm)
    ? isInSecond(assault, unit) && !hasNoLeg(assault, unit)
    : unit.path.length > 0);

/**
 * Why a transport that withdraws may not collect a unit; null if it may: the unit has made no move itself in that one.
 *
 * @rule A7.3, A2.11
 */
export const whyNotCollectInFlight = (assault: Assault, id: string, into: string): Refusal | null => {
  const refused = whyNotOurs(assault, id, into, assault.withdrawing, 'A7.3');
  if (refused !== null) return refused;
  const [unit, transport] = [unitOf(assault, id), unitOf(assault, into)];
  const stopped = whyStopped(assault, unit) ?? whyStopped(assault, transport);
  if (stopped !== null) return stopped;
  const reach = withdrawalReach(assault, transport);
  const way = wayToCollect(assault, transport, unit, reach);
  if (way === null) return tooFar(assault, unit, transport, reach, 'A7.3');
  return hasMovedItself(assault, unit, transport, pathLength([transport.at, ...way]))
    ? refuse('A7.3', 'moved-itself', { unit: unit.name, transport: transport.name }) : null;
};

/** A transport that withdraws comes to a unit, which gets in and rides in the next move. @rule A7.3, A2.11 */
export const collectInFlight = (assault: Assault, id: string, into: string): Assault => {
  const transport = unitOf(assault, into);
  return goOnWithdrawing(comeFor(assault, unitOf(assault, id), transport, withdrawalReach(assault, transport)));
};

/** Whether a passenger was set down after the first move of its transport, which has not gone on since. @rule A7.3 */
const isUnloading = (assault: Assault, transport: Unit): boolean => hasNoLeg(assault, transport)
  && assault.units.some(unit => unit.left === transport.id && unit.aboard === null && isInSecond(assault, unit));

/**
 * A passenger is set down: after the first move, which is over for both then, or after the second, with which neither
 * goes any further.
 *
 * @rule A7.3, A2.11
 */
export const setDown = (assault: Assault, id: string, to: Point): Assault => {
  const transport = unitOf(assault, unitOf(assault, id).aboard!);
  const isFirst = !isInSecond(assault, transport) || isUnloading(assault, transport);
  const out = getOut(assault, id, to, 'a7Withdraw', 'A7.3');
  return meetDangers(isFirst ? beginSecond(out, [unitOf(out, id), unitOf(out, transport.id)]) : out, id);
};

/** Why a unit that withdraws may not take care in its move; null if it may. @rule A2.10, A7.3 */
export const whyNotCarefulInFlight = (assault: Assault, id: string): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const isNew = unit !== undefined && !isInSecond(assault, unit) && isFirstOver(assault, unit);
  return (unit === undefined ? null : whyStopped(assault, unit))
    ?? whyNotCareful(assault, id, assault.withdrawing, isNew ? 0 : undefined);
};

/** A unit takes care for the rest of its move, of the second if the first is over. @rule A2.10, A7.3 */
export const takeCareInFlight = (assault: Assault, id: string): Assault => {
  const unit = unitOf(assault, id);
  const isNew = isFirstOver(assault, unit) && !isInSecond(assault, unit);
  return takeCare(isNew ? beginSecond(assault, [unit]) : assault, id, 'a7Withdraw');
};
