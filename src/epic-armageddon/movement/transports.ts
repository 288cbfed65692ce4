/** Getting into transports and out of them. */
import type { Point } from '../../battlefield/base.ts';
import { carriesOthers, has, isWarEngine, sizeOf } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { gapBetween, isContact, ROUNDING } from './engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { contactsAt, CONTACT_LIMIT, flies, whyBlocked, whyTooMany } from './movement.ts';
import {
  changeFormations, changeUnits, combatantOf, formationOf, isAlive, isOnTable, passengersOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';
import { hasJustGotIn } from './two-moves.ts';
import { enemiesWithZones, isInZone, loseZonesInContact } from './zones-of-control.ts';

/** How far from its transport a passenger may be placed, cm; those who fly further from an aircraft. @rule A2.11 */
const OUT = 5;
const OUT_OF_AIRCRAFT = 15;

const outOf = (assault: Assault, transport: Unit, unit: Unit): number =>
  (has(combatantOf(assault, transport), 'aircraft') && flies(assault, unit) ? OUT_OF_AIRCRAFT : OUT);

/** How far a passenger's base reaches from its transport where it is placed. @ruling disembarkWithin */
const reachFrom = (assault: Assault, transport: Unit, unit: Unit, to: Point): number => {
  const cm = gapBetween(assault, transport, unitWith(unit, { at: to }));
  return assault.rulings.disembarkWithin === 'any-part' ? cm : cm + 2 * combatantOf(assault, unit).radius;
};

/** Whether so many enemies touch a transport that nobody gets in or out. @rule A3.4 */
const isTrapped = (assault: Assault, transport: Unit): boolean =>
  contactsAt(assault, { unit: transport, to: transport.at }).length
    >= CONTACT_LIMIT * sizeOf(combatantOf(assault, transport));

/** Only the target's zones may be entered, and only into contact. @rule A2.3, A2.11 */
const whyNotNear = (assault: Assault, unit: Unit, to: Point): Refusal | null => {
  const there: Unit = unitWith(unit, { at: to, aboard: null });
  const touched = contactsAt(assault, { unit: there, to });
  const near = enemiesWithZones(assault, there).filter(enemy => isInZone(assault, there, enemy));
  const foreign = near.find(enemy => !formationOf(assault, enemy.formation).fighting);
  if (foreign !== undefined) return refuse('A2.3', 'zone-of-another', { unit: unit.name, enemy: foreign.name });
  return near.length === 0 || touched.length > 0 ? null
    : refuse('A2.4', 'must-touch-nearest', { unit: unit.name, enemy: near[0]!.name });
};

/** Whether passengers of a formation may fight: of one that does, or of an unbroken one. @rule A2.11, W10 */
const mayJoin = ({ fighting, broken }: Formation): boolean => fighting || !broken;

/** By which rule a unit gets in or out. */
type TransportRule = 'A2.11' | 'A3.4' | 'A7.3';

/** Why a passenger of any formation may not get out at a spot; null if it may. Whom it may join is not asked. */
const whyNotOut = (
  assault: Assault, { id, to }: { readonly id: string; readonly to: Point }, movers: readonly string[],
  rule: TransportRule, mayGetOut: (formation: Formation) => boolean,
): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const name = unit?.name ?? id;
  if (unit === undefined || !isAlive(unit) || unit.aboard === null) return refuse(rule, 'not-aboard', { unit: name });
  const transport = unitOf(assault, unit.aboard);
  const names = { unit: name, transport: transport.name };
  if (!movers.includes(transport.formation) || !mayGetOut(formationOf(assault, unit.formation))) {
    return refuse(rule, 'may-not-get-out', names);
  }
  if (hasJustGotIn(assault, unit, transport)) return refuse(rule, 'just-got-in', names);
  if (isTrapped(assault, transport) || transport.poppedUp) return refuse('A3.4', 'trapped', names);
  const cm = outOf(assault, transport, unit);
  if (reachFrom(assault, transport, unit, to) > cm + ROUNDING) {
    return refuse(rule, 'too-far-from-transport', { ...names, cm });
  }
  const leg = { unit: unitWith(unit, { at: to, aboard: null }), to };
  return whyBlocked(assault, leg) ?? whyTooMany(assault, leg);
};

/** Why a passenger may not get out at a spot; null if it may: never in the move it got in. @rule A2.11, A3.4, W10 */
export const whyNotDisembark = (
  assault: Assault, id: string, to: Point, movers: readonly string[], rule: 'A2.11' | 'A3.4',
): Refusal | null => whyNotOut(assault, { id, to }, movers, rule, mayJoin)
  ?? whyNotNear(assault, unitOf(assault, id), to);

