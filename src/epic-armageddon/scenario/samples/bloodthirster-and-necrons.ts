/** Summoned daemons and a Necron phalanx: what is expendable, what comes back together, and what vanishes. */
import { assault, formation, led, moves, piece, stands, unit } from './build.ts';
import { CHAOS } from './datasheets/chaos.ts';
import { pick } from './datasheets/datasheet.ts';
import { NECRONS } from './datasheets/necrons.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('bloodthirster-and-necrons');

export const bloodthirsterAndNecrons: PlayedSample = {
  ...NAME,
  seed: 11,
  odds: {
    attacker: 0.764649, none: 0, error: 0.0002584, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'retinue', target: 'monoliths', intermingled: ['phalanx'] },
    [
      piece('tomb', 'ruins', [[72, 50], [86, 48], [89, 60], [75, 62]], 'Open tomb'),
      piece('dunes', 'scrub', [[34, 14], [52, 12], [54, 22], [36, 25]], 'Ash dunes'),
      piece('cliff', 'cliffs', [[18, 46], [30, 43], [32, 58], [20, 61]], 'Broken cliff'),
    ],
    [
      formation('retinue', 'Black Legion retinue', 'attacker', 2, led([
        ...stands('d', 'bloodletters', [50, 32], [53, 32.5], [55.4, 33], [62.6, 33], [65, 32.5], [68, 32]),
        unit('thirster', 'bloodthirster', [59, 32.5]),
        ...stands('m', 'chaos-space-marines', [50, 28], [53.5, 28], [57, 28], [60.5, 28], [64, 28], [67.5, 28]),
      ], 'm3', 'chaos-lord'), { rules: ['summoned-units'] }),
      formation('monoliths', 'Monolith maniple', 'defender', 1, [
        unit('monolith', 'monolith', [58, 45]), ...stands('o', 'obelisk', [53, 46.5], [63, 46.5]),
      ]),
      formation('phalanx', 'Infantry phalanx', 'defender', 1, led([
        ...stands('w', 'necron-warriors', [69, 42], [72, 42], [75, 42.5], [70.5, 45], [73.5, 45.5], [76.5, 46]),
        ...stands('p', 'pariahs', [67, 42]),
      ], 'w4', 'necron-lord'), { blastMarkers: 1 }),
    ],
    {
      ...pick(CHAOS, 'bloodletters', 'bloodthirster', 'chaos-space-marines', 'chaos-lord'),
      ...pick(NECRONS, 'monolith', 'obelisk', 'necron-warriors', 'pariahs', 'necron-lord'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'monoliths' },
    ...moves({
      m4: [67.19, 40.01], m1: [52.4, 42.8], m6: [72.5, 30.5], m2: [57.34, 42.5],
      d2: [59.58, 43.07], d1: [51.32, 44.65], d4: [69.87, 40.19], d6: [78, 32], m3: [69.5, 30.5], m5: [74, 33],
      d3: [55.6, 44.28], d5: [72.84, 40.18], thirster: [63.57, 42.68],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'ways.settled' },
  ],
};
