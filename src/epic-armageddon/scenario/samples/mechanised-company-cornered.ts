/** Chaos marines get out of their Rhinos at a mechanised company: who gets out in time, and who sits in a wreck. */
import { assault, formation, getOut, led, moves, piece, riding, stands, unit } from './build.ts';
import { CHAOS } from './datasheets/chaos.ts';
import { pick } from './datasheets/datasheet.ts';
import { GUARD } from './datasheets/imperial-guard.ts';
import { sampleNameOf } from './names.ts';
import type { PlayedSample } from './sample.ts';

const NAME = sampleNameOf('mechanised-company-cornered');

const CHIMERAS = stands('c', 'chimera', [46, 47], [53, 45.5], [60, 46], [67, 46.5], [74, 45]);
const RHINOS = stands('r', 'chaos-rhino', [50, 14], [55, 12], [61, 13]);

export const mechanisedCompanyCornered: PlayedSample = {
  ...NAME,
  seed: 5,
  odds: {
    attacker: 0.3086526, none: 0, error: 0.0011645, isExact: false, isSupposed: true,
  },
  scenario: assault(
    NAME.title,
    { formation: 'retinue', target: 'company' },
    [
      piece('depot', 'buildings', [[34, 54], [44, 53], [45, 62], [35, 63]], 'Fuel depot'),
      piece('scrub', 'scrub', [[66, 26], [84, 22], [90, 34], [72, 37]]),
      piece('wood', 'woods', [[20, 36], [33, 34], [35, 46], [22, 48]]),
      piece('road', 'road', [[0, 49.5], [120, 48.5], [120, 52], [0, 53]], 'Supply road'),
    ],
    [
      formation('retinue', 'Black Legion retinue', 'attacker', 2, [
        ...RHINOS, ...led(riding('m', 'chaos-space-marines', RHINOS, 2), 'm4', 'chaos-lord'),
      ]),
      formation('chosen', 'Chosen', 'attacker', 2, stands(
        'h', 'chaos-space-marine-chosen', [31.5, 40.5], [31, 44.5], [29.5, 37.5], [28, 42],
      )),
      formation('company', 'Mechanised infantry company', 'defender', 2, [
        unit('commander', 'commander', CHIMERAS[1]!.at, { aboard: 'c2', characters: ['commissar'] }),
        ...riding('g', 'infantry', CHIMERAS, 2).filter(one => one.id !== 'g4'), ...CHIMERAS,
      ]),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands(
        'l', 'leman-russ', [76, 40], [79.5, 43.5], [80, 38.5],
      )),
    ],
    {
      ...pick(CHAOS, 'chaos-rhino', 'chaos-space-marines', 'chaos-lord', 'chaos-space-marine-chosen'),
      ...pick(GUARD, 'commander', 'commissar', 'infantry', 'chimera', 'leman-russ'),
    },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ r1: [48.5, 38.4], r2: [56, 37.8], r3: [61.5, 37.9] }),
    ...getOut({
      m1: [46.86, 44.65], m2: [51.94, 43.23], m3: [54.06, 43.23], m4: [58.94, 43.73],
      m5: [61.06, 43.73], m6: [62.3, 40.5],
    }),
    { type: 'charge.ended' },
    ...getOut({
      g1: [44.98, 43.97], g2: [43.2, 45.3], g7: [63.03, 44.08], g8: [64.18, 41.18], g9: [71.2, 43.6], g10: [71, 46],
    }),
    { type: 'counterCharge.ended' },
  ],
};
