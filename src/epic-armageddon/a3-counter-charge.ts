/** A3. Counter-charge: units not yet in contact go 5 or 10cm straight at their nearest enemy. */
import { distance, type Point } from '../battlefield/base.ts';
import { stepTowards } from '../battlefield/measure.ts';
import { keepCoherency } from './coherency.ts';
import { baseOf, gapBetween, isContact, ROUNDING } from './engagement.ts';
import { note, refuse, type Refusal } from './log.ts';
import {
  contactsAt, endMoves, isFull, isStraightAt, legOf, makeLeg, movedBy, startOf, whyBlocked, whyTooFar,
  whyTooMany, USED_UP, type Leg,
} from './movement.ts';
import {
  combatantOf, enemyOf, fighters, fightingFormations, formationOf, isAlive, livingOf, unitOf,
  type Assault, type Side, type Unit,
} from './state.ts';
import { isInZone, loseZonesInContact } from './zones-of-control.ts';

/** From this Speed on a counter-charge is the long one. @rule A3.1 */
const FAST = 30;
const LONG = 10;
const SHORT = 5;

/**
 * How far a unit may counter-charge, cm: 10 with Speed 30 or more, 5 below that, nothing for what cannot move.
 * Infiltrators and roads change nothing.
 *
 * @rule A3.1, A3.3, A3.10
 * @ruling immobileCounterCharge
 */
export const counterChargeAllowance = (assault: Assault, unit: Unit): number => {
  const { speed } = combatantOf(assault, unit);
  if (speed === 0 && assault.rulings.immobileCounterCharge === 'stays') return 0;
  return speed >= FAST ? LONG : SHORT;
};

const atStart = (unit: Unit): Unit => ({ ...unit, at: startOf(unit) });

/**
 * The enemies a unit may counter-charge: the closest of any formation, or the next closest where that one has two units
 * on it already.
 *
 * @rule A3.2
 */
export const counterChargeTargets = (assault: Assault, unit: Unit): readonly Unit[] => {
  const from = atStart(unit);
  const enemies = livingOf(assault, enemyOf(unit.side)).map(enemy => ({ enemy, cm: gapBetween(assault, from, enemy) }));
  const isOpen = ({ enemy }: { readonly enemy: Unit }): boolean => !isFull(assault, enemy, unit);
  const nearest = [...enemies].sort((a, b) => a.cm - b.cm).find(isOpen);
  if (nearest === undefined) return [];
  return enemies.filter(one => Math.abs(one.cm - nearest.cm) <= ROUNDING && isOpen(one)).map(one => one.enemy);
};

const isNearer = (assault: Assault, leg: Leg, enemy: Unit): boolean =>
  gapBetween(assault, { ...leg.unit, at: leg.to }, enemy) < gapBetween(assault, leg.unit, enemy) - ROUNDING;

/** A way round is open only where the straight one is blocked. @rule A3.2 */
const isTowards = (assault: Assault, leg: Leg, enemy: Unit): boolean => {
  if (!isNearer(assault, leg, enemy)) return false;
  if (isStraightAt(leg, enemy)) return true;
  const left = counterChargeAllowance(assault, leg.unit) - movedBy(leg.unit);
  return whyBlocked(assault, { unit: leg.unit, to: straightAt(assault, leg.unit, enemy, left) }) !== null;
};

const straightAt = (assault: Assault, unit: Unit, enemy: Unit, cm: number): Point =>
  stepTowards(baseOf(assault, unit), baseOf(assault, enemy), cm);

/** Whether a unit ends in an enemy’s zone of control, apart from it, though it could have gone on. @rule A3.3, A2.4 */
const stopsShort = (assault: Assault, leg: Leg, enemy: Unit): boolean => {
  const there = { ...leg.unit, at: leg.to };
  if (enemy.contacted || !isInZone(assault, there, enemy) || isContact(gapBetween(assault, there, enemy))) return false;
  const left = counterChargeAllowance(assault, leg.unit) - movedBy(leg.unit);
  const furthest = { unit: leg.unit, to: straightAt(assault, leg.unit, enemy, left) };
  const wouldGain = gapBetween(assault, there, enemy) - gapBetween(assault, { ...there, at: furthest.to }, enemy);
  return wouldGain > USED_UP && whyBlocked(assault, furthest) === null && whyTooMany(assault, furthest) === null;
};

const whyNotHis = (assault: Assault, side: Side, id: string): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const isHis = unit !== undefined && isAlive(unit) && unit.side === side
    && formationOf(assault, unit.formation).fighting;
  return isHis ? null : refuse('A3.1', 'not-yours-to-move', { unit: unit?.name ?? id });
};

