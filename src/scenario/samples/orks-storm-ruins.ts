/** Orks storm a guard company in ruins: cover for those who are charged, none for those who charge. */
import { led, moves, stands } from './build.ts';
import { profilesOf } from './profiles.ts';
import type { Sample } from './sample.ts';

export const orksStormRuins: Sample = {
  id: 'orks-storm-ruins',
  title: 'Orks storm a company in ruins',
  teaches: 'The defenders’ infantry saves by its cover; the orks have left theirs, even the one that still stands in the wood.',
  seed: 6,
  scenario: {
    format: 1,
    ruleset: 'epic-armageddon',
    title: 'Orks storm a company in ruins',
    table: {
      width: 120,
      depth: 80,
      terrain: [
        { id: 'ruins', kind: 'ruins', name: 'Chapel ruins', outline: [[43, 40.5], [66, 40.5], [69, 43], [69, 57], [43, 57]] },
        { id: 'wood', kind: 'woods', outline: [[28, 24], [41, 27], [42, 38], [30, 40]] },
      ],
    },
    formations: [
      {
        id: 'warband', name: 'Warband', side: 'attacker', initiative: 3,
        units: [
          ...stands('b', 'boyz', [46, 27], [51, 27], [56, 27], [61, 27], [40, 26], [48.5, 23], [53.5, 23], [58.5, 23]),
          ...stands('n', 'nobz', [66, 28], [63.5, 24]),
        ],
      },
      {
        id: 'company', name: 'Infantry company', side: 'defender', initiative: 2, blastMarkers: 1,
        units: led(stands(
          'g', 'infantry', [46, 42], [51, 42], [56, 42], [61, 42], [66, 42], [48.5, 46.5], [53.5, 46.5], [58.5, 46.5],
        ), 'g7', 'commissar'),
      },
      {
        id: 'tanks', name: 'Leman Russ platoon', side: 'defender', initiative: 2,
        units: stands('l', 'leman-russ', [79, 44], [83.5, 47], [88, 49]),
      },
    ],
    engage: { formation: 'warband', target: 'company' },
    profiles: profilesOf('boyz', 'nobz', 'infantry', 'commissar', 'leman-russ'),
  },
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
