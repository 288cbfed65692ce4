/** The owner of a unit is asked which of its models takes a wound. */
import type { Choice } from '../model/choices.ts';
import type { Model, Phase } from '../model/state.ts';
import { usualTaker } from './alike.ts';

/** @rule 40k.50 */
export const askCasualty = (phase: Phase, models: readonly Model[]): Choice => {
  const usual = usualTaker(phase, models);
  return {
    question: 'casualty', about: usual.unit, side: usual.side, options: models.map(({ id }) => id), usual: usual.id,
    rule: '40k.50',
  };
};
