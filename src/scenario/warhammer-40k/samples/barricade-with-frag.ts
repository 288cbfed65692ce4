/** Marines with frag grenades storm guardsmen behind a barricade. */
import type { PhaseSample } from './sample.ts';
import { piece, profile, row, scenarioOf, weapon } from './build.ts';

const PROFILES = {
  marine: profile('Marine', [4, 4, 4, 1, 4, 1, 8, 3], {
    weapons: [weapon('ordinary', 'Chainsword'), weapon('pistol', 'Bolt pistol')], grenades: ['frag'],
  }),
  guardsman: profile('Guardsman', [3, 3, 3, 1, 3, 1, 7, 5]),
};

export const barricadeWithFrag: PhaseSample = {
  id: 'barricade-with-frag',
  title: 'Marines storm a barricade with frag grenades',
  teaches: 'Guardsmen behind a barricade strike first, unless frag grenades make them all strike together.',
  scenario: edition => scenarioOf(edition, 'Marines storm a barricade with frag grenades', [
    {
      id: 'marines', name: 'Assault squad', side: 'attacker', charged: ['guard'],
      models: row(5, 'marine', [15.8, 8.6], { shift: [0, 3] }),
    },
    {
      id: 'guard', name: 'Infantry squad', side: 'defender',
      models: [
        ...row(6, 'guardsman', [15.2, 12.6], { covered: true }), ...row(4, 'guardsman', [16.3, 13.8], { covered: true }),
      ],
    },
  ], PROFILES, [piece('barricade', 'barricade', [[14, 11.2], [22, 11.2], [22, 11.8], [14, 11.8]])]),
  decisions: [
    { type: 'charge.declared', unit: 'marines', targets: ['guard'] },
  ],
  seed: 7,
};
