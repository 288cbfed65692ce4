/** A3. Counter-charge: units not yet in contact go 5 or 10cm straight at their nearest enemy. */
import { distance, type Point } from '../../battlefield/base.ts';
import { stepTowards } from '../../battlefield/measure.ts';
import { bargingLeg } from './a2-charge.ts';
import { barge, whyNotBarge } from '../movement/barge.ts';
import { keepCoherency } from './a2-coherency.ts';
import { isTornApart, staysTogether } from './a3-coherency.ts';
import { has, isWarEngine, sizeOf } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { baseOf, gapBetween, isContact, ROUNDING } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import {
  contactsAt, endMoves, isFull, isStraightAt, makeLeg, movedBy, startOf, whyBlocked, whyTooFar,
  whyTooMany, USED_UP, type Leg,
} from '../movement/movement.ts';
import {
  changeFormations, combatantOf, fighters, fightersOnTable, fightingFormations, formationOf, isOnTable, livingIn,
  livingOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import { whyNotRise } from '../movement/pop-up.ts';
import { ferocityOf } from '../special-rules/epic-au.ts';
import { mustCounterCharge as isEager } from '../special-rules/formation-rules.ts';
import { isUsed } from '../movement/transports.ts';
import { isInZone, loseZonesInContact } from '../movement/zones-of-control.ts';

/** From this Speed on a counter-charge is the long one. @rule A3.1 */
const FAST = 30;
const LONG = 10;
const SHORT = 5;

/**
 * How far a unit may counter-charge, cm: 10 with Speed 30 or more, 5 below that, nothing for what cannot move.
 * Ferocity adds 5, Infiltrators and roads change nothing. Who goes carefully goes 5 whatever it is.
 *
 * @rule A3.1, A3.3, A3.9, A3.10
 * @ruling immobileCounterCharge
 */
export const counterChargeAllowance = (assault: Assault, unit: Unit): number => {
  const combatant = combatantOf(assault, unit);
  const { speed } = combatant;
  if (has(combatant, 'aircraft')) return 0;
  if (speed === 0 && assault.rulings.immobileCounterCharge === 'stays') return 0;
  if (unit.careful) return SHORT;
  return (speed >= FAST ? LONG : SHORT) + ferocityOf(combatant);
};

/** What a unit has left of its counter-charge to reach a transport with, cm. @rule A3.4 */
export const embarkingAllowance = (assault: Assault, id: string): number => {
  const unit = assault.units.find(one => one.id === id);
  return unit === undefined ? 0 : counterChargeAllowance(assault, unit) - movedBy(unit);
};

const atStart = (unit: Unit): Unit => unitWith(unit, { at: startOf(unit) });

/**
 * The enemies a unit may counter-charge: the closest of any formation, or the next closest where that one has two units
 * on it already. A war engine that few enough touch goes at the closest of the others.
 *
 * @rule A3.2, A3.10
 */
export const counterChargeTargets = (assault: Assault, unit: Unit): readonly Unit[] => {
  const from = atStart(unit);
  const isEngine = isWarEngine(combatantOf(assault, unit));
  const enemies = livingOf(assault, enemyOf(unit.side))
    .map(enemy => ({ enemy, cm: gapBetween(assault, from, enemy) }))
    .filter(({ cm }) => !(isEngine && isContact(cm)));
  const isOpen = ({ enemy }: { readonly enemy: Unit }): boolean => !isFull(assault, enemy, unit);
  const nearest = [...enemies].sort((a, b) => a.cm - b.cm).find(isOpen);
  if (nearest === undefined) return [];
  return enemies.filter(one => Math.abs(one.cm - nearest.cm) <= ROUNDING && isOpen(one)).map(one => one.enemy);
};

const isNearer = (assault: Assault, leg: Leg, enemy: Unit): boolean =>
  gapBetween(assault, unitWith(leg.unit, { at: leg.to }), enemy) < gapBetween(assault, leg.unit, enemy) - ROUNDING;

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
  const there = unitWith(leg.unit, { at: leg.to });
  if (enemy.contacted || !isInZone(assault, there, enemy) || isContact(gapBetween(assault, there, enemy))) return false;
  const left = counterChargeAllowance(assault, leg.unit) - movedBy(leg.unit);
  const furthest = { unit: leg.unit, to: straightAt(assault, leg.unit, enemy, left) };
  const further = unitWith(there, { at: furthest.to });
  const wouldGain = gapBetween(assault, there, enemy) - gapBetween(assault, further, enemy);
  return wouldGain > USED_UP && whyBlocked(assault, furthest) === null && whyTooMany(assault, furthest) === null;
};

