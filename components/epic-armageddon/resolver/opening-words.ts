/** The steps of an assault by name, and what is said of the first. */
import type { Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const LABELS: Readonly<Record<Step, string>> = {
  a1ChooseTarget: 'Target', a2Charge: 'Charge', a3CounterCharge: 'Counter-charge', a4Attacks: 'Attacks',
  a5SupportingFire: 'Support', a6Result: 'Result', a7Withdraw: 'Withdraw', a7Consolidate: 'Consolidate',
};

/** What the statechart says, for as long as it is on its way: its steps by name, and the first. */
export const openingWords = spoken('resolver/opening', {
  labels: LABELS,
  first: 'The engaging formation names whom it charges, with whom, and what stands among them.',
});