/** A unit that stood in base contact before it could move stays. @rule A3.1 */
const whyHeld = (assault: Assault, unit: Unit): Refusal | null => {
  const touched = contactsAt(assault, { unit, to: unit.at })[0];
  return touched === undefined ? null : refuse('A3.1', 'in-contact-already', { unit: unit.name, enemy: touched.name });
};

/** Touching a formation that is not in the assault would draw it in. @rule A3.5 */
const whyNotDrawIn = (assault: Assault, leg: Leg): Refusal | null => {
  const outsider = contactsAt(assault, leg).find(enemy => !formationOf(assault, enemy.formation).fighting);
  if (outsider === undefined) return null;
  const { name } = formationOf(assault, outsider.formation);
  return refuse('A3.5', 'would-draw-in', { unit: leg.unit.name, formation: name });
};

/**
 * Why a unit of a side may not make this counter-charge move; null if it may.
 *
 * @rule A3.1, A3.2, A3.3, A3.8
 */
export const whyNotCounterCharge = (assault: Assault, side: Side, id: string, to: Point): Refusal | null => {
  const refused = whyNotHis(assault, side, id);
  if (refused !== null) return refused;
  const leg = legOf(assault, id, to);
  const held = whyHeld(assault, leg.unit) ?? whyTooFar(leg, counterChargeAllowance(assault, leg.unit), 'A3.1');
  if (held !== null) return held;
  const targets = counterChargeTargets(assault, leg.unit);
  const towards = targets.filter(enemy => isTowards(assault, leg, enemy));
  if (towards.length === 0) {
    return refuse('A3.2', 'not-at-nearest', { unit: leg.unit.name, enemy: targets[0]?.name ?? '' });
  }
  if (towards.every(enemy => stopsShort(assault, leg, enemy))) {
    return refuse('A3.3', 'must-touch-nearest', { unit: leg.unit.name, enemy: towards[0]!.name });
  }
  return whyBlocked(assault, leg) ?? whyTooMany(assault, leg) ?? whyNotDrawIn(assault, leg);
};

/** How finely a way is shortened when its end is taken, cm. */
const SHORTER = 0.5;

/**
 * The usual counter-charge: straight at the nearest enemy, into contact if it is near enough, less far where others
 * stand in the way.
 *
 * @returns where the unit's centre ends, null if it cannot move that way.
 * @rule A3.2
 */
export const usualCounterCharge = (assault: Assault, id: string): Point | null => {
  const unit = unitOf(assault, id);
  const left = counterChargeAllowance(assault, unit) - movedBy(unit);
  for (const enemy of counterChargeTargets(assault, unit)) {
    for (let cm = Math.min(left, gapBetween(assault, unit, enemy)); cm > 0; cm -= SHORTER) {
      const to = straightAt(assault, unit, enemy, cm);
      if (whyNotCounterCharge(assault, unit.side, id, to) === null) return to;
    }
  }
  return null;
};

/** Moves a counter-charging unit. @rule A3.1 */
export const counterChargeTo = (assault: Assault, id: string, to: Point): Assault => {
  const after = loseZonesInContact(makeLeg(assault, id, to));
  const unit = unitOf(after, id);
  const touched = contactsAt(after, { unit, to })[0];
  const cm = distance(unitOf(assault, id).at, to);
  return touched === undefined
    ? note(after, 'a3CounterCharge', 'A3.1', 'moved', { unit: unit.name, cm })
    : note(after, 'a3CounterCharge', 'A3.1', 'moved-into-contact', { unit: unit.name, cm, enemy: touched.name });
};

/** Units of a side that could counter-charge now. @rule A3.1 */
export const mayCounterCharge = (assault: Assault, side: Side): readonly string[] =>
  fighters(assault, side).map(unit => unit.id).filter(id => usualCounterCharge(assault, id) !== null);

/** Ends a side's counter-charge: those out of coherency are lost. @rule A3.3 */
export const endCounterCharge = (assault: Assault, side: Side, keep: string | null): Assault => {
  const moved = fighters(assault, side).filter(unit => unit.path.length > 0).length;
  let after = moved === 0 ? note(assault, 'a3CounterCharge', 'A3.2', 'nobody-counter-charges', { side }) : assault;
  for (const formation of fightingFormations(assault, side)) {
    after = keepCoherency(after, formation.id, 'a3CounterCharge', keep);
  }
  return endMoves(after);
};
