/**
 * Nobody touches anybody: a firefight with friends firing from both sides, fought on after a tie. The
 * avengers keep away from most of the devastators; where none of them reaches advice finds two points more, but here
 * they are to be seen supporting.
 */
import { assault, formation, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ELDAR } from './datasheets/eldar.ts';
import { MARINES } from './datasheets/space-marines.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('firefight-to-a-tie');

export const firefightToATie: PlayedSample = {
  ...NAME,
  seed: 82,
  odds: {
    attacker: 0.6257616, none: 0.0018187, error: 0, isExact: true, isSupposed: true,
  },
  scenario: assault(
    NAME.title,
    { formation: 'avengers', target: 'tactical' },
    [
      piece('wood', 'woods', [[30, 44], [42, 40], [46, 50], [36, 56]]),
      piece('scrub', 'scrub', [[70, 26], [86, 24], [90, 36], [74, 38]]),
    ],
    [
      formation('avengers', 'Dire Avengers warhost', 'attacker', 2, stands(
        'v', 'dire-avengers', [48, 20], [52, 20], [56, 20], [60, 20], [64, 20],
      )),
      formation('guardians', 'Guardians warhost', 'attacker', 2, stands(
        'g', 'guardians', [69, 33], [73, 33], [77, 33],
      )),
      formation('tactical', 'Tactical detachment', 'defender', 1, stands(
        't', 'tactical', [48, 44], [52, 44], [56, 44], [60, 44], [64, 44],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('devastators', 'Devastator detachment', 'defender', 1, stands(
        'd', 'devastator', [36, 38], [39, 41], [34, 42],
      ), { rules: ['they-shall-know-no-fear'] }),
    ],
    { ...pick(ELDAR, 'dire-avengers', 'guardians'), ...pick(MARINES, 'tactical', 'devastator') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'tactical' },
    ...moves({ v1: [53, 32.5], v2: [56.5, 32], v3: [60, 31.5], v4: [63, 31], v5: [66, 31] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
