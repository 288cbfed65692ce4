/** In German: what field works are called. */
import type { Works } from '../../../../src/epic-armageddon/model/terrain.ts';

export const words: Readonly<Record<Works, string>> = {
  trench: 'Graben', bunker: 'Bunker', 'gun-emplacement': 'Geschützstellung', minefield: 'Minenfeld',
  'razor-wire': 'Stacheldraht',
};
