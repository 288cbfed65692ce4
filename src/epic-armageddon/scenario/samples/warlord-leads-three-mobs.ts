/** An Ork Warlord leads three mobs at Tau on overwatch: a combined assault, and fire on the way in. */
import { assault, formation, led, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ORKS } from './datasheets/orks.ts';
import { TAU } from './datasheets/tau.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('warlord-leads-three-mobs');

export const warlordLeadsThreeMobs: PlayedSample = {
  ...NAME,
  seed: 16,
  odds: {
    attacker: 0.6182341, none: 0, error: 0.0001599, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'cadre', combined: ['stormboyz', 'kult'] },
    [
      piece('terrace', 'scrub', [[42, 46], [80, 45], [82, 56], [44, 57]], 'Spice terrace'),
      piece('dome', 'buildings', [[28, 56], [38, 54], [41, 63], [31, 66]], 'Water dome'),
      piece('gully', 'woods', [[84, 24], [97, 22], [101, 34], [88, 37]], 'Thorn gully'),
    ],
    [
      formation('warband', 'Warlord’s warband', 'attacker', 3, led([
        ...stands('g', 'grotz', [52, 35], [68, 35]),
        ...stands('b', 'boyz', [50, 32], [54, 33], [56, 30], [60, 34.5], [64, 30], [70, 32]),
        ...stands('n', 'nobz', [57, 34], [63, 34]),
      ], 'n1', 'warlord'), { rules: ['power-of-the-waaagh'] }),
      formation('stormboyz', 'Stormboyz', 'attacker', 3, stands(
        's', 'stormboyz', [45, 28], [41, 27], [37, 26], [44, 24], [40, 23], [36, 22],
      ), { rules: ['power-of-the-waaagh'] }),
      formation('kult', 'Kult of Speed', 'attacker', 3, [
        ...stands('w', 'warbikes', [75, 28], [79, 27], [83, 26], [87, 18]),
        ...stands('k', 'skorcha', [75.5, 22], [80, 21], [78, 16], [83, 16]),
      ], { rules: ['power-of-the-waaagh'], blastMarkers: 1 }),
      formation('cadre', 'Fire Warrior cadre', 'defender', 2, led(stands(
        'f', 'fire-warriors', [48, 48], [52, 47.5], [56, 47], [60, 47], [64, 47], [68, 47.5], [72, 48], [60, 51],
      ), 'f8', 'ethereal'), { overwatch: true }),
      formation('hammerheads', 'Armour support group', 'defender', 2, stands(
        'h', 'hammerhead', [52, 60], [58, 62], [64, 62], [70, 60],
      )),
    ],
    {
      ...pick(ORKS, 'grotz', 'boyz', 'nobz', 'warlord', 'stormboyz', 'warbikes', 'skorcha'),
      ...pick(TAU, 'fire-warriors', 'ethereal', 'hammerhead'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'cadre' },
    ...moves({
      g1: [52, 45.5], n1: [56, 45], b4: [60, 45], n2: [64, 45], g2: [68, 45.5], b1: [48, 46], b6: [72, 46],
      b2: [54, 42.5], b3: [57.9, 42.5], b5: [62.1, 42.5],
      s1: [46, 48], s3: [46, 44.5], s2: [44, 50], s4: [44, 44], s5: [43, 48], s6: [42, 45],
      w1: [74, 48], w2: [75.5, 50.5], w3: [75, 45],
      k1: [74.5, 42], k2: [81, 44.5], k3: [70, 42], k4: [74.5, 38], w4: [77, 47.5],
    }),
    { type: 'charge.ended' },
    {
      type: 'overwatch.fired', formation: 'cadre', target: 'kult',
      hits: [{ unit: 'w1' }, { unit: 'w2' }, { unit: 'k2' }],
    },
    { type: 'counterCharge.ended' },
  ],
};
