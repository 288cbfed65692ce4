/** The bundled phases, whole. */
import { barricadeWithFrag } from './barricade-with-frag.ts';
import { barricadeWithoutFrag } from './barricade-without-frag.ts';
import { characterInAUnit } from './character-in-a-unit.ts';
import { multipleCombat } from './multiple-combat.ts';
import { powerFistSergeant } from './power-fist-sergeant.ts';
import type { PhaseSample } from './sample.ts';
import { sweepingAdvance } from './sweeping-advance.ts';
import { twoArmours } from './two-armours.ts';

export const PHASE_SAMPLES: readonly PhaseSample[] = [
  barricadeWithFrag, barricadeWithoutFrag, powerFistSergeant, twoArmours, characterInAUnit, multipleCombat,
  sweepingAdvance,
];

export const phaseSampleOf = (id: string): PhaseSample | null => PHASE_SAMPLES.find(sample => sample.id === id) ?? null;
