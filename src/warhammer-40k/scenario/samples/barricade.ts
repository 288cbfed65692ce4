/** Marines who storm a barricade, with frag grenades or without. */
import type { Profile } from '../../model/profile.ts';
import { chargeOf, piece, row, scenarioOf } from './build.ts';
import type { PhaseSample } from './sample.ts';
import { GUARDSMAN } from './soldiers.ts';

const MARINES = row(5, 'marine', [15.75, 8.6], { shift: [0, 3.16] });

export const BARRICADE_CHARGE = chargeOf('marines', ['guard'], MARINES);

/** Five marines in the open and ten guardsmen behind a barricade; everybody who charges ends between two of them. */
export const barricadeOf = (title: string, marine: Profile): PhaseSample['scenario'] => edition =>
  scenarioOf(edition, title, [
    {
      id: 'marines', name: 'Assault squad', side: 'attacker', charged: ['guard'],
      models: MARINES,
    },
    {
      id: 'guard', name: 'Infantry squad', side: 'defender',
      models: [
        ...row(6, 'guardsman', [15.2, 12.6], { covered: true }),
        ...row(4, 'guardsman', [16.3, 13.8], { covered: true }),
      ],
    },
  ], { marine, guardsman: GUARDSMAN }, [
    piece('barricade', 'barricade', [[14, 11.2], [22, 11.2], [22, 11.8], [14, 11.8]]),
  ]);
