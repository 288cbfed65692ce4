/** Assault marines fall on an ork warband: who is in contact, who fires, who has no line. */
import { led, moves, stands } from './build.ts';
import { profilesOf } from './profiles.ts';
import type { Sample } from './sample.ts';

export const marinesChargeWarband: Sample = {
  id: 'marines-charge-warband',
  title: 'Assault marines charge a warband',
  teaches: 'Close combat and firefight, hits that fall on the nearest first, and a mob that cannot see through ruins.',
  seed: 20,
  scenario: {
    format: 1,
    ruleset: 'epic-armageddon',
    title: 'Assault marines charge a warband',
    table: {
      width: 120,
      depth: 80,
      terrain: [
        { id: 'wood', kind: 'woods', outline: [[12, 34], [24, 31], [31, 38], [29, 50], [16, 53]] },
        { id: 'ruins', kind: 'ruins', outline: [[64.5, 39], [84, 39], [84, 60], [64.5, 60]] },
      ],
    },
    formations: [
      {
        id: 'assault', name: 'Assault detachment', side: 'attacker', initiative: 1, rules: ['they-shall-know-no-fear'],
        units: led(stands('a', 'assault', [48, 14], [53, 14], [58, 14], [63, 14]), 'a2', 'chaplain'),
      },
      {
        id: 'devastators', name: 'Devastator detachment', side: 'attacker', initiative: 1, rules: ['they-shall-know-no-fear'],
        units: stands('v', 'devastator', [43, 28], [39.5, 28], [36, 28], [31.5, 28]),
      },
      {
        id: 'warband', name: 'Warband', side: 'defender', initiative: 3,
        units: [
          ...stands('b', 'boyz', [48, 40], [53, 40], [58, 40], [63, 40], [42.5, 40], [70, 51.5]),
          ...stands('n', 'nobz', [55.5, 44], [66.5, 46]),
        ],
      },
    ],
    engage: { formation: 'assault', target: 'warband' },
    profiles: profilesOf('assault', 'devastator', 'chaplain', 'boyz', 'nobz'),
  },
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ a1: [48, 38], a2: [53, 38], a3: [58, 38], a4: [63, 38] }),
    { type: 'charge.ended' },
    ...moves({ b5: [46.12, 38.68] }),
    { type: 'counterCharge.ended' },
  ],
};
