/**
 * Orks charge Eldar grav-tanks: skimmers that rise out of reach of every choppa. Few touch them, therefore, and the
 * rest fires.
 */
import { assault, formation, led, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ELDAR } from './datasheets/eldar.ts';
import { ORKS } from './datasheets/orks.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('falcons-refuse-close-combat');

export const falconsRefuseCloseCombat: PlayedSample = {
  ...NAME,
  seed: 12,
  odds: {
    attacker: 0.5496272, none: 0, error: 0.0001916, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'swords' },
    [
      piece('grove', 'woods', [[28, 43], [40, 42], [41, 54], [30, 55]], 'Wraithbone grove'),
      piece('shrine', 'ruins', [[70, 54], [82, 52], [85, 63], [72, 65]], 'Old shrine'),
      piece('hill', 'scrub', [[62, 16], [82, 14], [86, 27], [66, 30]]),
    ],
    [
      formation('warband', 'Warband', 'attacker', 3, led([
        ...stands('g', 'grotz', [48, 30], [72, 30]),
        ...stands('b', 'boyz', [51, 32], [54, 33], [57, 33], [63, 33], [66, 33], [69, 32]),
        ...stands('n', 'nobz', [58.5, 30], [61.5, 30]),
        ...stands('k', 'killa-kan', [60, 33.5], [55, 29]),
      ], 'n1', 'warlord'), { rules: ['power-of-the-waaagh'], blastMarkers: 1 }),
      formation('swords', 'Swords of Vaul', 'defender', 2, [
        ...stands('f', 'falcon', [52, 46], [58, 45], [64, 46]), ...stands('s', 'firestorm', [55, 52], [61, 52]),
      ], { rules: ['hit-and-run-tactics'] }),
      formation('rangers', 'Rangers', 'defender', 2, stands(
        'r', 'rangers', [36.2, 45], [36.5, 49], [33.5, 47], [34.5, 51],
      ), { rules: ['hit-and-run-tactics'] }),
    ],
    {
      ...pick(ORKS, 'grotz', 'boyz', 'nobz', 'warlord', 'killa-kan'),
      ...pick(ELDAR, 'falcon', 'firestorm', 'rangers'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'swords' },
    ...moves({
      n2: [61.3, 30.87], k1: [58.51, 42.04], g1: [51.39, 43.57], g2: [65.29, 43.41], b3: [58, 35], n1: [68.5, 37.5],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'way.chosen', unit: 'f1', by: 'firefight' },
    { type: 'way.chosen', unit: 'f2', by: 'firefight' },
    { type: 'ways.settled' },
    { type: 'rest.withdrew' },
    { type: 'withdrawal.ended' },
    ...moves({ f2: [58, 69], f3: [64, 68], s1: [54, 72], s2: [61, 73] }),
    { type: 'consolidation.ended' },
  ],
};
