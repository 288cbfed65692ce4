/** Getting in and out of transports: who may, and the place where somebody usually gets out. */
import type { Point } from '../../battlefield/base.ts';
import { charging } from './a2-charge.ts';
import { embarkingAllowance } from './a3-counter-charge.ts';
import { whyNotPickUp } from './a7-consolidate.ts';
import { carriesOthers, has } from '../model/combatant.ts';
import { gapBetween } from '../movement/engagement.ts';
import type { Refusal } from '../model/log.ts';
import { flies } from '../movement/movement.ts';
import { once } from '../../shared/once.ts';
import {
  combatantOf, fightingFormations, isAlive, isOnTable, livingOf, passengersOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import {
  disembark, whyNotDisembark, whyNotEmbark, whyNotSetDown,
} from '../movement/transports.ts';
import { hasJustGotIn } from '../movement/two-moves.ts';
import { whyNotCollect, whyNotCollectInFlight } from './collecting.ts';
import { enemiesFrom, placesBeside, type UsualMove } from './usual-moves.ts';

/** The steps in which units get out. */
export type GettingOut = 'a2Charge' | 'a3CounterCharge' | 'a7Withdraw';

/** Just inside, cm. */
const INSIDE = 1e-6;
const TURNS = 24;
const RING = 1.5;

/** Formations whose transports may open their doors. @rule A2.11, A3.4 */
const moversIn = (assault: Assault, step: GettingOut, side: Side): readonly string[] => {
  if (step === 'a7Withdraw') return assault.withdrawing;
  return step === 'a2Charge' ? charging(assault) : fightingFormations(assault, side).map(one => one.id);
};

/** Why a passenger may not get out at a spot; null if it may. */
export const whyNotOut = (assault: Assault, step: GettingOut, id: string, to: Point): Refusal | null => {
  if (step === 'a7Withdraw') return whyNotSetDown(assault, id, to);
  const { side } = unitOf(assault, id);
  return whyNotDisembark(assault, id, to, moversIn(assault, step, side), step === 'a2Charge' ? 'A2.11' : 'A3.4');
};

/** How far from the middle of its transport a passenger may be placed, cm. @ruling disembarkWithin */
export const outReach = (assault: Assault, { id, aboard }: Unit): number => {
  const unit = unitOf(assault, id);
  const transport = combatantOf(assault, unitOf(assault, aboard!));
  const { radius } = combatantOf(assault, unit);
  const cm = has(transport, 'aircraft') && flies(assault, unit) ? 15 : 5;
  return transport.radius + cm + (assault.rulings.disembarkWithin === 'any-part' ? radius : -radius);
};

/** Places round a transport, on rings from the outermost inwards. */
const ringsRound = (assault: Assault, unit: Unit): readonly Point[] => {
  const { at } = unitOf(assault, unit.aboard!);
  const least = combatantOf(assault, unitOf(assault, unit.aboard!)).radius + combatantOf(assault, unit).radius;
  const places: Point[] = [];
  for (let cm = outReach(assault, unit) - INSIDE; cm >= least; cm -= RING) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / TURNS;
      places.push([at[0] + cm * Math.cos(angle), at[1] + cm * Math.sin(angle)]);
    }
  }
  return places;
};

/** The open place nearest to some units; null: none is open. */
const nearestPlace = (
  assault: Assault, step: GettingOut, unit: Unit, goals: readonly Unit[], places: readonly Point[],
): Point | null => {
  const gapAt = (to: Point): number =>
    Math.min(...goals.map(goal => gapBetween(assault, { ...unit, at: to, aboard: null }, goal)));
  const order = places.map(to => ({ to, cm: gapAt(to) })).sort((a, b) => a.cm - b.cm);
  return order.find(({ to }) => whyNotOut(assault, step, unit.id, to) === null)?.to ?? null;
};

/** Where a passenger gets out furthest from every enemy; null: nowhere. @rule A7.3 */
const furthestPlace = (assault: Assault, unit: Unit): Point | null => {
  const enemies = livingOf(assault, enemyOf(unit.side));
  const gapAt = (to: Point): number =>
    Math.min(...enemies.map(enemy => gapBetween(assault, { ...unit, at: to, aboard: null }, enemy)));
  const order = ringsRound(assault, unit).map(to => ({ to, cm: gapAt(to) })).sort((a, b) => b.cm - a.cm);
  return order.find(({ to }) => whyNotSetDown(assault, unit.id, to) === null)?.to ?? null;
};

