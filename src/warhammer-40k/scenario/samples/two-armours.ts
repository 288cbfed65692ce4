/** A unit in two kinds of armour takes more wounds than it likes. */
import type { Profile } from '../../model/profile.ts';
import { chargeOf, sampleProfile, row, scenarioOf, weapon } from './build.ts';
import { phaseSampleNameOf } from './names.ts';
import type { PhaseSample } from './sample.ts';

const NAME = phaseSampleNameOf('two-armours');

const BERZERKER: Profile = sampleProfile('Berzerker', [5, 5, 4, 1, 5, 2, 9, 3], {
  weapons: [weapon('ordinary', 'Chainaxe'), weapon('pistol', 'Bolt pistol')],
});
const VETERAN: Profile = sampleProfile('Veteran', [4, 4, 4, 1, 4, 1, 8, 3]);
const SCOUT: Profile = sampleProfile('Scout', [4, 4, 4, 1, 4, 1, 8, 4]);

const BERZERKERS = row(5, 'berzerker', [15.75, 8.6], { shift: [0, 3.16] });

export const twoArmours: PhaseSample = {
  ...NAME,
  scenario: edition => scenarioOf(edition, NAME.title, [
    {
      id: 'berzerkers', name: 'Berzerkers', side: 'attacker', charged: ['hunters'],
      models: BERZERKERS,
    },
    {
      id: 'hunters', name: 'Hunters in two armours', side: 'defender',
      models: [
        ...row(2, 'veteran', [15.2, 12.6]), ...row(3, 'scout', [17.4, 12.6]), ...row(1, 'veteran', [20.7, 12.6]),
        ...row(3, 'scout', [16.3, 13.75]), ...row(1, 'veteran', [19.6, 13.75]),
      ],
    },
  ], { berzerker: BERZERKER, veteran: VETERAN, scout: SCOUT }),
  decisions: chargeOf('berzerkers', ['hunters'], BERZERKERS),
  seed: 33,
};