const whyNotHis = (assault: Assault, side: Side, id: string): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const isHis = unit !== undefined && isOnTable(unit) && unit.side === side
    && formationOf(assault, unit.formation).fighting;
  return isHis ? null : refuse('A3.1', 'not-yours-to-move', { unit: unit?.name ?? id });
};

/**
 * A unit that stood in base contact before it could move stays; a war engine may go on while few enough touch it.
 *
 * @rule A3.1, A3.10
 * @ruling warEngineCounterCharge
 */
export const whyHeld = (assault: Assault, unit: Unit): Refusal | null => {
  if (unit.left !== null) return refuse('A3.4', 'has-got-out', { unit: unit.name });
  if (isUsed(assault, unit.id)) return refuse('A3.4', 'has-unloaded', { unit: unit.name });
  const touched = contactsAt(assault, { unit, to: unit.at });
  const combatant = combatantOf(assault, unit);
  const isFree = isWarEngine(combatant) && assault.rulings.warEngineCounterCharge === 'below-capacity'
    && touched.length < sizeOf(combatant);
  if (touched.length === 0 || isFree) return null;
  return refuse('A3.1', 'in-contact-already', { unit: unit.name, enemy: touched[0]!.name });
};

/** Why a unit of a side may not go this way, whatever becomes of its formation. @rule A3.1, A3.2, A3.8, A2.13 */
const whyNotThisWay = (assault: Assault, leg: Leg): Refusal | null => {
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
  return whyNotBarge(assault, leg) ?? whyBlocked(assault, leg) ?? whyTooMany(assault, leg);
};

/** A formation that a move would leave torn apart, even if the others followed. @rule A3.3, A2.8 */
const whyTornApart = (assault: Assault, { unit, to }: Leg): Refusal | null =>
  (staysTogether(makeLeg(assault, unit.id, to), unit.formation, waysOn) ? null
    : refuse('A3.3', 'torn-apart', { unit: unit.name, formation: formationOf(assault, unit.formation).name }));

/**
 * Why a unit of a side may not make this counter-charge move; null if it may.
 *
 * @rule A3.1, A3.2, A3.3, A3.8, A2.13
 */
export const whyNotCounterCharge = (assault: Assault, side: Side, id: string, to: Point): Refusal | null => {
  const refused = whyNotHis(assault, side, id);
  if (refused !== null) return refused;
  const leg = bargingLeg(assault, id, to);
  return whyNotThisWay(assault, leg) ?? whyTornApart(assault, leg);
};

/** How finely a way is shortened when its end is taken, and where somebody only has to keep up, cm. */
const SHORTER = 0.5;
const KEEPING_UP = 2;

/** The furthest spot straight at its nearest enemy that a unit may go to. @rule A3.2 */
const furthest = (assault: Assault, id: string, mayGo: (to: Point) => boolean): Point | null => {
  const unit = unitOf(assault, id);
  const left = counterChargeAllowance(assault, unit) - movedBy(unit);
  for (const enemy of counterChargeTargets(assault, unit)) {
    for (let cm = Math.min(left, gapBetween(assault, unit, enemy)); cm > 0; cm -= SHORTER) {
      const to = straightAt(assault, unit, enemy, cm);
      if (mayGo(to)) return to;
    }
  }
  return null;
};

/**
 * Where a unit may go that keeps up with its formation: as far as it can, as far as another has gone, or less.
 *
 * @rule A3.2
 */
const waysOn = (assault: Assault, id: string): readonly Point[] => {
  const mayGo = (to: Point): boolean => whyNotThisWay(assault, bargingLeg(assault, id, to)) === null;
  const far = furthest(assault, id, mayGo);
  if (far === null) return [];
  const unit = unitOf(assault, id);
  const most = counterChargeAllowance(assault, unit) - movedBy(unit);
  const asOthers = livingIn(assault, unit.formation).map(movedBy);
  const some = Array.from({ length: Math.floor(most / KEEPING_UP) }, (_, i) => (i + 1) * KEEPING_UP);
  const ways = [...new Set([...asOthers, ...some])].filter(cm => cm > 0 && cm <= most);
  return [far, ...counterChargeTargets(assault, unit).flatMap(enemy =>
    ways.map(cm => straightAt(assault, unit, enemy, cm)).filter(mayGo))];
};

/**
 * The usual counter-charge: straight at the nearest enemy, into contact if it is near enough, less far where others
 * stand in the way or its formation would be torn apart.
 *
 * @returns where the unit's centre ends, null if it cannot move that way.
 * @rule A3.2, A3.3
 */
