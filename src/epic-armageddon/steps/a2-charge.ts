/** A2. Charge: one move for each unit of the engaging formation, and the 15cm and line-of-fire test. */
import { distance, type Point } from '../../battlefield/base.ts';
import { breakIfShaken } from '../attacks/blast-markers.ts';
import { keepCoherency } from './a2-coherency.ts';
import { has } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { gapBetween, isAnyoneEngaged, isAnyoneNear, ROUNDING } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import {
  contactsAt, endMoves, isStraightAt, legOf, makeLeg, movedBy, roadBonus, startOf, whyBlocked, whyTooFar,
  whyTooMany, CAREFUL, USED_UP, type Leg,
} from '../movement/movement.ts';
import { barge, bargedBy, whyNotBarge } from '../movement/barge.ts';
import { hasEngaged } from '../special-rules/saves-and-weapons.ts';
import { hasUnloaded } from '../movement/transports.ts';
import {
  changeFormations, combatantOf, fightersOnTable, fightingFormations, formationOf, isOnTable, livingIn, unitOf,
} from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import {
  enemiesWithZones, type ZoneEntry, isInZone, loseZonesInContact, zoneOf, zonesEntered,
} from '../movement/zones-of-control.ts';

/**
 * How far a unit may charge: its Speed, Infiltrators twice that, and 5cm more if all of it is on a road; aircraft land
 * wherever they like.
 *
 * @rule A2.1
 */
export const chargeAllowance = (assault: Assault, leg: Leg): number => {
  const combatant = combatantOf(assault, leg.unit);
  if (has(combatant, 'aircraft')) return Infinity;
  if (leg.unit.careful) return Math.min(CAREFUL, combatant.speed);
  return combatant.speed * (has(combatant, 'infiltrator') ? 2 : 1) + roadBonus(assault, leg);
};

/** Whether an enemy is in the assault, so that the charge may go at it. @rule A2.3 */
export const isTarget = (assault: Assault, enemy: Unit): boolean =>
  formationOf(assault, enemy.formation).fighting;

const touchesAt = (assault: Assault, leg: Leg, enemy: Unit): boolean =>
  contactsAt(assault, leg).some(one => one.id === enemy.id);

/**
 * Whether a leg may pass into the zone of a Scout that is not the target: it ends in contact with a unit of the target
 * that stands wholly inside that zone and is nearer than the Scout.
 *
 * @rule A2.3
 */
const passesScout = (assault: Assault, leg: Leg, scout: Unit): boolean => {
  if (!has(combatantOf(assault, scout), 'scout')) return false;
  return contactsAt(assault, leg).some(enemy => isTarget(assault, enemy)
    && gapBetween(assault, enemy, scout) + 2 * combatantOf(assault, enemy).radius <= zoneOf(assault, scout) + ROUNDING
    && gapBetween(assault, leg.unit, enemy) < gapBetween(assault, leg.unit, scout));
};

/** Whether a unit goes straight at an enemy for as far as its move lasts. @rule A2.4 */
const goesAllOut = (leg: Leg, enemy: Unit, allowance: number): boolean => {
  const left = allowance - movedBy(leg.unit) - distance(leg.unit.at, leg.to);
  return isStraightAt(leg, enemy) && left < USED_UP;
};

/**
 * Why a leg may not enter the zones on its way; null if it may. Only zones of the target may be entered, and only to
 * touch the first, nearest enemy whose zone that is, or to go straight at it as far as the move lasts.
 *
 * @rule A2.3, A2.4
 */
const whyNotEnter = (
  assault: Assault, leg: Leg, entries: readonly ZoneEntry[], allowance: number,
): Refusal | null => {
  const unit = leg.unit.name;
  const foreign = entries.find(({ enemy }) => !isTarget(assault, enemy) && !passesScout(assault, leg, enemy));
  if (foreign !== undefined) return refuse('A2.3', 'zone-of-another', { unit, enemy: foreign.enemy.name });
  const first = entries.find(({ enemy }) => isTarget(assault, enemy));
  if (first === undefined) return null;
  const nearest = entries.filter(({ enemy, part }) => isTarget(assault, enemy) && part - first.part <= ROUNDING);
  const isMet = nearest.some(({ enemy }) => touchesAt(assault, leg, enemy) || goesAllOut(leg, enemy, allowance));
  return isMet ? null : refuse('A2.4', 'must-touch-nearest', { unit, enemy: first.enemy.name });
};

/** Zones that bind a charging unit: Infiltrators ignore those of the target. @rule A2.3 */
export const zonesBinding = (assault: Assault, leg: Leg): readonly ZoneEntry[] => {
  const isInfiltrator = has(combatantOf(assault, leg.unit), 'infiltrator');
  return zonesEntered(assault, leg.unit, leg.to).filter(({ enemy }) => !(isInfiltrator && isTarget(assault, enemy)));
};