/**
 * Where a passenger usually gets out: nearest the enemy, into contact if it can be, but furthest from it where it
 * withdraws; null: nowhere.
 *
 * @rule A2.11, A3.4, A7.3
 */
export const usualPlaceOut = (assault: Assault, step: GettingOut, id: string): Point | null => {
  const unit = unitOf(assault, id);
  if (step === 'a7Withdraw') return furthestPlace(assault, unit);
  const enemies = enemiesFrom(assault, unit);
  const beside = enemies.slice(0, 4).flatMap(({ enemy }) => placesBeside(assault, unit, enemy));
  const contact = beside.find(to => whyNotOut(assault, step, id, to) === null);
  return contact ?? nearestPlace(assault, step, unit, enemies.map(one => one.enemy), ringsRound(assault, unit));
};

/** Where a passenger gets out as near as may be to a unit; null: nowhere. */
export const placeOutNear = (assault: Assault, step: GettingOut, id: string, goal: string): Point | null => {
  const unit = unitOf(assault, id);
  const near = unitOf(assault, goal);
  const beside = near.side === unit.side ? [] : placesBeside(assault, unit, near);
  return nearestPlace(assault, step, unit, [near], [...beside, ...ringsRound(assault, unit)]);
};

/** Everybody in some transports who can gets out nearest the enemy, one after the other. */
export const usualPlacesOut = (
  assault: Assault, step: GettingOut, transports: readonly string[],
): readonly UsualMove[] => {
  const moves: UsualMove[] = [];
  let now = assault;
  for (const { id } of transports.flatMap(transport => passengersOf(assault, transport))) {
    const to = usualPlaceOut(now, step, id);
    if (to === null) continue;
    moves.push({ unit: id, to });
    now = disembark(now, id, to, step);
  }
  return moves;
};

/** Units of a formation in list order, but passengers after their transport where that is one of them. */
export const withPassengers = (units: readonly Unit[]): readonly Unit[] => {
  const isInside = ({ aboard }: Unit): boolean => units.some(unit => unit.id === aboard);
  return units.filter(unit => !isInside(unit))
    .flatMap(unit => [unit, ...units.filter(one => one.aboard === unit.id)]);
};

/** Passengers of a side who may get out, if a place is open for them. @rule A2.11, A3.4, W10 */
export const mayGetOut = (assault: Assault, step: GettingOut, side: Side): readonly Unit[] => {
  const movers = moversIn(assault, step, side);
  return assault.units.filter(unit => unit.side === side && isAlive(unit) && unit.aboard !== null
    && !hasJustGotIn(assault, unit, unitOf(assault, unit.aboard))
    && movers.includes(unitOf(assault, unit.aboard).formation));
};

/** Some formations, and those of passengers whom they carry. */
export const withCarried = (formations: readonly string[], passengers: readonly Unit[]): readonly string[] =>
  [...new Set([...formations, ...passengers.map(unit => unit.formation)])];

/** Transports into which a unit may get now. @rule A3.4, A8.3 */
export const mayGetInto = (
  assault: Assault, step: 'a3CounterCharge' | 'a7Consolidate', id: string,
): readonly Unit[] => {
  const unit = unitOf(assault, id);
  const why = (into: string): Refusal | null => (step === 'a7Consolidate' ? whyNotPickUp(assault, id, into)
    : whyNotEmbark(assault, id, into, embarkingAllowance(assault, id), moversIn(assault, step, unit.side)));
  return transportsOf(assault).filter(({ id: into, side }) => side === unit.side && why(into) === null);
};

/** Transports that may come to a unit and collect it. @rule A2.11, A7.3 */
export const mayBeCollectedBy = (assault: Assault, step: 'a2Charge' | 'a7Withdraw', id: string): readonly Unit[] => {
  const { formation } = unitOf(assault, id);
  const why = step === 'a2Charge' ? whyNotCollect : whyNotCollectInFlight;
  return transportsOf(assault)
    .filter(transport => transport.formation === formation && why(assault, id, transport.id) === null);
};

const transportsOf = once((assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => isOnTable(unit) && carriesOthers(combatantOf(assault, unit))));
