/**
 * Orks swarm a Warlord Titan: its dice split, its shields, damage point by point. Three grotz among those who touch
 * it take blows that nobody counts, and nobody goes where more than one Hydra could support the Titan.
 */
import { assault, formation, led, moves, piece, round, stands, unit } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { ORKS } from './datasheets/orks.ts';
import { TITANS } from './datasheets/titans.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('warband-swarms-titan');

/** Where the Titan stands, and how far from it those who touch it: infantry, and what is larger. */
const TITAN = [60, 50] as const;
const [TOUCH, TOUCH_LARGE] = [5, 5.5];

const [g1, n1, n2, g3, n3, n4, g2] = round(TITAN, TOUCH, 198, 222, 246, 270, 294, 318, 342);
const [d1, d2] = round(TITAN, TOUCH_LARGE, 170, 10);

export const warbandSwarmsTitan: PlayedSample = {
  ...NAME,
  seed: 12,
  odds: {
    attacker: 0.4116112, none: 0, error: 0.0001599, isExact: false, isSupposed: false,
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
      g1: g1!, n1: n1!, n2: n2!, g3: g3!, n3: n3!, n4: n4!, g2: g2!, d1: d1!, d2: d2!,
      b1: [54, 44], b2: [54, 41.5], b3: [57, 41.5], b4: [60, 40.9], b5: [63, 41.5], b6: [63.5, 44], b7: [66.5, 40],
      b8: [53, 38.5], b9: [56, 38.5], b10: [58.8, 38.4], b11: [61.6, 38.4], b12: [64.2, 38.5],
      g4: [60, 43],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'dice.split', unit: 'titan', closeCombat: 5 },
    { type: 'ways.settled' },
  ],
};
