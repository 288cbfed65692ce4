/** Tau. */
import type { Profile } from '../../../model/profile.ts';
import { character, infantry, vehicle, weapon } from './datasheet.ts';

export const TAU = {
  'fire-warriors': infantry('Fire Warriors', 15, { armour: 5, cc: 6, ff: 5 }),
  ethereal: character('Ethereal', { abilities: ['invulnerable-save', 'leader'], weapons: [weapon('Honour Blade', 1)] }),
  hammerhead: vehicle('Hammerhead', 30, { armour: 4, cc: 6, ff: 5, abilities: ['skimmer'] }),
} as const satisfies Readonly<Record<string, Profile>>;
