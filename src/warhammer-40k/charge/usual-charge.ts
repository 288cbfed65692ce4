/** The charge that is declared next where nobody says otherwise on the screen. */
import { once } from '../../shared/once.ts';
import { hostOf } from '../model/characters.ts';
import { otherSide } from '../model/procedure.ts';
import { isWipedOut, livingOf } from '../model/roster.ts';
import type { Phase, Unit } from '../model/state.ts';
import { gapBetween } from '../movement/places.ts';
import { whyNotAtAll } from './bans.ts';
import { whyNotDeclare } from './declare.ts';
import type { Declaration } from './targets.ts';

/** Units that charge or are charged as one: those that no other has taken along. */
export const unitsOn = (phase: Phase, side: Unit['side']): readonly Unit[] =>
  phase.units.filter(unit => unit.side === side && !isWipedOut(phase, unit.id) && hostOf(phase, unit.id) === unit.id);

/** Inches between the nearest models of two units. */
const apart = (phase: Phase, unit: string, enemy: string): number => Math.min(...livingOf(phase, unit).flatMap(model =>
  livingOf(phase, enemy).map(other => gapBetween(phase, model, other))));

/**
 * The first unit that may charge, at the nearest enemy that it may charge alone; null: none may.
 *
 * @rule 40k.4
 */
export const usualCharge = once((phase: Phase): Declaration | null => {
  const enemies = unitsOn(phase, otherSide(phase.active));
  for (const unit of unitsOn(phase, phase.active)) {
    if (whyNotAtAll(phase, unit) !== null) continue;
    const target = enemies.map(({ id }) => ({ id, inches: apart(phase, unit.id, id) }))
      .sort((a, b) => a.inches - b.inches)
      .find(({ id }) => whyNotDeclare(phase, { unit: unit.id, targets: [id] }) === null);
    if (target !== undefined) return { unit: unit.id, targets: [target.id] };
  }
  return null;
});
