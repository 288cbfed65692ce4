/** In Polish: what is told of a phase that is not right. */
import type { PHASE_PROBLEM_WORDS as english } from '../../../../src/warhammer-40k/scenario/problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { SIDES } from '../sides.ts';

export const words: Told<typeof english> = {
  manyModels: (count, most) => `Modele: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  noUnitOf: side => `Brak jednostki po tej stronie: ${SIDES[side]}.`,
  companion: 'Z jednostką idzie tylko niezależny bohater, i nigdy sam ze sobą.',
  wrongSide: (field, side, name) =>
    `${field} musi wskazać jednostkę tej strony: ${SIDES[side]}; ${name} należy do drugiej.`,
  noProfile: name => `W profiles nie ma profilu ${name}.`,
  lost: (wounds, lost) => `lost musi być mniejsze niż liczba ran modelu, ${figure(wounds)}, a jest ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} jest poza stołem, który ma ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${one} i ${other} stoją w jednym miejscu: ich podstawki nachodzą na siebie o ${figure(inches)}″.`,
  told: (question, answer) => `Na pytanie ${question} odpowiada sam tekst zasad: ${answer}.`,

  // what values must be, after 'powinno być:'
  model: 'model z id, profile i at',
  unit: 'jednostka z id, side i models',
  table: 'stół z width, depth, terrain i edges',
  edges: 'krawędź dla każdej strony',
  phase: 'obiekt z format, ruleset i units',
  weapon: 'broń z kind',
  profile: 'profil z name i characteristics',
  rulings: 'obiekt z odpowiedziami według rozstrzygnięć',
};
