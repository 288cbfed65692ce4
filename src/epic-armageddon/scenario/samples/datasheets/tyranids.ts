/** Tyranids. */
import type { Profile } from '../../../model/profile.ts';
import { infantry, powerWeapon, smallArms, vehicle } from './datasheet.ts';

export const TYRANIDS = {
  'hive-tyrant': vehicle('Hive Tyrant', 20, {
    armour: 4, cc: 3, ff: 5, abilities: ['commander', 'fearless', 'leader', 'reinforced-armour', 'synapse-2'],
    weapons: [powerWeapon('Lash Whip and Bonesword')],
  }),
  hormagaunts: infantry('Hormagaunts', 20, { cc: 3, abilities: ['brood-1', 'expendable', 'infiltrator'] }),
  termagants: infantry('Termagants', 20, {
    cc: 6, ff: 5, abilities: ['brood-1', 'expendable'], weapons: [smallArms('Fleshborers')],
  }),
  carnifex: vehicle('Carnifex', 20, {
    armour: 4, cc: 3, ff: 5, abilities: ['fearless', 'reinforced-armour'],
    weapons: [powerWeapon('Large Scything Talons')],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
