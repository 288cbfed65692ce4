/**
 * Orks swarm a Warlord Titan: its dice split, its shields, damage point by point. Grotz and Dreadnoughts touch it, and
 * most of the boyz fire: its blows fall on those whom nobody counts.
 */
import { assault, formation, led, moves, piece, stands, unit } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { ORKS } from './datasheets/orks.ts';
import { TITANS } from './datasheets/titans.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('warband-swarms-titan');

const TITAN = [60, 50] as const;

export const warbandSwarmsTitan: PlayedSample = {
  ...NAME,
  seed: 9,
  odds: {
    attacker: 0.4116003, none: 0, error: 0.0001589, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'titan' },
    [
      piece('refinery', 'ruins', [[76, 52], [92, 50], [95, 64], [80, 66]], 'Burnt refinery'),
      piece('wood', 'woods', [[22, 24], [36, 20], [40, 31], [27, 35]]),
      piece('road', 'road', [[0, 70], [120, 66], [120, 70], [0, 74]], 'Hive road'),
    ],
    [
      formation('warband', 'Big warband', 'attacker', 3, led([
        ...stands('g', 'grotz', [53.5, 36], [66.5, 36], [60, 35.5], [60, 28]),
        ...stands('n', 'nobz', [50.25, 36.5], [56.75, 36], [63.25, 36], [69.75, 36.5]),
        ...stands(
          'b', 'boyz', [48, 32], [52, 32], [56, 32], [60, 32], [64, 32], [68, 32], [72, 32],
          [50, 28], [54, 28], [57.5, 28.5], [66, 28], [70, 28],
        ),
        ...stands('d', 'dreadnought-ork', [47, 40], [72.4, 40]),
      ], 'n2', 'warlord'), { rules: ['power-of-the-waaagh'] }),
      formation('brigade', 'Blitz Brigade', 'attacker', 3, stands(
        'w', 'gunwagon', [44, 46], [42, 50], [44, 54], [40, 46.5],
      ), { rules: ['power-of-the-waaagh'] }),
      formation('titan', 'Warlord Titan', 'defender', 1, [
        unit('titan', 'warlord-class-titan', TITAN, { shields: 6 }),
      ]),
      formation('flak', 'Flak battery', 'defender', 2, stands('h', 'hydra', [84, 46], [80, 43], [85, 40])),
    ],
    {
      ...pick(ORKS, 'boyz', 'nobz', 'grotz', 'warlord', 'dreadnought-ork', 'gunwagon'),
      ...pick(TITANS, 'warlord-class-titan'), ...pick(GUARD, 'hydra'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'titan' },
    ...moves({
      g1: [57.89, 45.46], g2: [62.11, 45.46], g3: [60, 45], g4: [60, 43],
      b1: [54.45, 41.67], b2: [55.53, 39.94], b3: [57.83, 40.23], b4: [60, 39.99], b5: [62.17, 40.23],
      b6: [64.07, 40.85], b7: [66.11, 40.84], b8: [54.62, 38.16], b9: [57.95, 42.47], b10: [58.61, 38.07],
      b11: [62.05, 42.47], b12: [64.97, 39.07],
      d1: [55.64, 46.65], d2: [65.44, 49.21], n1: [52.97, 40.26], n3: [62.72, 38.3], n4: [67.62, 39.45],
      n2: [63.72, 46.66],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'dice.split', unit: 'titan', closeCombat: 5 },
    { type: 'ways.settled' },
  ],
};
