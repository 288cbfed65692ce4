/** In French: kinds of weapons, as several parts of Warhammer 40,000 name them. */
import type { WeaponKind } from '../../../../src/warhammer-40k/model/profile.ts';

export const WEAPONS: Readonly<Record<WeaponKind, string>> = {
  ordinary: 'ordinaire', pistol: 'pistolet', 'power-fist': 'gantelet énergétique', 'lightning-claw': 'griffe éclair',
  power: 'énergétique', poisoned: 'empoisonnée', heavy: 'lourde', rending: 'perforante', force: 'arme de force',
};

export const withMonsters = (kind: WeaponKind | 'monstrous'): string =>
  (kind === 'monstrous' ? 'monstrueuse' : WEAPONS[kind]);
