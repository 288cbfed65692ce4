/** Nobody touches anybody: a firefight with friends firing from both sides, fought on after a tie. */
import { moves, stands } from './build.ts';
import { profilesOf } from './profiles.ts';
import type { Sample } from './sample.ts';

export const firefightToATie: Sample = {
  id: 'firefight-to-a-tie',
  title: 'A firefight goes to a second round',
  teaches: 'An assault without contact, supporting fire on both sides, and what is kept and what is worked out anew after a tie.',
  seed: 26,
  scenario: {
    format: 1,
    ruleset: 'epic-armageddon',
    title: 'A firefight goes to a second round',
    table: {
      width: 120,
      depth: 80,
      terrain: [
        { id: 'wood', kind: 'woods', outline: [[30, 44], [42, 40], [46, 50], [36, 56]] },
        { id: 'scrub', kind: 'scrub', outline: [[70, 26], [86, 24], [90, 36], [74, 38]] },
      ],
    },
    formations: [
      {
        id: 'avengers', name: 'Dire Avengers warhost', side: 'attacker', initiative: 2,
        units: stands('v', 'dire-avengers', [48, 20], [52, 20], [56, 20], [60, 20], [64, 20]),
      },
      {
        id: 'guardians', name: 'Guardians warhost', side: 'attacker', initiative: 2,
        units: stands('g', 'guardians', [69, 33], [73, 33], [77, 33]),
      },
      {
        id: 'tactical', name: 'Tactical detachment', side: 'defender', initiative: 1, rules: ['they-shall-know-no-fear'],
        units: stands('t', 'tactical', [48, 44], [52, 44], [56, 44], [60, 44], [64, 44]),
      },
      {
        id: 'devastators', name: 'Devastator detachment', side: 'defender', initiative: 1, rules: ['they-shall-know-no-fear'],
        units: stands('d', 'devastator', [36, 38], [39, 41], [34, 42]),
      },
    ],
    engage: { formation: 'avengers', target: 'tactical' },
    profiles: profilesOf('dire-avengers', 'guardians', 'tactical', 'devastator'),
  },
  decisions: [
    { type: 'target.chosen', target: 'tactical' },
    ...moves({ v1: [48, 32], v2: [52, 32], v3: [56, 32], v4: [60, 32], v5: [64, 32] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
