/** Necrons. */
import type { Profile } from '../../../model/profile.ts';
import { character, infantry, powerWeapon, smallArms, vehicle } from './datasheet.ts';

export const NECRONS = {
  'necron-warriors': infantry('Necron Warriors', 15, { armour: 4, cc: 5, ff: 4, abilities: ['necron'] }),
  immortals: infantry('Immortals', 15, { armour: 4, cc: 4, ff: 3, abilities: ['necron'] }),
  'necron-lord': character('Necron Lord', {
    abilities: ['invulnerable-save', 'leader'],
    weapons: [smallArms('Staff of Light', 1), powerWeapon('Staff of Light')],
  }),
  pariahs: infantry('Pariahs', 15, {
    armour: 4, cc: 3, ff: 3, abilities: ['inspiring'], weapons: [powerWeapon('War Scythes')],
  }),
  monolith: vehicle('Monolith', 15, {
    armour: 4, cc: 6, ff: 5,
    abilities: ['fearless', 'living-metal', 'portal', 'skimmer', 'teleport', 'thick-rear-armour'],
    weapons: [smallArms('Gauss Flux Arc', 2)],
  }),
  obelisk: vehicle('Obelisk', 30, {
    armour: 5, cc: 6, ff: 5, abilities: ['fearless', 'reinforced-armour', 'skimmer', 'teleport', 'thick-rear-armour'],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
