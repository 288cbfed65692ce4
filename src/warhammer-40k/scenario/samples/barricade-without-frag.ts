/** The same marines storm the same barricade and have no grenades. */
import { BARRICADE_CHARGE, barricadeOf } from './barricade.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { MARINE } from './soldiers.ts';

const NAME = phaseSampleNameOf('barricade-without-frag');

export const barricadeWithoutFrag: PhaseSample = {
  ...NAME,
  scenario: barricadeOf(NAME.title, MARINE),
  decisions: BARRICADE_CHARGE,
  seed: 43,
};
