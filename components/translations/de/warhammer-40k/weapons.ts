/** In German: kinds of weapons. */
import type { WeaponKind } from '../../../../src/warhammer-40k/model/profile.ts';

export const WEAPONS: Readonly<Record<WeaponKind | 'monstrous', string>> = {
  ordinary: 'gewöhnlich', pistol: 'Pistole', 'power-fist': 'Energiefaust', 'lightning-claw': 'Energieklaue',
  power: 'Energiewaffe', poisoned: 'vergiftet', heavy: 'schwer', rending: 'rüstungsbrechend', force: 'Psiwaffe',
  monstrous: 'monströs',
};
