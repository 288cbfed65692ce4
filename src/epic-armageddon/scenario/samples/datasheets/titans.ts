/** Imperial Titans. */
import type { Profile } from '../../../model/profile.ts';
import { SMOULDERS, warEngine } from './datasheet.ts';

export const TITANS = {
  'warlord-class-titan': warEngine('Warlord Class Titan', 15, 8, SMOULDERS, {
    armour: 4, cc: 2, ff: 3,
    abilities: ['fearless', 'reinforced-armour', 'thick-rear-armour', 'void-shields-6', 'walker'],
  }),
  'reaver-class-titan': warEngine('Reaver Class Titan', 20, 6, SMOULDERS, {
    armour: 4, cc: 3, ff: 3, abilities: ['fearless', 'reinforced-armour', 'void-shields-4', 'walker'],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
