/** Eldar. */
import type { Profile } from '../../../model/profile.ts';
import { character, infantry, smallArms, vehicle, weapon } from './datasheet.ts';

export const ELDAR = {
  'howling-banshees': infantry('Howling Banshees', 15, {
    armour: 5, cc: 2, ff: 5, abilities: ['infiltrator'],
    weapons: [smallArms('Shuriken Pistols'), weapon('Banshee Masks', 0, ['first-strike'])],
  }),
  'banshee-exarch': character('Exarch', {
    abilities: ['inspiring'], weapons: [weapon('Exarch Close Combat Weapon', 1)],
  }),
  'dire-avengers': infantry('Dire Avengers', 15, {
    armour: 5, cc: 5, ff: 4, weapons: [smallArms('Shuriken Catapults', 1)],
  }),
  guardians: infantry('Guardians', 15, { cc: 6, ff: 4, weapons: [smallArms('Shuriken Catapults')] }),
  rangers: infantry('Rangers', 15, { armour: 5, cc: 6, ff: 5, abilities: ['scout', 'sniper'] }),
  falcon: vehicle('Falcon', 35, { armour: 5, cc: 6, ff: 4, abilities: ['skimmer', 'transport'] }),
  firestorm: vehicle('Firestorm', 35, { armour: 5, cc: 6, ff: 4, abilities: ['skimmer', 'transport'] }),
} as const satisfies Readonly<Record<string, Profile>>;
