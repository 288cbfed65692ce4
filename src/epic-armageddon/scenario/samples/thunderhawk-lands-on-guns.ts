/** A Thunderhawk lands, and two detachments get out of it into contact. */
import { assault, formation, getOut, led, moves, piece, riding, stands, unit } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ORKS } from './datasheets/orks.ts';
import { MARINES } from './datasheets/space-marines.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('thunderhawk-lands-on-guns');

const HAWK = unit('hawk', 'thunderhawk-gunship', [20, 4]);

export const thunderhawkLandsOnGuns: PlayedSample = {
  ...NAME,
  seed: 13,
  odds: {
    attacker: 0.7879351, none: 0, error: 0.0132192, isExact: false, isSupposed: true,
  },
  scenario: assault(
    NAME.title,
    { formation: 'hawk', target: 'gunzmob' },
    [
      piece('scrap', 'ruins', [[80, 52], [94, 50], [97, 60], [83, 63]], 'Scrap heaps'),
      piece('crater', 'scrub', [[48, 52], [64, 52], [66, 60], [50, 62]], 'Crater field'),
      piece('wood', 'woods', [[26, 22], [40, 19], [44, 31], [30, 35]]),
    ],
    [
      formation('hawk', 'Thunderhawk Gunship', 'attacker', 1, [HAWK], { rules: ['they-shall-know-no-fear'] }),
      formation('assault', 'Assault detachment', 'attacker', 1, led(
        riding('a', 'assault', [HAWK], 4), 'a1', 'chaplain',
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('devastators', 'Devastator detachment', 'attacker', 1, riding('v', 'devastator', [HAWK], 4), {
        rules: ['they-shall-know-no-fear'],
      }),
      formation('gunzmob', 'Mekboy Gunzmob', 'defender', 3, led([
        ...stands('z', 'big-gunz', [48, 54], [52, 55], [56, 55.5], [60, 55], [64, 54]),
        ...stands('n', 'nobz', [56, 59]),
      ], 'z3', 'oddboy'), { rules: ['power-of-the-waaagh'] }),
      formation('warband', 'Warband', 'defender', 3, [
        ...stands('b', 'boyz', [70, 45], [73, 48], [76, 45], [73, 42], [79, 42], [76, 39]),
        ...stands('m', 'nobz', [70, 41], [80, 46]), ...stands('g', 'grotz', [69, 49], [72, 51]),
      ], { rules: ['power-of-the-waaagh'] }),
    ],
    {
      ...pick(MARINES, 'thunderhawk-gunship', 'assault', 'chaplain', 'devastator'),
      ...pick(ORKS, 'big-gunz', 'nobz', 'oddboy', 'boyz', 'grotz'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'gunzmob' },
    ...moves({ hawk: [53, 44] }),
    ...getOut({
      a1: [48, 52], a2: [52, 53], a3: [56, 53.5], a4: [60, 53],
      v1: [46, 44], v2: [48, 47], v3: [53, 48], v4: [57, 46.5],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
