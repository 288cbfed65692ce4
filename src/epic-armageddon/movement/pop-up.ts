/** Popping up: a skimmer that answers a charge may rise above it. */
import { has } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { changeUnits, combatantOf, isOnTable, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';

/**
 * Why a unit may not pop up; null if it may: a skimmer that could move, low as yet, and not a transport that has just
 * been used.
 *
 * @rule A3.3
 */
export const whyNotRise = (assault: Assault, id: string, held: Refusal | null): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const isSkimmer = unit !== undefined && isOnTable(unit) && has(combatantOf(assault, unit), 'skimmer');
  if (!isSkimmer || unit.poppedUp) return refuse('A3.3', 'cannot-rise', { unit: unit?.name ?? id });
  return held;
};

/** A skimmer pops up: for the rest of the assault it fights by firefight, and so does whoever touches it. @rule A3.3 */
export const rise = (assault: Assault, id: string, step: Step): Assault => note(
  assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { poppedUp: true })) }),
  step, 'A3.3', 'rises', { unit: unitOf(assault, id).name },
);
