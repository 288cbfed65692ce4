/** What the statechart says of its steps, for as long as it is on its way. */
import type { Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { chartText } from './chart-text.ts';

const LABELS: Readonly<Record<Step, string>> = {
  a1ChooseTarget: 'Target', a2Charge: 'Charge', a3CounterCharge: 'Counter-charge', a4Attacks: 'Attacks',
  a5SupportingFire: 'Support', a6Result: 'Result', a7Withdraw: 'Withdraw', a7Consolidate: 'Consolidate',
};

const FIRST = 'The engaging formation names whom it charges, with whom, and what stands among them.';

export const labelOf = (step: Step): string => chartText(LABELS[step]);

export const firstDescription = (): string => chartText(FIRST);
