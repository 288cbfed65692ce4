/** How an edition charges, as the part of the statechart that it goes through. */
import type { Answer } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Chart } from '../../charts/chart.ts';
import { chartOf } from '../../charts/read-machine.ts';
import { phaseMachine } from '../../warhammer-40k/phase.machine.ts';
import { partOfChart } from '../part-of-chart.ts';

const PARTS: { readonly [shape in Answer<'chargeShape'>]: string } = {
  together: 'phase.chargeTogether',
  'in-turn': 'phase.chargeInTurn',
};

/** @rule 40k.2 */
export const chargePartOf = (shape: Answer<'chargeShape'>): Chart => partOfChart(chartOf(phaseMachine), PARTS[shape]);