/** Why a passenger may not get out in a withdrawal; null if it may. Zones of control do not count. @rule A7.3 */
export const whyNotSetDown = (assault: Assault, id: string, to: Point): Refusal | null =>
  whyNotOut(assault, { id, to }, assault.withdrawing, 'A7.3', ({ id: own }) => assault.withdrawing.includes(own));

/** A passenger stands where it has got out. @rule A2.11, A7.3 */
export const getOut = (assault: Assault, id: string, to: Point, step: Step, rule: TransportRule): Assault => {
  const unit = unitOf(assault, id);
  const transport = unitOf(assault, unit.aboard!);
  const units = changeUnits(assault, [id], one =>
    unitWith(one, { aboard: null, left: transport.id, at: to, path: [to] }));
  return note(loseZonesInContact(assaultWith(assault, { units })), step, rule, 'gets-out', {
    unit: unit.name, transport: transport.name,
  });
};

/** A passenger gets out; a formation carried by another one's war engine now fights with it. @rule A2.11, A3.4 */
export const disembark = (assault: Assault, id: string, to: Point, step: Step): Assault => changeFormations(
  getOut(assault, id, to, step, 'A2.11'), [unitOf(assault, id).formation],
  one => formationWith(one, { fighting: true }),
);

/** Whether anybody has got out of a transport in this step: it goes no further. @rule A2.11 */
export const hasUnloaded = (assault: Assault, transport: string): boolean =>
  assault.units.some(unit => unit.left === transport && unit.aboard === null);

/** Whether anybody has got out of a transport or into it in this step. @rule A3.4, A8.3 */
export const isUsed = (assault: Assault, transport: string): boolean =>
  assault.units.some(unit => unit.left === transport);

/** War engines get into nothing, armoured vehicles only into war engines; how many fit is left to the players. */
const isSmallEnough = (assault: Assault, unit: Unit, transport: Unit): boolean => {
  const combatant = combatantOf(assault, unit);
  return !isWarEngine(combatant)
    && (combatant.type !== 'armoured-vehicle' || isWarEngine(combatantOf(assault, transport)));
};

/** Why a unit fits into no such transport, wherever they stand; null if it does. @rule A2.11, A3.4 */
export const whyNoPlace = (
  assault: Assault, id: string, into: string, movers: readonly string[], rule: TransportRule,
): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const transport = assault.units.find(one => one.id === into);
  if (id === into) return refuse(rule, 'no-transport', { unit: unit?.name ?? id });
  const names = { unit: unit?.name ?? id, transport: transport?.name ?? into };
  const isThere = unit !== undefined && isOnTable(unit) && transport !== undefined && isOnTable(transport)
    && unit.side === transport.side && carriesOthers(combatantOf(assault, transport))
    && movers.includes(unit.formation) && isSmallEnough(assault, unit, transport);
  if (!isThere || passengersOf(assault, id).length > 0) return refuse(rule, 'may-not-get-in', names);
  return isTrapped(assault, transport) ? refuse('A3.4', 'trapped', names) : null;
};

/** Why a unit may not get into a transport; null if it may: it must reach it with the rest of its move. @rule A3.4 */
export const whyNotEmbark = (
  assault: Assault, id: string, into: string, left: number, movers: readonly string[],
): Refusal | null => {
  const refused = whyNoPlace(assault, id, into, movers, 'A3.4');
  if (refused !== null) return refused;
  const [unit, transport] = [unitOf(assault, id), unitOf(assault, into)];
  const names = { unit: unit.name, transport: transport.name };
  if (unit.left !== null) return refuse('A3.4', 'may-not-get-in', names);
  const cm = gapBetween(assault, unit, transport);
  return isContact(cm) || cm <= left + ROUNDING ? null : refuse('A3.4', 'transport-too-far', { ...names, cm, left });
};

/** A unit gets into a transport. @rule A2.11, A3.4, A8.3 */
export const embark = (
  assault: Assault, id: string, into: string, step: Step, rule: TransportRule = 'A3.4',
): Assault => {
  const transport = unitOf(assault, into);
  const units = changeUnits(assault, [id], unit => unitWith(unit, { aboard: into, left: into, at: transport.at }));
  return note(assaultWith(assault, { units }), step, rule, 'gets-in', {
    unit: unitOf(assault, id).name, transport: transport.name,
  });
};
