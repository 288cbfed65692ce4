/** In German: what is said of a table that is being set up. */
import type { REMARK_WORDS as english } from '../../../../src/table-editing/remark-words.ts';
import type { TerrainKind, Works } from '../../../../src/epic-armageddon/model/terrain.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { centimetres, units as unitsOf } from '../counts.ts';
import { words as terrain } from '../parts/terrain.ts';
import { words as works } from '../parts/works.ts';

const GROUND: Readonly<Record<TerrainKind | Works, string>> = { ...terrain.within, ...works };

export const words: Told<typeof english> = {
  apart: (units, more, cm, formation) => {
    const names = listed([...units, ...(more === 0 ? [] : [`${figure(more)} weitere`])]);
    return `Nicht beisammen: ${names}, ${centimetres(cm)} vom Rest von ${formation} entfernt.`;
  },
  overlap: (one, other, cm) => `${one} und ${other} überdecken sich um ${centimetres(cm)}.`,
  offTable: (unit, cm) => `${unit} ist ${centimetres(cm)} neben dem Tisch.`,
  impassable: (unit, where) => `${unit} kann hier nicht stehen: ${where}.`,
  inPiece: name => name,
  inKind: kind => GROUND[kind],
  brokenEngages: formation => `${formation} ist gebrochen und kann nicht angreifen.`,

  noUnits: formation => `${formation} hat keine Einheiten.`,
  stranger: unit => `Es gibt keine Einheit ${unit}, die in einem Sturmangriff kämpfen könnte.`,
  aloneCharacter: unit => `${unit} ist ein Charakter und muss sich einer Einheit anschließen.`,
  manyFormations: most => `Es gibt schon ${figure(most)} Formationen, und mehr geht nicht.`,
  manyInFormation: (most, units) =>
    `Eine Formation darf höchstens ${unitsOf(most)} haben; diese hätte ${figure(units)}.`,
  manyUnits: (most, units) =>
    `Auf dem Tisch dürfen höchstens ${unitsOf(most)} stehen; es wären ${figure(units)}.`,

  fewCorners: 'Gelände braucht mindestens drei Ecken.',
  manyCorners: (most, corners) =>
    `Ein Geländestück darf höchstens ${figure(most)} Ecken haben; dieses hat ${figure(corners)}.`,
  farOff: 'Gelände muss auf dem Tisch oder dicht daneben liegen.',
  crossing: 'Der Umriss kreuzt oder berührt sich selbst.',
  manyPieces: most => `Es gibt schon ${figure(most)} Geländestücke, und mehr geht nicht.`,
};
