/** Overwatch: those who are charged fire first. What it does is told from the table; shooting is not settled here. */
import { isOn } from '../editions/rows.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { isAlive, modelOf, unitOf, withModel, withUnit } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { chargersOf, presentCharge, targetsLeft, withCharge } from './chargers.ts';

export interface Fire {
  readonly unit: string;
  readonly wounds: readonly { readonly model: string; readonly wounds: number }[];
}

/** Whether anybody who is charged may still fire at the chargers, and whether there are chargers left. */
export const isNobodyToFire = (phase: Phase): boolean => presentCharge(phase).waiting.length === 0;

/** Whether nobody is left to charge: fire or terrain has taken all of them. @ruling */
export const areChargersGone = (phase: Phase): boolean => chargersOf(phase, presentCharge(phase)).length === 0;

/** Whether nobody is left of whom they charge. @row 7C-D2, 4C-D8 */
export const areTargetsGone = (phase: Phase): boolean => targetsLeft(phase, presentCharge(phase)).length === 0;

/**
 * Why a unit may not fire like this; null: it may. Only those charged who are not locked may, once each turn, falling
 * back or not; they fire in the order that their player likes.
 *
 * @rule 40k.12, 40k.78 @row 7C-O5
 * @ruling
 */
export const whyNotFire = (phase: Phase, { unit, wounds }: Fire): Refusal | null => {
  const charge = presentCharge(phase);
  const name = phase.units.find(({ id }) => id === unit)?.name ?? unit;
  if (!charge.waiting.includes(unit)) return refuse('40k.12', 'overwatch-not-now', { unit: name });
  if (wounds.length > 0 && isOn(phase, '7C-O5')) return refuse('7C-O5', 'overwatch-is-thrown', { unit: name });
  for (const [i, loss] of wounds.entries()) {
    const model = chargersOf(phase, charge).find(({ id }) => id === loss.model);
    if (model === undefined || wounds.findIndex(one => one.model === loss.model) < i) {
      return refuse('40k.12', 'overwatch-at-nobody', { model: loss.model });
    }
    if (!Number.isInteger(loss.wounds) || loss.wounds < 1 || loss.wounds > model.wounds) {
      return refuse('40k.12', 'overwatch-wounds', { model: model.name, left: model.wounds });
    }
  }
  return null;
};

/** Chargers lose the wounds that the table tells. They are no wounds of the fight. @rule 40k.12, 40k.56 */
export const fireOverwatch = (phase: Phase, { unit, wounds }: Fire): Phase => {
  const { waiting } = presentCharge(phase);
  const left = waiting.filter(id => id !== unit);
  const used = withUnit(withCharge(phase, { waiting: left }), unit, { overwatchUsed: true });
  const hurt = wounds.reduce((told, loss) => {
    const still = modelOf(told, loss.model).wounds - loss.wounds;
    return withModel(told, loss.model, still > 0 ? { wounds: still } : { wounds: 0, slain: 'overwatch' });
  }, used);
  const slain = wounds.map(({ model }) => modelOf(hurt, model)).filter(model => !isAlive(model));
  return note(hurt, 'charge', '40k.12', 'overwatch-fired', {
    unit: unitOf(phase, unit).name, wounds: wounds.reduce((sum, loss) => sum + loss.wounds, 0),
    slain: slain.map(({ name }) => name),
  });
};

/** Nobody else fires. */
export const endOverwatch = (phase: Phase): Phase => withCharge(phase, { waiting: [] });