/** Formations that make the charge: the engaging one and those combined with it. @rule A1.5, A2.1 */
export const charging = (assault: Assault): readonly string[] =>
  fightingFormations(assault, formationOf(assault, assault.engaging).side).filter(hasEngaged).map(one => one.id);

/** A leg with those whom a war engine shoves aside on it. @rule A2.13 */
export const bargingLeg = (assault: Assault, id: string, to: Point): Leg => {
  const leg = legOf(assault, id, to);
  return { ...leg, pushed: bargedBy(assault, leg) };
};

/** A unit that has entered a zone in this step or touches an enemy has gone as far as it goes. @rule A2.4 */
const whyBound = (assault: Assault, leg: Leg): Refusal | null => {
  const touched = contactsAt(assault, { unit: leg.unit, to: leg.unit.at })[0];
  if (touched !== undefined && leg.unit.path.length > 0) {
    return refuse('A2.4', 'in-contact-already', { unit: leg.unit.name, enemy: touched.name });
  }
  if (leg.unit.left !== null) return refuse('A2.11', 'has-got-out', { unit: leg.unit.name });
  return hasUnloaded(assault, leg.unit.id) ? refuse('A2.11', 'has-unloaded', { unit: leg.unit.name }) : null;
};

/**
 * Why a unit may not make this leg of its charge; null if it may.
 *
 * @rule A2.1, A2.3, A2.4, A2.6, A2.9, A2.13
 */
