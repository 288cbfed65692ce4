/** Chaos Space Marines and the daemons that they summon. */
import type { Profile } from '../../../model/profile.ts';
import { ALL_ABOARD, character, infantry, powerWeapon, smallArms, vehicle, warEngine, weapon } from './datasheet.ts';

export const CHAOS = {
  'chaos-space-marines': infantry('Chaos Space Marines', 15, { armour: 4, cc: 4, ff: 4 }),
  'chaos-space-marine-chosen': infantry('Chaos Space Marine Chosen', 15, {
    armour: 4, cc: 4, ff: 4, abilities: ['scout'],
  }),
  'chaos-lord': character('Chaos Lord', {
    abilities: ['commander', 'invulnerable-save', 'leader'], weapons: [powerWeapon('Daemon Weapon')],
  }),
  'icon-bearer': character('Icon Bearer', { abilities: ['daemonic-focus', 'invulnerable-save', 'leader'] }),
  'chaos-rhino': vehicle('Chaos Rhino', 30, {
    armour: 5, cc: 6, ff: 6, abilities: ['transport'], weapons: [smallArms('Combi Bolter')],
  }),
  bloodletters: infantry('Bloodletters', 15, {
    armour: 4, cc: 4, abilities: ['expendable', 'invulnerable-save'], weapons: [weapon('Hellblades', 1)],
  }),
  bloodthirster: warEngine('Bloodthirster', 30, 3, ALL_ABOARD, {
    armour: 4, cc: 3,
    abilities: [
      'daemonic-focus', 'expendable', 'fearless', 'inspiring', 'invulnerable-save', 'jump-packs', 'reinforced-armour',
      'walker',
    ],
    weapons: [weapon('Axe of Khorne', 3, ['titan-killer-1'])],
  }),
} as const satisfies Readonly<Record<string, Profile>>;
