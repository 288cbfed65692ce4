/** The Imperial Guard: infantry, its vehicles and its super-heavy tanks. */
import type { Profile } from '../../../model/profile.ts';
import { BLAST, character, infantry, lightVehicle, powerWeapon, smallArms, vehicle, warEngine } from './datasheet.ts';

export const GUARD = {
  infantry: infantry('Infantry', 15, { cc: 6, ff: 5, weapons: [smallArms('Lasguns')] }),
  commander: infantry('Commander', 15, { armour: 6, cc: 5, ff: 5, abilities: ['commander'] }),
  commissar: character('Commissar', { abilities: ['fearless', 'inspiring', 'leader'], weapons: [powerWeapon()] }),
  'leman-russ': vehicle('Leman Russ', 20, { armour: 4, cc: 6, ff: 4, abilities: ['reinforced-armour'] }),
  chimera: vehicle('Chimera', 30, { armour: 5, cc: 6, ff: 5, abilities: ['transport'] }),
  sentinel: lightVehicle('Sentinel', 20, { armour: 6, cc: 6, ff: 5, abilities: ['scout', 'walker'] }),
  hydra: vehicle('Hydra', 30, { armour: 6, cc: 6, ff: 5 }),
  baneblade: warEngine('Baneblade', 15, 3, BLAST, { armour: 4, cc: 6, ff: 4, abilities: ['reinforced-armour'] }),
  shadowsword: warEngine('Shadowsword', 15, 3, BLAST, { armour: 4, cc: 6, ff: 5, abilities: ['reinforced-armour'] }),
} as const satisfies Readonly<Record<string, Profile>>;
