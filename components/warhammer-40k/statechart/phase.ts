/** The assault phase of Warhammer 40,000 as a chart follows it: its machine, what asks it, and how it is drawn. */
import type { Layout, Variant } from '../../../machines/charts/layout.ts';
import { phaseTall } from '../../../machines/charts/layouts/phase-tall.ts';
import { phaseWide } from '../../../machines/charts/layouts/phase-wide.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { PHASE_ASKING } from './asking.ts';
import type { Subject } from '../../shared/statechart/walk.ts';

/** A machine that brings its drawing with it. */
export type OtherChart = Subject & { readonly [variant in Variant]: Layout };

export const phaseChart: OtherChart = { machine: phaseMachine, asking: PHASE_ASKING, tall: phaseTall, wide: phaseWide };
