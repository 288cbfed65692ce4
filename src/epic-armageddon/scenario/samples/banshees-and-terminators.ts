/**
 * Banshees strike first, terminators strike with macro-weapons: the batches of an attack one after the other. Advice
 * finds 30 points and more in charges that stop short and fire at the flank; then nobody would strike first.
 */
import { assault, formation, led, moves, piece, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ELDAR } from './datasheets/eldar.ts';
import { MARINES } from './datasheets/space-marines.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('banshees-and-terminators');

export const bansheesAndTerminators: PlayedSample = {
  ...NAME,
  seed: 1,
  odds: {
    attacker: 0.3313944, none: 0.0000198, error: 0, isExact: true, isSupposed: true,
  },
  scenario: assault(
    NAME.title,
    { formation: 'banshees', target: 'terminators' },
    [piece('scrub', 'scrub', [[40, 37], [78, 36], [80, 50], [42, 51]])],
    [
      formation('banshees', 'Howling Banshees warhost', 'attacker', 2, led(stands(
        'h', 'howling-banshees', [47, 15], [51, 15], [55, 15], [59, 15], [63, 15], [67, 15],
      ), 'h3', 'banshee-exarch')),
      formation('terminators', 'Terminator detachment', 'defender', 1, led(stands(
        't', 'terminator', [50, 42], [56, 42], [62, 42], [68, 42],
      ), 't2', 'captain'), { rules: ['they-shall-know-no-fear'] }),
    ],
    { ...pick(ELDAR, 'howling-banshees', 'banshee-exarch'), ...pick(MARINES, 'terminator', 'captain') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'terminators' },
    ...moves({
      h1: [48.4, 40.8], h2: [51.6, 40.8], h3: [54.4, 40.8], h4: [57.6, 40.8], h5: [62, 40], h6: [66.4, 40.8],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
