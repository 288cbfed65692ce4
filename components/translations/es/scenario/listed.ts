/** In Spanish: what lists of a scenario are of. */
import type { Listed } from '../../../../src/parsing/problem-words.ts';

export const LISTED: Readonly<Record<Listed, string>> = {
  abilities: 'habilidades', 'army rules': 'reglas de ejército', corners: 'esquinas',
  'damaged units': 'unidades dañadas', events: 'sucesos', faces: 'caras de dados',
  'formation ids': 'id de formaciones', formations: 'formaciones', grenades: 'granadas', hits: 'impactos',
  'ids of units': 'id de unidades', models: 'miniaturas', moments: 'momentos',
  'pieces of terrain': 'elementos de terreno', 'profile ids of characters': 'id de perfiles de personajes',
  'rule ids': 'id de reglas', sentences: 'frases', traits: 'rasgos', 'traits of terrain': 'rasgos de terreno',
  'unit ids': 'id de unidades', units: 'unidades', 'weapon rules': 'reglas de armas', weapons: 'armas',
  'wounded models': 'miniaturas heridas',
};
