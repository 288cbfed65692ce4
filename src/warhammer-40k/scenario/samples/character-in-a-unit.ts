/** A captain stands in the front rank of his squad, and orks run into both. */
import type { Profile } from '../../model/profile.ts';
import { chargeOf, sampleProfile, row, scenarioOf, weapon } from './build.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';
import { MARINE, ORK } from './soldiers.ts';

const NAME = phaseSampleNameOf('character-in-a-unit');

const CAPTAIN: Profile = sampleProfile('Captain', [5, 4, 4, 3, 5, 3, 9, 3], {
  invulnerable: 4,
  weapons: [weapon('power', 'Power sword', { armourPiercing: 3 }), weapon('pistol', 'Bolt pistol')],
});

const MOB = row(6, 'ork', [14.65, 8.6], { shift: [0, 3.16] });

export const characterInAUnit: PhaseSample = {
  ...NAME,
  scenario: edition => scenarioOf(edition, NAME.title, [
    {
      id: 'mob', name: 'Ork mob', side: 'attacker', charged: ['squad', 'captain'],
      models: MOB,
    },
    {
      id: 'squad', name: 'Tactical squad', side: 'defender',
      models: [...row(2, 'marine', [15.2, 12.6]), ...row(2, 'marine', [18.5, 12.6])],
    },
    {
      id: 'captain', name: 'Captain', side: 'defender', traits: ['independent-character'], joined: 'squad',
      models: row(1, 'captain', [17.4, 12.6]),
    },
  ], { ork: ORK, marine: MARINE, captain: CAPTAIN }),
  decisions: [
    ...chargeOf('mob', ['squad'], MOB),
    { type: 'strikes.aimed', model: 'mob-3', at: { squad: 4 } },
    { type: 'strikes.aimed', model: 'mob-4', at: { squad: 4 } },
  ],
  seed: 6,
};
