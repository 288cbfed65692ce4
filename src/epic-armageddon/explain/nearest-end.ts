/** Where a refused move would have had to end: the nearest place at which the rules, asked again, allow it. */
import { type Base, type Point } from '../../battlefield/base.ts';
import { afterMove, nearestChange, type Move } from '../../battlefield/nearest-change.ts';
import type { Refusal, RefusalKey } from '../model/log.ts';
import { combatantOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { contactsAt, legOf } from '../movement/movement.ts';
import { zonesEntered } from '../movement/zones-of-control.ts';
import { whyNotCharge } from '../steps/a2-charge.ts';
import { whyNotCounterCharge } from '../steps/a3-counter-charge.ts';
import { whyNotConsolidate } from '../steps/a7-consolidate.ts';
import { whyNotWithdraw } from '../steps/a7-withdrawal-moves.ts';
import { enemiesAround } from './nearest-opposite.ts';

/** The steps in which units are moved. */
export type MoveStep = 'charge' | 'counter-charge' | 'withdrawal' | 'consolidation';

/** What would be otherwise with the move that ends there. */
export type EndKey = 'short-enough' | 'room' | 'clear' | 'outside-zone' | 'touching' | 'straight' | 'allowed';

/** The nearest end at which a move would be allowed, and whose zone or contact it is about; '': nobody's. */
export interface NearestEnd {
  readonly move: Move;
  readonly then: EndKey;
  readonly enemy: string;
}

/** So far from where the move was to end is looked, cm. */
const LIMIT = 10;

/** What another end cures; the rest would be refused wherever it ended. */
const CURES: Readonly<Partial<Record<RefusalKey, EndKey>>> = {
  'too-far': 'short-enough', 'off-the-table': 'room', occupied: 'room', impassable: 'clear', 'through-enemy': 'clear',
  'through-friend': 'clear', 'two-in-contact': 'allowed', 'zone-of-another': 'outside-zone',
  'enters-zone': 'outside-zone', 'must-touch-nearest': 'touching', 'not-at-nearest': 'straight',
  'no-room-to-barge': 'allowed', 'too-many-to-barge': 'allowed', 'torn-apart': 'allowed',
};

/** Why a unit may not move to a spot in a step; null: it may. */
export const whyNotMove = (assault: Assault, step: MoveStep, id: string, to: Point): Refusal | null => {
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
  const refusal = unit.aboard === null ? whyNotMove(assault, step, id, to) : null;
  const cure = refusal === null ? undefined : CURES[refusal.key];
  if (refusal === null || cure === undefined) return null;
  const from: Base = { at: to, radius: combatantOf(assault, unit).radius };
  const isOther = (end: Point): boolean => whyNotMove(assault, step, id, end) === null;
  const back: Base = { at: unit.at, radius: 0 };
  const move = nearestChange({ from, around: [back, ...enemiesAround(assault, unit, from)], isOther, limit: LIMIT });
  if (move === null) return null;
  const enemy = 'enemy' in refusal.values ? refusal.values.enemy : '';
  return { move, then: trueAt(assault, unit, afterMove(to, move), cure, enemy), enemy };
};
