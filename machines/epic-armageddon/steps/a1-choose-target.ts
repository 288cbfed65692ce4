/** A1: whom, and with whom. */
import { assaultSetup } from '../setup.ts';

export const a1ChooseTarget = assaultSetup.createStateConfig({
  description: 'The engaging formation names whom it charges, with whom, and what stands among them.',
  meta: { rule: 'A1.1', title: 'Target', unlessDecided: 'target.chosen' },
  on: { 'target.chosen': { guard: 'mayBeTarget', target: 'a2Charge', actions: 'chooseTarget' } },
});