export const whyNotCharge = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isOnTable(unit) || !charging(assault).includes(unit.formation)) {
    return refuse('A2.1', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const leg = bargingLeg(assault, id, to);
  const allowance = chargeAllowance(assault, leg);
  return whyBound(assault, leg)
    ?? whyTooFar(leg, allowance, 'A2.1')
    ?? whyNotBarge(assault, leg)
    ?? whyBlocked(assault, leg)
    ?? whyTooMany(assault, leg)
    ?? whyNotEnter(assault, leg, zonesBinding(assault, leg), allowance);
};

/** Moves a charging unit; whom it touches loses its zone of control. @rule A2.1, A2.5, A2.13 */
export const chargeTo = (assault: Assault, id: string, to: Point): Assault => {
  const leg = bargingLeg(assault, id, to);
  const pushed = leg.pushed!.map(one => unitOf(assault, one).name);
  const barged = barge(makeLeg(assault, id, to), leg);
  const noted = pushed.length === 0 ? barged
    : note(barged, 'a2Charge', 'A2.13', 'barges', { unit: leg.unit.name, pushed });
  const charged = loseZonesInContact(noted);
  const unit = unitOf(charged, id);
  const touched = contactsAt(charged, { unit, to: unit.at })[0];
  const cm = distance(unitOf(assault, id).at, to);
  if (has(combatantOf(assault, unit), 'aircraft')) {
    return note(charged, 'a2Charge', 'A2.1', 'lands', { unit: unit.name });
  }
  return touched === undefined
    ? note(charged, 'a2Charge', 'A2.1', 'moved', { unit: unit.name, cm })
    : note(charged, 'a2Charge', 'A2.1', 'moved-into-contact', { unit: unit.name, cm, enemy: touched.name });
};

/** Whether a unit owes the zone of the target that it began in nothing. @rule A2.3, A2.7 @ruling ownTargetZone */
const mayStayWithTarget = (assault: Assault, leg: Leg, enemy: Unit): boolean =>
  assault.rulings.ownTargetZone === 'may-stay'
    || has(combatantOf(assault, leg.unit), 'infiltrator')
    || contactsAt(assault, leg).some(one => isTarget(assault, one))
    || goesAllOut(leg, enemy, chargeAllowance(assault, leg));

/**
 * Enemies in whose zones a unit began and still is, and may not be: those of the target unless it touches one of them,
 * has gone straight at this one as far as it could, or infiltrates; those of others but for a Scout that it may pass.
 *
 * @rule A2.3, A2.7
 * @ruling ownTargetZone
 */
const stillNear = (assault: Assault, unit: Unit): readonly Unit[] => {
  const whole: Leg = { unit: unitWith(unit, { at: startOf(unit), path: [] }), to: unit.at };
  const mayBeNear = (enemy: Unit): boolean => (isTarget(assault, enemy)
    ? mayStayWithTarget(assault, whole, enemy) : passesScout(assault, whole, enemy));
  return enemiesWithZones(assault, unit)
    .filter(enemy => isInZone(assault, whole.unit, enemy) && isInZone(assault, unit, enemy) && !mayBeNear(enemy));
};

/** Why a charging unit cannot be left where it is; null if it can. @rule A2.3, A2.7 */
export const whyNotStay = (assault: Assault, unit: Unit): Refusal | null => {
  const [still] = stillNear(assault, unit);
  return still === undefined ? null
    : refuse('A2.7', 'still-in-zone', { unit: unit.name, enemy: still.name, isTarget: isTarget(assault, still) });
};

/** The first of those who charge that cannot be left where it is; null: all can. @rule A2.3, A2.7 */
export const whoMayNotStay = (assault: Assault): Unit | null =>
  charging(assault).flatMap(id => livingIn(assault, id)).filter(isOnTable)
    .find(unit => whyNotStay(assault, unit) !== null) ?? null;

/**
 * Why the charge cannot end yet; null if it can. A unit that began in a zone of control, whether it has moved or not,
 * must touch a unit of the target or be out of it, and out of every zone of another formation.
 *
 * @rule A2.3, A2.7
 */
export const whyNotEndCharge = (assault: Assault): Refusal | null => {
  const unit = whoMayNotStay(assault);
  return unit === null ? null : whyNotStay(assault, unit);
};

/** Ends the charge: stragglers are lost, and their markers may break a formation. @rule A2.8 */
export const endCharge = (assault: Assault, keep: string | null): Assault => {
  const formations = charging(assault);
  const coherent = formations.reduce((after, id) => keepCoherency(after, id, 'a2Charge', keep), assault);
  return breakInCharge(endMoves(coherent));
};

/** Markers from the way in may break those who charge, before anything is fought. @rule A2.8, A2.12 */
export const breakInCharge = (assault: Assault): Assault =>
  charging(assault).reduce((after, id) => breakIfShaken(after, id, 'a2Charge'), assault);

/** Formations that broke on their way in and are still in the assault. @rule A2.12 */
export const brokenInCharge = (assault: Assault): readonly string[] =>
  charging(assault).filter(id => formationOf(assault, id).broken && !formationOf(assault, id).wasBroken);

export const hasBrokenInCharge = (assault: Assault): boolean => brokenInCharge(assault).length > 0;

/** The assault as those see it who measure to the named target alone. @rule A1.4 @ruling reachToTarget */
const towardsTarget = (assault: Assault): Assault => {
  if (assault.rulings.reachToTarget === 'any-included') return assault;
  const { side } = formationOf(assault, assault.target);
  const others = fightingFormations(assault, side).map(one => one.id).filter(id => id !== assault.target);
  return changeFormations(assault, others, one => formationWith(one, { fighting: false }));
};

/**
 * Whether there is an assault at all: somebody of any formation that charges within 15cm of somebody, with a line of
 * fire; a Commander’s own may stand far off.
 *
 * @rule A1.4, A1.6, A2.2, A3.7
 * @ruling lineOfFireToAssault, reachToTarget
 */
export const isWithinReach = (assault: Assault): boolean => {
  const measured = towardsTarget(assault);
  return assault.rulings.lineOfFireToAssault === 'not-needed' ? isAnyoneNear(measured) : isAnyoneEngaged(measured);
};

/** How near the nearest two are of those who are measured, cm; Infinity where a side has nobody. @rule A1.4, A2.2 */
export const nearestGap = (assault: Assault): number => {
  const measured = towardsTarget(assault);
  const defenders = fightersOnTable(measured, 'defender');
  return Math.min(...fightersOnTable(measured, 'attacker')
    .flatMap(attacker => defenders.map(defender => gapBetween(measured, attacker, defender))));
};

/** In the first round somebody must be engaged or nothing is fought; later the fight goes on regardless. @rule A3.7 */
export const mayBeginAttacks = (assault: Assault): boolean =>
  assault.round > 1 || assault.engaged.length > 0
    || (assault.rulings.lineOfFireToAssault === 'not-needed' && isAnyoneNear(assault));

/** Nobody is near enough: the action ends; who has lost units on the way may break. @rule A2.2, B1 */
export const endWithoutAssault = (assault: Assault, step: 'a2Charge' | 'a3CounterCharge'): Assault => {
  const over: Assault = assaultWith(assault, { ending: 'no-assault', batch: null, volley: null });
  const ended = assault.formations.filter(one => one.fighting)
    .reduce((after, { id }) => breakIfShaken(after, id, step), over);
  const isAnybodyLeft = charging(assault).length > 0;
  return note(ended, step, step === 'a2Charge' ? 'A2.2' : 'A3.7', isAnybodyLeft ? 'no-assault' : 'charge-broken');
};
