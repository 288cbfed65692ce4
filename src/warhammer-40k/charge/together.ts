/** Charges that are all declared before anybody moves: whose turn it is to move. */
import { refuse, type Refusal } from '../model/log.ts';
import type { Charge, Phase } from '../model/state.ts';

/** Charges that have been declared and not yet made. */
export const chargesLeft = ({ charges }: Phase): readonly Charge[] =>
  charges.filter(({ stage }) => stage === 'declared');

/** Why this unit does not move next; null: it may. @rule 40k.2 */
export const whyNotPick = (phase: Phase, { unit }: { readonly unit: string }): Refusal | null =>
  (chargesLeft(phase).some(charge => charge.unit === unit) ? null
    : refuse('40k.2', 'charge-not-declared', { unit: phase.units.find(({ id }) => id === unit)?.name ?? unit }));

/** A unit that has declared begins its charge. @rule 40k.2 */
export const pickCharger = (phase: Phase, { unit }: { readonly unit: string }): Phase => ({
  ...phase, charges: phase.charges.map(one => (one.unit === unit ? { ...one, stage: 'moving' } : one)),
});

/** Of those who have declared, the first in the order in which they did so. */
export const pickNext = (phase: Phase): Phase => pickCharger(phase, chargesLeft(phase)[0]!);
