/** Care: a unit that goes no further than 5cm may throw a failed dangerous-terrain test again. */
import { assaultWith, unitWith } from '../model/copies.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { movedBy } from './movement.ts';
import { changeUnits, isOnTable, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';

/** How far a careful unit goes in a step, cm. @rule A2.10 */
export const CAREFUL = 5;

/** Why a unit may not take care from now on; null if it may: it has not gone further already. @rule A2.10 */
export const whyNotCareful = (assault: Assault, id: string, movers: readonly string[]): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isOnTable(unit) || !movers.includes(unit.formation)) {
    return refuse('A2.10', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const cm = movedBy(unit);
  return cm <= CAREFUL ? null : refuse('A2.10', 'too-far', { unit: unit.name, cm, allowance: CAREFUL });
};

/** A unit takes care for the rest of the step. @rule A2.10 */
export const takeCare = (assault: Assault, id: string, step: Step): Assault => note(
  assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { careful: true })) }),
  step, 'A2.10', 'takes-care', { unit: unitOf(assault, id).name },
);
