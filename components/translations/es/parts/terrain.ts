/** In Spanish: what kinds of terrain are called. */
import type { TerrainKind } from '../../../../src/epic-armageddon/model/terrain.ts';

type Names = Readonly<Record<TerrainKind, string>>;

export const words: { readonly kinds: Names; readonly within: Names } = {
  kinds: {
    buildings: 'Edificios', cliffs: 'Acantilados', fortifications: 'Fortificaciones', jungle: 'Jungla',
    marsh: 'Pantano', 'open-ground': 'Terreno abierto', hill: 'Colina', river: 'Río', road: 'Carretera',
    ruins: 'Ruinas', rubble: 'Escombros', scrub: 'Matorral', woods: 'Bosque',
  },
  within: {
    buildings: 'edificios', cliffs: 'acantilados', fortifications: 'fortificaciones', jungle: 'jungla',
    marsh: 'pantano', 'open-ground': 'terreno abierto', hill: 'colina', river: 'río', road: 'carretera',
    ruins: 'ruinas', rubble: 'escombros', scrub: 'matorral', woods: 'bosque',
  },
};
