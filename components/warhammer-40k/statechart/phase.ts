/** The assault phase of Warhammer 40,000 as a chart follows it: its machine, what asks it, and how it is drawn. */
import { phaseTall } from '../../../machines/charts/layouts/phase-tall.ts';
import { phaseWide } from '../../../machines/charts/layouts/phase-wide.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { PHASE_ASKING } from './asking.ts';
import type { DrawnSubject } from '../../shared/statechart/lazy-parts.ts';

export const phaseChart: DrawnSubject = {
  machine: phaseMachine, asking: PHASE_ASKING, tall: phaseTall, wide: phaseWide,
};
