/** In Polish: kinds of weapons. */
import type { WeaponKind } from '../../../../src/warhammer-40k/model/profile.ts';

export const WEAPONS: Readonly<Record<WeaponKind | 'monstrous', string>> = {
  ordinary: 'zwykła broń', pistol: 'pistolet', 'power-fist': 'pięść energetyczna', 'lightning-claw': 'szpon '
    + 'energetyczny',
  power: 'broń energetyczna', poisoned: 'broń zatruta', heavy: 'broń ciężka', rending: 'broń rozrywająca',
  force: 'broń psioniczna', monstrous: 'potworna siła',
};
