/** In Polish: what kinds of terrain are called. */
import type { TerrainKind } from '../../../../src/epic-armageddon/model/terrain.ts';

type Names = Readonly<Record<TerrainKind, string>>;

export const words: { readonly kinds: Names; readonly within: Names } = {
  kinds: {
    buildings: 'Budynki', cliffs: 'Urwiska', fortifications: 'Umocnienia', jungle: 'Dżungla', marsh: 'Bagno',
    'open-ground': 'Otwarty teren', hill: 'Wzgórze', river: 'Rzeka', road: 'Droga', ruins: 'Ruiny', rubble: 'Gruzy',
    scrub: 'Zarośla', woods: 'Las',
  },
  within: {
    buildings: 'budynki', cliffs: 'urwiska', fortifications: 'umocnienia', jungle: 'dżungla', marsh: 'bagno',
    'open-ground': 'otwarty teren', hill: 'wzgórze', river: 'rzeka', road: 'droga', ruins: 'ruiny', rubble: 'gruzy',
    scrub: 'zarośla', woods: 'las',
  },
};
