/** In Spanish: what a value must be. */
import type { WANTS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { LISTED } from './listed.ts';

export const words: Told<typeof english> = {
  text: 'un texto',
  naming: 'un texto que sirva de nombre',
  truth: 'true o false',
  number: (least, most) => `un número de ${figure(least)} a ${figure(most)}`,
  whole: (least, most) => `un número entero de ${figure(least)} a ${figure(most)}`,
  wholeOrAll: most => `un número entero de 0 a ${figure(most)}, o all`,
  countOrDice: most => `un número entero de 0 a ${figure(most)}, o dados como D3 o 2D6`,
  oneOf: options => `uno de estos valores: ${options.join(', ')}`,
  listOf: what => `una lista de ${LISTED[what]}`,
  pairCm: 'dos números [x, y] en cm',
  pairInches: 'dos números [x, y] en pulgadas',
  answers: 'un objeto con una respuesta por pregunta',
  profiles: 'un objeto con un perfil por id',
  weapon: 'un arma con name y kind',
  profile: 'un perfil con name, type y speed',
  splash: 'un objeto con within',
  critical: 'un objeto con damage, splash, entered y later',
  unit: 'una unidad con id, profile y at',
  formation: 'una formación con id, side y units',
  terrain: 'un elemento de terreno con id, kind y outline',
  table: 'una mesa con width, depth y terrain',
  engage: 'un objeto con formation y target',
  scenario: 'un objeto con format, ruleset, formations y engage',
};
