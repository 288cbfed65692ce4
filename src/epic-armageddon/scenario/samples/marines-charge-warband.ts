/**
 * Assault marines fall on an ork warband: who is in contact, who fires, who has no line. Three fall on the end of the
 * mob’s line, where those next to it cannot come to blows without tearing the mob apart, and one stays back and fires.
 * The best answer found is a small one: the mob in the ruins comes forward until it sees.
 */
import { assault, formation, led, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ORKS } from './datasheets/orks.ts';
import { MARINES } from './datasheets/space-marines.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('marines-charge-warband');

export const marinesChargeWarband: PlayedSample = {
  ...NAME,
  seed: 10,
  odds: {
    attacker: 0.7808576, none: 0, error: 0, isExact: true, isSupposed: true,
  },
  scenario: assault(
    NAME.title,
    { formation: 'assault', target: 'warband' },
    [
      piece('wood', 'woods', [[12, 34], [24, 31], [31, 38], [29, 50], [16, 53]]),
      piece('ruins', 'ruins', [[64.5, 39], [84, 39], [84, 60], [64.5, 60]]),
    ],
    [
      formation('assault', 'Assault detachment', 'attacker', 1, led(stands(
        'a', 'assault', [48, 14], [53, 14], [58, 14], [63, 14],
      ), 'a2', 'chaplain'), { rules: ['they-shall-know-no-fear'] }),
      formation('devastators', 'Devastator detachment', 'attacker', 1, stands(
        'v', 'devastator', [43, 28], [39.5, 28], [36, 28], [31.5, 28],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, [
        ...stands('b', 'boyz', [48, 40], [53, 40], [58, 40], [63, 40], [42.5, 40], [70, 51.5]),
        ...stands('n', 'nobz', [55.5, 44], [66.5, 46]),
      ]),
    ],
    { ...pick(MARINES, 'assault', 'devastator', 'chaplain'), ...pick(ORKS, 'boyz', 'nobz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ a1: [58.4, 38.04], a2: [62.5, 38.06], a3: [58, 33], a4: [64.65, 38.87] }),
    { type: 'charge.ended' },
    ...moves({ b6: [68.24, 47.36] }),
    { type: 'counterCharge.ended' },
  ],
};
