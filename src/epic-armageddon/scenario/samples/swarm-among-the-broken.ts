/** Tyranids fall on tanks with a broken company among them: two formations that stand and fall as one. */
import { assault, formation, led, moves, piece, stands, unit } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { TYRANIDS } from './datasheets/tyranids.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('swarm-among-the-broken');

export const swarmAmongTheBroken: PlayedSample = {
  ...NAME,
  seed: 3,
  odds: {
    attacker: 0.4197335, none: 0, error: 0.0001598, isExact: false, isSupposed: false,
  },
  scenario: assault(
    NAME.title,
    { formation: 'swarm', target: 'tanks', intermingled: ['company'] },
    [
      piece('chapel', 'ruins', [[36, 45], [50, 44.5], [51, 54], [37, 55]], 'Chapel of Saint Ilse'),
      piece('jungle', 'jungle', [[78, 18], [94, 14], [100, 28], [84, 33]], 'Spore jungle'),
      piece('river', 'river', [[0, 64], [52, 68], [120, 63], [120, 67], [52, 72], [0, 68]]),
    ],
    [
      formation('swarm', 'Tyranid swarm', 'attacker', 1, [
        ...stands(
          'g', 'hormagaunts', [42, 28], [45.5, 29], [49, 29.5], [55.25, 30], [60.75, 30],
          [66, 29.5], [69, 29], [72, 28], [63, 29.5],
        ),
        unit('tyrant', 'hive-tyrant', [56, 27.5]),
        ...stands('c', 'carnifex', [51, 26], [61, 26]),
      ], { rules: ['xeno-biology'] }),
      formation('biovores', 'Biovore brood', 'attacker', 1, stands(
        't', 'termagants', [80, 40], [83, 43], [79, 44], [84, 39], [76.5, 42], [81, 36],
      ), { rules: ['xeno-biology'] }),
      formation('tanks', 'Tank company', 'defender', 2, stands(
        'l', 'leman-russ', [52.5, 43], [58, 43.5], [63.5, 43], [69, 43.5],
      ), { blastMarkers: 2 }),
      formation('company', 'Broken infantry company', 'defender', 2, led(stands(
        'i', 'infantry', [44, 46], [47.5, 46], [49, 49.5], [55.25, 48], [60.75, 48], [45.5, 49.5],
      ), 'i3', 'commissar'), { broken: true }),
    ],
    {
      ...pick(TYRANIDS, 'hormagaunts', 'hive-tyrant', 'carnifex', 'termagants'),
      ...pick(GUARD, 'leman-russ', 'infantry', 'commissar'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'tanks' },
    ...moves({
      g1: [44, 44], g2: [47.5, 44], g4: [55.25, 46], g5: [60.75, 46], c1: [52, 40.04], tyrant: [58, 40.5],
      c2: [62.9, 40.06], g3: [49.5, 42], g6: [65.6, 41.6], g7: [67.6, 41.4], g8: [70.7, 41.7], g9: [66.5, 38],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