export const usualCounterCharge = (assault: Assault, id: string): Point | null => {
  const { side } = unitOf(assault, id);
  return furthest(assault, id, to => whyNotCounterCharge(assault, side, id, to) === null);
};

/**
 * A formation that is touched without having been in the assault joins it, on its own side; those who are touched are
 * enemies, so that nobody draws in friends.
 *
 * @rule A3.5, A3.6
 */
const drawIn = (assault: Assault, touched: readonly Unit[]): Assault => {
  const outside = [...new Set(touched.map(enemy => enemy.formation))].filter(id => !formationOf(assault, id).fighting);
  return outside.reduce((after, id) => note(
    changeFormations(after, [id], one => formationWith(one, { fighting: true, drawnIn: true })),
    'a3CounterCharge', 'A3.5', 'drawn-in', { formation: formationOf(assault, id).name },
  ), assault);
};

/** Moves a counter-charging unit; a third formation that it touches is drawn into the assault. @rule A3.1, A3.5 */
export const counterChargeTo = (assault: Assault, id: string, to: Point): Assault => {
  const leg = bargingLeg(assault, id, to);
  const after = loseZonesInContact(barge(makeLeg(assault, id, to), leg));
  const unit = unitOf(after, id);
  const touched = contactsAt(after, { unit, to });
  const cm = distance(unitOf(assault, id).at, to);
  if (touched.length === 0) return note(after, 'a3CounterCharge', 'A3.1', 'moved', { unit: unit.name, cm });
  const noted = note(after, 'a3CounterCharge', 'A3.1', 'moved-into-contact', {
    unit: unit.name, cm, enemy: touched[0]!.name,
  });
  return drawIn(noted, touched);
};

/** Units of a side that could counter-charge now. @rule A3.1 */
export const mayCounterCharge = (assault: Assault, side: Side): readonly string[] =>
  fightersOnTable(assault, side).map(unit => unit.id).filter(id => usualCounterCharge(assault, id) !== null);

/** Units of a side that have to counter-charge, or to go on, before the step can end. @rule A3.9 */
export const mustCounterCharge = (assault: Assault, side: Side): readonly string[] => fightersOnTable(assault, side)
  .filter(unit => isEager(formationOf(assault, unit.formation))
    && counterChargeAllowance(assault, unit) - movedBy(unit) > USED_UP)
  .map(unit => unit.id)
  .filter(id => usualCounterCharge(assault, id) !== null);

/** Why a unit of a side may not pop up; null if it may: skimmers that could counter-charge. @rule A3.3 */
export const whyNotCounterRise = (assault: Assault, side: Side, id: string): Refusal | null =>
  whyNotRise(assault, id, whyNotHis(assault, side, id) ?? whyHeld(assault, unitOf(assault, id)));

/** The move of the next unit that has to counter-charge, null if nobody is left who has to. @rule A3.9 */
export const eagerMove = (assault: Assault): { readonly unit: string; readonly to: Point } | null => {
  const [unit] = mustCounterCharge(assault, assault.counterCharging);
  return unit === undefined ? null : { unit, to: usualCounterCharge(assault, unit)! };
};

/** Whether somebody of a formation can still counter-charge. @rule A3.1 */
const mayGoOn = (assault: Assault, formation: string): boolean =>
  livingIn(assault, formation).filter(isOnTable).some(unit => usualCounterCharge(assault, unit.id) !== null);

/**
 * Why a counter-charge cannot end yet; null if it can: the unblooded have to go as far as they can, and who has torn a
 * formation apart has to bring the others up.
 *
 * @rule A3.3, A3.9
 */
export const whyNotEndCounterCharge = (assault: Assault, side: Side): Refusal | null => {
  const [first] = mustCounterCharge(assault, side);
  if (first !== undefined) return refuse('A3.9', 'must-counter-charge', { unit: unitOf(assault, first).name });
  const torn = fightingFormations(assault, side).find(({ id }) => isTornApart(assault, id) && mayGoOn(assault, id));
  return torn === undefined ? null : refuse('A3.3', 'not-together', { formation: torn.name });
};

/** Ends a side's counter-charge: who is out of coherency all the same is lost. @rule A3.3, A2.8 */
export const endCounterCharge = (assault: Assault, side: Side, keep: string | null): Assault => {
  const moved = fighters(assault, side).filter(unit => unit.path.length > 0 || unit.left !== null).length;
  let after = moved === 0 ? note(assault, 'a3CounterCharge', 'A3.2', 'nobody-counter-charges', { side }) : assault;
  for (const formation of fightingFormations(assault, side)) {
    after = keepCoherency(after, formation.id, 'a3CounterCharge', keep);
  }
  return assaultWith(endMoves(after), { counterCharging: 'defender' });
};
