/** Orks storm a guard company in ruins: cover for those who are charged, none for those who charge. */
import { assault, formation, led, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { ORKS } from './datasheets/orks.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('orks-storm-ruins');

export const orksStormRuins: PlayedSample = {
  ...NAME,
  seed: 6,
  odds: {
    attacker: 0.6742061, none: 0, error: 0.0001599, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [
      piece('ruins', 'ruins', [[43, 40.5], [66, 40.5], [69, 43], [69, 57], [43, 57]], 'Chapel ruins'),
      piece('wood', 'woods', [[28, 24], [41, 27], [42, 38], [30, 40]]),
    ],
    [
      formation('warband', 'Warband', 'attacker', 3, [
        ...stands('b', 'boyz', [46, 27], [51, 27], [56, 27], [61, 27], [40, 26], [48.5, 23], [53.5, 23], [58.5, 23]),
        ...stands('n', 'nobz', [66, 28], [63.5, 24]),
      ]),
      formation('company', 'Infantry company', 'defender', 2, led(stands(
        'g', 'infantry', [46, 42], [51, 42], [56, 42], [61, 42], [66, 42], [48.5, 46.5], [53.5, 46.5], [58.5, 46.5],
      ), 'g7', 'commissar'), { blastMarkers: 1 }),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands(
        'l', 'leman-russ', [79, 44], [83.5, 47], [88, 49],
      )),
    ],
    { ...pick(ORKS, 'boyz', 'nobz'), ...pick(GUARD, 'infantry', 'commissar', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({
      b1: [46, 40], b2: [51, 40], b3: [56, 40], b4: [61, 40], n1: [66, 40],
      b5: [38.5, 35], b6: [43.5, 36.5], b7: [53.5, 34], b8: [58.5, 34], n2: [63.5, 35],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
