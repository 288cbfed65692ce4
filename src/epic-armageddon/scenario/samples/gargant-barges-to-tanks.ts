/**
 * A Gargant against super-heavy tanks: barging, Titan Killers, power fields. It falls on the Shadowsword out of the
 * Reaver's reach. Advice finds six points more in a Gargant that stops 15 cm off and fires; then it would shove nobody
 * aside.
 */
import { assault, formation, moves, piece, stands, unit } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { ORKS } from './datasheets/orks.ts';
import { TITANS } from './datasheets/titans.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('gargant-barges-to-tanks');

export const gargantBargesToTanks: PlayedSample = {
  ...NAME,
  seed: 7,
  odds: {
    attacker: 0.968984, none: 0, error: 0.0001595, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'gargant', target: 'company' },
    [
      piece('quarry', 'rubble', [[24, 40], [38, 37], [41, 50], [27, 54]], 'Quarry'),
      piece('marsh', 'marsh', [[76, 12], [94, 9], [99, 22], [80, 26]]),
      piece('road', 'road', [[57, 0], [63, 0], [66, 80], [60, 80]], 'Pilgrims’ way'),
    ],
    [
      formation('gargant', 'Gargant', 'attacker', 3, [
        unit('gargant', 'gargant-ogbm', [60, 28], {
          shields: 4, characters: ['mega-choppa', 'soopagun', 'deth-kannon'],
        }),
      ], { rules: ['power-of-the-waaagh'] }),
      formation('kans', 'Kan mob', 'attacker', 3, stands(
        'k', 'killa-kan', [42, 34], [46, 34], [44, 30.5], [48, 30.5],
      ), { rules: ['power-of-the-waaagh'] }),
      formation('company', 'Super-heavy tank company', 'defender', 2, [
        unit('b1', 'baneblade', [60.5, 47]), ...stands('s', 'shadowsword', [54, 46], [67, 46]),
        ...stands('i', 'infantry', [52, 40], [56, 39], [59, 38], [62, 38], [65, 39], [69, 40]),
      ]),
      formation('reaver', 'Reaver Titan', 'defender', 1, [
        unit('reaver', 'reaver-class-titan', [78, 45], { shields: 4 }),
      ]),
    ],
    {
      ...pick(ORKS, 'gargant-ogbm', 'mega-choppa', 'soopagun', 'deth-kannon', 'killa-kan'),
      ...pick(GUARD, 'infantry', 'shadowsword', 'baneblade'), ...pick(TITANS, 'reaver-class-titan'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ gargant: [54.25, 39.5] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'dice.split', unit: 'gargant', closeCombat: 5 },
    { type: 'ways.settled' },
  ],
};
