/** The assault phase of Warhammer 40,000 as a chart follows it: its machine, what asks it, and its chart. */
import { phaseChart as chart } from '../../../machines/charts/layouts/phase-chart.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { PHASE_ASKING } from './asking.ts';
import type { DrawnSubject } from '../../shared/statechart/lazy-parts.ts';

export const phaseChart: DrawnSubject = {
  machine: phaseMachine, asking: PHASE_ASKING, chart,
};
