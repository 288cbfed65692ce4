/** The bundled phases, whole. */
import { barricadeWithFrag } from './barricade-with-frag.ts';
import type { PhaseSample } from './sample.ts';

export const PHASE_SAMPLES: readonly PhaseSample[] = [barricadeWithFrag];

export const phaseSampleOf = (id: string): PhaseSample | null => PHASE_SAMPLES.find(sample => sample.id === id) ?? null;
