/** In Polish: what is said of a table that is being set up. */
import type { REMARK_WORDS as english } from '../../../../src/table-editing/remark-words.ts';
import type { TerrainKind, Works } from '../../../../src/epic-armageddon/model/terrain.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { centimetres } from '../counts.ts';
import { words as terrain } from '../parts/terrain.ts';
import { words as works } from '../parts/works.ts';

const ground = (kind: TerrainKind | Works): string =>
  (kind in works ? works[kind as Works].toLowerCase() : terrain.within[kind as TerrainKind]);

export const words: Told<typeof english> = {
  apart: (units, more, cm, formation) => {
    const names = more === 0 ? listed(units) : `${units.join(', ')} i jeszcze ${figure(more)}`;
    return `Poza szykiem: ${names}. Do reszty formacji ${formation} jest ${centimetres(cm)}.`;
  },
  overlap: (one, other, cm) => `${one} i ${other} nachodzą na siebie o ${centimetres(cm)}.`,
  offTable: (unit, cm) => `${unit} jest ${centimetres(cm)} poza stołem.`,
  impassable: (unit, where) => `${unit} nie może tu stać: ${where}.`,
  inPiece: name => name,
  inKind: kind => ground(kind),
  brokenEngages: formation => `${formation} to złamana formacja i nie może szturmować.`,

  noUnits: formation => `${formation} nie ma jednostek.`,
  stranger: unit => `Nie ma jednostki ${unit}, która mogłaby walczyć w szturmie.`,
  aloneCharacter: unit => `${unit} to postać: musi dołączyć do jednostki.`,
  manyFormations: most => `Liczba formacji to już ${figure(most)}, a więcej być nie może.`,
  manyInFormation: (most, units) =>
    `Jednostek w formacji może być najwyżej ${figure(most)}; tu byłoby ${figure(units)}.`,
  manyUnits: (most, units) =>
    `Jednostek na stole może być najwyżej ${figure(most)}; byłoby ${figure(units)}.`,

  fewCorners: 'Teren musi mieć co najmniej trzy rogi.',
  manyCorners: (most, corners) =>
    `Element terenu może mieć najwyżej tyle rogów: ${figure(most)}. Ten ma ${figure(corners)}.`,
  farOff: 'Teren musi leżeć na stole albo tuż obok.',
  crossing: 'Obrys przecina siebie albo siebie dotyka.',
  manyPieces: most => `Liczba elementów terenu to już ${figure(most)}, a więcej być nie może.`,
};
