/** A sergeant with a power fist among marines, and a mob of orks to be crushed. */
import { chargeOf, row, scenarioOf } from './build.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { MARINE, ORK, SERGEANT } from './soldiers.ts';

const NAME = phaseSampleNameOf('power-fist-sergeant');
const CHARGE = { shift: [0, 3.16] as const };

const SQUAD = [
  ...row(2, 'marine', [15.75, 8.6], CHARGE), ...row(1, 'sergeant', [17.95, 8.6], CHARGE),
  ...row(2, 'marine', [19.05, 8.6], CHARGE),
];

export const powerFistSergeant: PhaseSample = {
  ...NAME,
  scenario: edition => scenarioOf(edition, NAME.title, [
    {
      id: 'squad', name: 'Tactical squad', side: 'attacker', charged: ['mob'],
      models: SQUAD,
    },
    {
      id: 'mob', name: 'Ork mob', side: 'defender',
      models: [...row(6, 'ork', [15.2, 12.6]), ...row(4, 'ork', [16.3, 13.8])],
    },
  ], { marine: MARINE, sergeant: SERGEANT, ork: ORK }),
  decisions: chargeOf('squad', ['mob'], SQUAD),
  seed: 70,
};
