/** Banshees strike first, terminators strike with macro-weapons: the batches of an attack one after the other. */
import { led, moves, stands } from './build.ts';
import { profilesOf } from './profiles.ts';
import type { Sample } from './sample.ts';

export const bansheesAndTerminators: Sample = {
  id: 'banshees-and-terminators',
  title: 'Banshees strike at terminators',
  teaches: 'First Strike before everybody else, armour saved twice, macro-weapon hits last and almost without a save.',
  seed: 1,
  scenario: {
    format: 1,
    ruleset: 'epic-armageddon',
    title: 'Banshees strike at terminators',
    table: {
      width: 120,
      depth: 80,
      terrain: [{ id: 'scrub', kind: 'scrub', outline: [[40, 37], [78, 36], [80, 50], [42, 51]] }],
    },
    formations: [
      {
        id: 'banshees', name: 'Howling Banshees warhost', side: 'attacker', initiative: 2,
        units: led(stands(
          'h', 'howling-banshees', [47, 15], [51, 15], [55, 15], [59, 15], [63, 15], [67, 15],
        ), 'h3', 'banshee-exarch'),
      },
      {
        id: 'terminators', name: 'Terminator detachment', side: 'defender', initiative: 1, rules: ['they-shall-know-no-fear'],
        units: led(stands('t', 'terminator', [50, 42], [56, 42], [62, 42], [68, 42]), 't2', 'captain'),
      },
    ],
    engage: { formation: 'banshees', target: 'terminators' },
    profiles: profilesOf('howling-banshees', 'banshee-exarch', 'terminator', 'captain'),
  },
  decisions: [
    { type: 'target.chosen', target: 'terminators' },
    ...moves({ h1: [48.4, 40.8], h2: [51.6, 40.8], h3: [54.4, 40.8], h4: [57.6, 40.8], h5: [62, 40], h6: [66.4, 40.8] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
