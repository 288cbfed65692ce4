/** In French: what is said of a table that is being set up. */
import type { TerrainKind, Works } from '../../../../src/epic-armageddon/model/terrain.ts';
import type { REMARK_WORDS as english } from '../../../../src/table-editing/remark-words.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { cmOf, unitsOf } from '../counts.ts';
import { words as terrain } from '../parts/terrain.ts';
import { words as works } from '../parts/works.ts';
import { de } from '../elision.ts';

const names = (some: readonly string[], more: number): string =>
  (more === 0 ? listed(some) : `${some.join(', ')} et ${figure(more)} de plus`);
const kindOf = (kind: TerrainKind | Works): string =>
  (kind in terrain.within ? terrain.within[kind as TerrainKind] : works[kind as Works].toLowerCase());

export const words: Told<typeof english> = {
  apart: (units, more, cm, formation) => `Hors de cohésion, à ${cmOf(cm)} du reste ${de(formation)} : `
    + `${names(units, more)}.`,
  overlap: (one, other, cm) => `${one} et ${other} se chevauchent de ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} dépasse de la table de ${cmOf(cm)}.`,
  impassable: (unit, where) => `${unit} ne peut pas être là : ${where}.`,
  inPiece: name => name,
  inKind: kind => kindOf(kind),
  brokenEngages: formation => `Le moral brisé, ${formation} ne peut pas lancer d’assaut.`,

  noUnits: formation => `${formation} n’a pas d’unités.`,
  stranger: unit => `Il n’y a pas d’unité ${unit} qui puisse combattre dans un assaut.`,
  aloneCharacter: unit => `${unit} est un personnage : il doit rejoindre une unité.`,
  manyFormations: most => `Il y a déjà ${figure(most)} formations, et pas plus ne sont permises.`,
  manyInFormation: (most, units) =>
    `Une formation peut avoir ${unitsOf(most)} ; celle-ci en aurait ${figure(units)}.`,
  manyUnits: (most, units) => `Il peut y avoir ${unitsOf(most)} sur la table ; il y en aurait ${figure(units)}.`,

  fewCorners: 'Il faut au moins trois coins à un terrain.',
  manyCorners: (most, corners) =>
    `Un élément de terrain peut avoir ${figure(most)} coins ; celui-ci en a ${figure(corners)}.`,
  farOff: 'Le terrain doit être sur la table ou tout près.',
  crossing: 'Le contour se croise ou se touche.',
  manyPieces: most => `Il y a déjà ${figure(most)} éléments de terrain, et pas plus ne sont permis.`,
};
