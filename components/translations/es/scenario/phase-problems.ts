/** In Spanish: what is told of a phase that is not right. */
import type { PHASE_PROBLEM_WORDS as english } from '../../../../src/warhammer-40k/scenario/problem-words.ts';
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { OF_SIDES } from '../sides.ts';

export const words: Told<typeof english> = {
  manyModels: (count, most) =>
    `Hay ${counted(count, { one: 'miniatura', other: 'miniaturas' })}, y el máximo es ${figure(most)}.`,
  noUnitOf: side => `No hay ninguna unidad ${OF_SIDES[side]}.`,
  companion: 'Solo un personaje independiente va con una unidad, y nunca consigo mismo.',
  wrongSide: (field, side, name) => `${field} debe nombrar una unidad ${OF_SIDES[side]}; ${name} no lo es.`,
  noProfile: name => `No hay ningún perfil ${name} en profiles.`,
  lost: (wounds, lost) => `Con ${counted(wounds, { one: 'herida', other: 'heridas' })} en su perfil, lost debe ser `
    + `menos, y es ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} está fuera de la mesa, que mide ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${one} y ${other} están en el mismo sitio: sus peanas se solapan ${figure(inches)}″.`,
  told: (question, answer) => `El texto mismo responde a ${question}: ${answer}.`,

  model: 'una miniatura con id, profile y at',
  unit: 'una unidad con id, side y models',
  table: 'una mesa con width, depth, terrain y edges',
  edges: 'un borde para cada bando',
  phase: 'un objeto con format, ruleset y units',
  weapon: 'un arma con kind',
  profile: 'un perfil con name y atributos',
  rulings: 'un objeto con una respuesta por decisión',
};
