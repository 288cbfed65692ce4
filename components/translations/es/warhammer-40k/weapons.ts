/** In Spanish: kinds of weapons, as several parts of Warhammer 40,000 name them. */
import type { WeaponKind } from '../../../../src/warhammer-40k/model/profile.ts';

export const WEAPONS: Readonly<Record<WeaponKind, string>> = {
  ordinary: 'normal', pistol: 'pistola', 'power-fist': 'puño de combate', 'lightning-claw': 'cuchilla relámpago',
  power: 'arma de energía', poisoned: 'envenenada', heavy: 'pesada', rending: 'acerada', force: 'arma psíquica',
};

export const withMonsters = (kind: WeaponKind | 'monstrous'): string =>
  (kind === 'monstrous' ? 'monstruosa' : WEAPONS[kind]);
