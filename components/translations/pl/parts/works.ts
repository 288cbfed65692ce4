/** In Polish: what field works are called. */
import type { Works } from '../../../../src/epic-armageddon/model/terrain.ts';

export const words: Readonly<Record<Works, string>> = {
  trench: 'Okop', bunker: 'Bunkier', 'gun-emplacement': 'Stanowisko działa', minefield: 'Pole minowe',
  'razor-wire': 'Zasieki',
};
