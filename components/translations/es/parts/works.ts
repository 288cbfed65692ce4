/** In Spanish: what field works are called. */
import type { Works } from '../../../../src/epic-armageddon/model/terrain.ts';

export const words: Readonly<Record<Works, string>> = {
  trench: 'Trinchera', bunker: 'Búnker', 'gun-emplacement': 'Emplazamiento', minefield: 'Campo de minas',
  'razor-wire': 'Alambrada',
};
