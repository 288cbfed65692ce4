/** In French: what field works are called. */
import type { Works } from '../../../../src/epic-armageddon/model/terrain.ts';

export const words: Readonly<Record<Works, string>> = {
  trench: 'Tranchée', bunker: 'Bunker', 'gun-emplacement': 'Emplacement de tir', minefield: 'Champ de mines',
  'razor-wire': 'Barbelés',
};
