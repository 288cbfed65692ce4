/**
 * Banshees strike first, terminators strike with macro-weapons: the batches of an attack one after the other. Two
 * banshees fall on each of three terminators, on the side away from the fourth, who only fires. Advice finds 30 points
 * and more in charges that stop short and fire at the flank; then nobody would strike first.
 */
import { assault, formation, led, moves, piece, round, stands } from './build.ts';
import { pick } from './datasheets/datasheet.ts';
import { ELDAR } from './datasheets/eldar.ts';
import { MARINES } from './datasheets/space-marines.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('banshees-and-terminators');

/** Where those stand on whom the banshees fall, and where two banshees touch each of them. */
const TERMINATORS = [[50, 42], [56, 42], [62, 42]] as const;
const [h1, h2, h3, h4, h5, h6] = TERMINATORS.flatMap(at => round(at, 2, 190, 250));

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
        't', 'terminator', ...TERMINATORS, [68, 42],
      ), 't2', 'captain'), { rules: ['they-shall-know-no-fear'] }),
    ],
    { ...pick(ELDAR, 'howling-banshees', 'banshee-exarch'), ...pick(MARINES, 'terminator', 'captain') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'terminators' },
    ...moves({ h1: h1!, h2: h2!, h3: h3!, h4: h4!, h5: h5!, h6: h6! }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
};
