/** In French: what kinds of terrain are called. */
import type { TerrainKind } from '../../../../src/epic-armageddon/model/terrain.ts';

type Names = Readonly<Record<TerrainKind, string>>;

export const words: { readonly kinds: Names; readonly within: Names } = {
  kinds: {
    buildings: 'Bâtiments', cliffs: 'Falaises', fortifications: 'Fortifications', jungle: 'Jungle',
    marsh: 'Marécage', 'open-ground': 'Terrain découvert', hill: 'Colline', river: 'Rivière', road: 'Route',
    ruins: 'Ruines', rubble: 'Décombres', scrub: 'Broussailles', woods: 'Bois',
  },
  within: {
    buildings: 'bâtiments', cliffs: 'falaises', fortifications: 'fortifications', jungle: 'jungle',
    marsh: 'marécage', 'open-ground': 'terrain découvert', hill: 'colline', river: 'rivière', road: 'route',
    ruins: 'ruines', rubble: 'décombres', scrub: 'broussailles', woods: 'bois',
  },
};
