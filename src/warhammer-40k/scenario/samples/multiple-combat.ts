/** Two units charge two others, so that all four fight one combat. */
import { chargeOf, row, scenarioOf } from './build.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { GUARDSMAN, MARINE } from './soldiers.ts';

const NAME = phaseSampleNameOf('multiple-combat');

const FIRST = row(5, 'marine', [13.45, 8.6], { shift: [0, 3.16] });
const SECOND = row(5, 'marine', [20.05, 8.6], { shift: [0, 3.16] });

const [FIRST_DECLARES, ...FIRST_MOVES] = chargeOf('first', ['left', 'right'], FIRST);
const [SECOND_DECLARES, ...SECOND_MOVES] = chargeOf('second', ['right'], SECOND);

/** Where units charge in turn, the second declares when the first has moved; elsewhere both declare at once. */
export const multipleCombat: PhaseSample = {
  ...NAME,
  scenario: edition => scenarioOf(edition, NAME.title, [
    {
      id: 'first', name: 'First assault squad', side: 'attacker', charged: ['left', 'right'],
      models: FIRST,
    },
    {
      id: 'second', name: 'Second assault squad', side: 'attacker', charged: ['right'],
      models: SECOND,
    },
    {
      id: 'left', name: 'Left infantry squad', side: 'defender',
      models: [...row(5, 'guardsman', [12.9, 12.6]), ...row(5, 'guardsman', [12.9, 13.75])],
    },
    {
      id: 'right', name: 'Right infantry squad', side: 'defender',
      models: [...row(7, 'guardsman', [18.4, 12.6]), ...row(3, 'guardsman', [19.5, 13.75])],
    },
  ], { marine: MARINE, guardsman: GUARDSMAN }),
  decisions: [FIRST_DECLARES!, SECOND_DECLARES!, ...FIRST_MOVES, SECOND_DECLARES!, ...SECOND_MOVES],
  seed: 9,
};
