/** In Spanish: what is said of a table that is being set up. */
import type { TerrainKind, Works } from '../../../../src/epic-armageddon/model/terrain.ts';
import type { REMARK_WORDS as english } from '../../../../src/table-editing/remark-words.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { cmOf, unitsOf } from '../counts.ts';
import { words as terrain } from '../parts/terrain.ts';
import { words as works } from '../parts/works.ts';

const names = (some: readonly string[], more: number): string =>
  (more === 0 ? listed(some) : `${some.join(', ')} y ${figure(more)} más`);
const kindOf = (kind: TerrainKind | Works): string =>
  (kind in terrain.within ? terrain.within[kind as TerrainKind] : works[kind as Works].toLowerCase());

export const words: Told<typeof english> = {
  apart: (units, more, cm, formation) => `Fuera de coherencia, a ${cmOf(cm)} del resto de ${formation}: `
    + `${names(units, more)}.`,
  overlap: (one, other, cm) => `${one} y ${other} se solapan ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} se sale de la mesa ${cmOf(cm)}.`,
  impassable: (unit, where) => `${unit} no puede estar ahí: ${where}.`,
  inPiece: name => name,
  inKind: kind => kindOf(kind),
  brokenEngages: formation => `Con la moral rota, ${formation} no puede lanzarse al asalto.`,

  noUnits: formation => `${formation} no tiene unidades.`,
  stranger: unit => `No hay ninguna unidad ${unit} que pueda luchar en un asalto.`,
  aloneCharacter: unit => `${unit} es un personaje: tiene que unirse a una unidad.`,
  manyFormations: most => `Ya hay ${figure(most)} formaciones, y no se permiten más.`,
  manyInFormation: (most, units) =>
    `Una formación puede tener ${unitsOf(most)}; esta tendría ${figure(units)}.`,
  manyUnits: (most, units) => `Puede haber ${unitsOf(most)} en la mesa; habría ${figure(units)}.`,

  fewCorners: 'Un terreno necesita al menos tres esquinas.',
  manyCorners: (most, corners) =>
    `Un elemento de terreno puede tener ${figure(most)} esquinas; este tiene ${figure(corners)}.`,
  farOff: 'El terreno tiene que estar en la mesa o muy cerca.',
  crossing: 'El contorno se cruza o se toca.',
  manyPieces: most => `Ya hay ${figure(most)} elementos de terreno, y no se permiten más.`,
};
