/** Space Marines and what carries them. */
import type { Profile } from '../../../model/profile.ts';
import { ALL_ABOARD, character, infantry, powerWeapon, smallArms, warEngine } from './datasheet.ts';

export const MARINES = {
  assault: infantry('Assault', 30, {
    armour: 4, cc: 3, ff: 5, abilities: ['jump-packs'], weapons: [smallArms('Bolt Pistols')],
  }),
  tactical: infantry('Tactical', 15, { armour: 4, cc: 4, ff: 4 }),
  devastator: infantry('Devastator', 15, { armour: 4, cc: 5, ff: 3 }),
  terminator: infantry('Terminator', 15, {
    armour: 4, cc: 3, ff: 3, abilities: ['reinforced-armour', 'teleport', 'thick-rear-armour'],
    weapons: [powerWeapon('Power Weapons')],
  }),
  chaplain: character('Chaplain', {
    abilities: ['inspiring', 'invulnerable-save', 'leader'], weapons: [powerWeapon()],
  }),
  captain: character('Captain', { abilities: ['commander', 'invulnerable-save', 'leader'], weapons: [powerWeapon()] }),
  'thunderhawk-gunship': warEngine('Thunderhawk Gunship', 0, 2, ALL_ABOARD, {
    armour: 4, cc: 6, ff: 4, abilities: ['planetfall', 'reinforced-armour', 'transport', 'aircraft'],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
