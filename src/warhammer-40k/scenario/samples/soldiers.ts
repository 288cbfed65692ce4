/** Who fights in bundled phases: profiles of two forces, made up for the purpose. */
import type { Profile } from '../../model/profile.ts';
import { sampleProfile, weapon } from './build.ts';

const CHAINSWORD_AND_PISTOL = [weapon('ordinary', 'Chainsword'), weapon('pistol', 'Bolt pistol')];

export const MARINE: Profile = sampleProfile('Marine', [4, 4, 4, 1, 4, 1, 8, 3], { weapons: CHAINSWORD_AND_PISTOL });
export const GRENADIER: Profile = { ...MARINE, grenades: ['frag'] };
export const SERGEANT: Profile = sampleProfile('Sergeant', [4, 4, 4, 1, 4, 2, 9, 3], {
  weapons: [weapon('power-fist', 'Power fist', { armourPiercing: 2 }), weapon('pistol', 'Bolt pistol')],
});
export const GUARDSMAN: Profile = sampleProfile('Guardsman', [3, 3, 3, 1, 3, 1, 7, 5]);
export const ORK: Profile = sampleProfile('Ork', [4, 3, 4, 1, 2, 2, 7, 6], {
  weapons: [weapon('ordinary', 'Axe'), weapon('pistol', 'Pistol')],
});
