/** Marines with frag grenades storm guardsmen behind a barricade. */
import { BARRICADE_CHARGE, barricadeOf } from './barricade.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { GRENADIER } from './soldiers.ts';

const NAME = phaseSampleNameOf('barricade-with-frag');

export const barricadeWithFrag: PhaseSample = {
  ...NAME,
  scenario: barricadeOf(NAME.title, GRENADIER),
  decisions: BARRICADE_CHARGE,
  seed: 2,
};
