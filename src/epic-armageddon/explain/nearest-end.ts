/** Where a refused move would have had to end: the nearest place at which the rules, asked again, allow it. */
import { type Base, type Point } from '../../battlefield/base.ts';
import { afterMove, nearestChange, type Move } from '../../battlefield/nearest-change.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import type { Refusal, RefusalKey } from '../model/log.ts';
import { changeUnits, combatantOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { contactsAt, legOf, makeLeg, startOf } from '../movement/movement.ts';
import { enemiesWithZones, isInZone, zonesEntered } from '../movement/zones-of-control.ts';
import { whoMayNotStay, whyNotCharge, whyNotStay } from '../steps/a2-charge.ts';
import { whyNotCounterCharge } from '../steps/a3-counter-charge.ts';
import { whyNotConsolidate } from '../steps/a7-consolidate.ts';
import { whyNotWithdraw } from '../steps/a7-withdrawal-moves.ts';
import { whyNotOut } from '../steps/passengers.ts';
import { enemiesAround } from './nearest-opposite.ts';

/** The steps in which units are moved. */
export type MoveStep = 'charge' | 'counter-charge' | 'withdrawal' | 'consolidation';

/** What would be otherwise with the move that ends there. */
export type EndKey = 'short-enough' | 'room' | 'clear' | 'near-enough' | 'outside-zone' | 'out-of-zone' | 'touching'
  | 'straight' | 'allowed';

/** The nearest end at which a move would be allowed, and whose zone or contact it is about; '': nobody's. */
export interface NearestEnd {
  readonly move: Move;
  readonly then: EndKey;
  readonly enemy: string;
  /** Somebody gets out of a transport there. */
  readonly isOut: boolean;
}

/** So far from where the move was to end is looked, cm. */
const LIMIT = 10;

/** What another end cures; the rest would be refused wherever it ended. */
const CURES: Readonly<Partial<Record<RefusalKey, EndKey>>> = {
  'too-far': 'short-enough', 'off-the-table': 'room', occupied: 'room', impassable: 'clear', 'through-enemy': 'clear',
  'through-friend': 'clear', 'two-in-contact': 'allowed', 'zone-of-another': 'outside-zone',
  'enters-zone': 'outside-zone', 'must-touch-nearest': 'touching', 'not-at-nearest': 'straight',
  'no-room-to-barge': 'allowed', 'too-many-to-barge': 'allowed', 'torn-apart': 'allowed',
  'too-far-from-transport': 'near-enough',
};

/** The steps in which units get out of transports, and none in which they do not. */
const GETS_OUT = {
  charge: 'a2Charge', 'counter-charge': 'a3CounterCharge', withdrawal: 'a7Withdraw', consolidation: null,
} as const;

/** Why a unit may not move, or get out, to a spot in a step; null: it may. */
export const whyNotMove = (assault: Assault, step: MoveStep, id: string, to: Point): Refusal | null => {
  const out = unitOf(assault, id).aboard === null ? null : GETS_OUT[step];
  if (out !== null) return whyNotOut(assault, out, id, to);
  switch (step) {
    case 'charge': return whyNotCharge(assault, id, to);
    case 'counter-charge': return whyNotCounterCharge(assault, unitOf(assault, id).side, id, to);
    case 'withdrawal': return whyNotWithdraw(assault, id, to);
    case 'consolidation': return whyNotConsolidate(assault, id, to);
  }
};

/** Of a cure what is true there. @rule A2.3, A2.4 */
const trueAt = (assault: Assault, unit: Unit, to: Point, cure: EndKey, enemy: string): EndKey => {
  const enters = zonesEntered(assault, unit, to).some(entry => entry.enemy.name === enemy);
  if (cure === 'outside-zone') return enters ? 'allowed' : 'outside-zone';
  if (cure !== 'touching') return cure;
  if (contactsAt(assault, { unit, to }).some(one => one.name === enemy)) return 'touching';
  return enters ? 'straight' : 'outside-zone';
};

/**
 * The nearest end at which a refused move would be allowed; null where it is allowed, would be refused wherever it
 * ended, or no such end is near.
 *
 * @rule A2.1, A2.3, A2.4, A2.9, A3.2, A7.3, A8.3
 */
export const nearestEnd = (assault: Assault, step: MoveStep, id: string, to: Point): NearestEnd | null => {
  const { unit } = legOf(assault, id, to);
  const refusal = whyNotMove(assault, step, id, to);
  const cure = refusal === null ? undefined : CURES[refusal.key];
  if (refusal === null || cure === undefined) return null;
  const move = nearestPlace(assault, unit, to, end => whyNotMove(assault, step, id, end) === null);
  if (move === null) return null;
  const enemy = 'enemy' in refusal.values ? refusal.values.enemy : '';
  const isOut = unit.aboard !== null;
  const then = isOut && cure === 'touching' ? outOrTouching(assault, unit, afterMove(to, move), enemy)
    : trueAt(assault, unit, afterMove(to, move), cure, enemy);
  return { move, then, enemy, isOut };
};

/** The shortest change of where a unit would end that the rules allow; null: none is near. */
const nearestPlace = (
  assault: Assault, unit: Unit, to: Point, isOther: (end: Point) => boolean,
): Move | null => {
  const from: Base = { at: to, radius: combatantOf(assault, unit).radius };
  const back: Base = { at: startOf(unit), radius: 0 };
  return nearestChange({ from, around: [back, ...enemiesAround(assault, unit, from)], isOther, limit: LIMIT });
};

/** How somebody who began in a zone owes it nothing at a place. @rule A2.4, A2.7 */
const outOrTouching = (assault: Assault, unit: Unit, to: Point, enemy: string): EndKey => {
  const isOne = ({ name }: Unit): boolean => name === enemy;
  if (contactsAt(assault, { unit, to }).some(isOne)) return 'touching';
  const there = unitWith(unit, { at: to, aboard: null });
  const isIn = enemiesWithZones(assault, there).some(one => isOne(one) && isInZone(assault, there, one));
  return isIn ? 'allowed' : 'out-of-zone';
};

/** The charge with a unit back where it began, unless it has come into contact: that cannot be taken for undone. */
const begunAgain = (assault: Assault, unit: Unit): Assault => {
  if (unit.path.length === 0 || contactsAt(assault, { unit, to: unit.at }).length > 0) return assault;
  const back = (one: Unit): Unit => unitWith(one, { at: startOf(one), path: [] });
  return assaultWith(assault, { units: changeUnits(assault, [unit.id], back) });
};

/**
 * The nearest end at which the first who owes a zone of control something could be left when the charge ends, whether
 * it goes on from where it is or had gone there at once; null where all may stay, or no such end is near.
 *
 * @rule A2.3, A2.7
 */
export const nearestStay = (assault: Assault): NearestEnd | null => {
  const unit = whoMayNotStay(assault);
  if (unit === null) return null;
  const ways = [assault, begunAgain(assault, unit)];
  const mayEnd = (way: Assault, end: Point): boolean => whyNotCharge(way, unit.id, end) === null
    && whyNotStay(way, unitOf(makeLeg(way, unit.id, end), unit.id)) === null;
  const move = nearestPlace(assault, unit, unit.at, end => ways.some(way => mayEnd(way, end)));
  if (move === null) return null;
  const { enemy } = whyNotStay(assault, unit)!.values as { readonly enemy: string };
  return { move, then: outOrTouching(assault, unit, afterMove(unit.at, move), enemy), enemy, isOut: false };
};
