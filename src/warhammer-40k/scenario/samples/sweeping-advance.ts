/** Guardsmen are beaten, break and run; what it costs them to be caught depends on the edition. */
import { chargeOf, row, scenarioOf } from './build.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { GUARDSMAN, MARINE } from './soldiers.ts';

const NAME = phaseSampleNameOf('sweeping-advance');

const MARINES = row(6, 'marine', [15.2, 8.6], { shift: [0, 3.16] });

export const sweepingAdvance: PhaseSample = {
  ...NAME,
  scenario: edition => scenarioOf(edition, NAME.title, [
    {
      id: 'marines', name: 'Assault squad', side: 'attacker', charged: ['guard'],
      models: MARINES,
    },
    {
      id: 'guard', name: 'Infantry squad', side: 'defender',
      models: [...row(7, 'guardsman', [14.65, 12.6]), ...row(7, 'guardsman', [14.65, 13.75])],
    },
  ], { marine: MARINE, guardsman: GUARDSMAN }),
  decisions: chargeOf('marines', ['guard'], MARINES),
  seed: 66,
};
