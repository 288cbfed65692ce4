/** Getting into transports and out of them. */
import type { Point } from '../../battlefield/base.ts';
import { has, isWarEngine, sizeOf } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { gapBetween, isContact, ROUNDING } from './engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { contactsAt, CONTACT_LIMIT, flies, whyBlocked, whyTooMany } from './movement.ts';
import {
  changeFormations, changeUnits, combatantOf, formationOf, isAlive, isOnTable, passengersOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';
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

/** Why a passenger may not get out at a spot; null if it may. @rule A2.11, A3.4, W10 */
export const whyNotDisembark = (
  assault: Assault, id: string, to: Point, movers: readonly string[], rule: 'A2.11' | 'A3.4',
): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const name = unit?.name ?? id;
  if (unit === undefined || !isAlive(unit) || unit.aboard === null) return refuse(rule, 'not-aboard', { unit: name });
  const transport = unitOf(assault, unit.aboard);
  if (!movers.includes(transport.formation) || !mayJoin(formationOf(assault, unit.formation))) {
    return refuse(rule, 'may-not-get-out', { unit: name, transport: transport.name });
  }
  if (isTrapped(assault, transport) || transport.poppedUp) {
    return refuse('A3.4', 'trapped', { unit: name, transport: transport.name });
  }
  const cm = outOf(assault, transport, unit);
  if (reachFrom(assault, transport, unit, to) > cm + ROUNDING) {
    return refuse(rule, 'too-far-from-transport', { unit: name, transport: transport.name, cm });
  }
  const leg = { unit: unitWith(unit, { at: to, aboard: null }), to };
  return whyBlocked(assault, leg) ?? whyTooMany(assault, leg) ?? whyNotNear(assault, unit, to);
};

/** A passenger gets out; a formation carried by another one's war engine now fights with it. @rule A2.11, A3.4 */
export const disembark = (assault: Assault, id: string, to: Point, step: Step): Assault => {
  const unit = unitOf(assault, id);
  const transport = unitOf(assault, unit.aboard!);
  const units = changeUnits(assault, [id], one =>
    unitWith(one, { aboard: null, left: transport.id, at: to, path: [to] }));
  const joined = changeFormations(assault, [unit.formation], one => formationWith(one, { fighting: true }));
  return note(loseZonesInContact(assaultWith(joined, { units })), step, 'A2.11', 'gets-out', {
    unit: unit.name, transport: transport.name,
  });
};

/** Whether anybody has got out of a transport or into it in this step: it goes no further. @rule A2.11, A8.3 */
export const isUsed = (assault: Assault, transport: string): boolean =>
  assault.units.some(unit => unit.left === transport);

/** War engines get into nothing, armoured vehicles only into war engines; how many fit is left to the players. */
const isSmallEnough = (assault: Assault, unit: Unit, transport: Unit): boolean => {
  const combatant = combatantOf(assault, unit);
  return !isWarEngine(combatant)
    && (combatant.type !== 'armoured-vehicle' || isWarEngine(combatantOf(assault, transport)));
};

/** Why a unit may not get into a transport; null if it may: it must reach it with the rest of its move. @rule A3.4 */
export const whyNotEmbark = (
  assault: Assault, id: string, into: string, left: number, movers: readonly string[],
): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const transport = assault.units.find(one => one.id === into);
  const names = { unit: unit?.name ?? id, transport: transport?.name ?? into };
  const isThere = unit !== undefined && isOnTable(unit) && transport !== undefined && isOnTable(transport)
    && unit.id !== transport.id && unit.side === transport.side && has(combatantOf(assault, transport), 'transport')
    && movers.includes(unit.formation) && isSmallEnough(assault, unit, transport);
  if (!isThere || unit.left !== null || passengersOf(assault, id).length > 0) {
    return refuse('A3.4', 'may-not-get-in', names);
  }
  if (isTrapped(assault, transport)) return refuse('A3.4', 'trapped', names);
  const cm = gapBetween(assault, unit, transport);
  return isContact(cm) || cm <= left + ROUNDING ? null : refuse('A3.4', 'transport-too-far', { ...names, cm, left });
};

/** A unit gets into a transport. @rule A3.4, A8.3 */
export const embark = (assault: Assault, id: string, into: string, step: Step): Assault => {
  const transport = unitOf(assault, into);
  const units = changeUnits(assault, [id], unit => unitWith(unit, { aboard: into, left: into, at: transport.at }));
  return note(assaultWith(assault, { units }), step, 'A3.4', 'gets-in', {
    unit: unitOf(assault, id).name, transport: transport.name,
  });
};
