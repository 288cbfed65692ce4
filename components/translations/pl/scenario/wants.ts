/** In Polish: what a value must be. */
import type { WANTS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { LISTED } from './listed.ts';

export const words: Told<typeof english> = {
  text: 'tekst',
  naming: 'tekst z jego nazwą',
  truth: 'true lub false',
  number: (least, most) => `liczba od ${figure(least)} do ${figure(most)}`,
  whole: (least, most) => `liczba całkowita od ${figure(least)} do ${figure(most)}`,
  wholeOrAll: most => `liczba całkowita od 0 do ${figure(most)} albo all`,
  countOrDice: most => `liczba całkowita od 0 do ${figure(most)} albo kości, na przykład D3 lub 2D6`,
  oneOf: options => `jedno z: ${options.join(', ')}`,
  listOf: what => `lista (${LISTED[what]})`,
  pairCm: 'dwie liczby [x, y] w cm',
  pairInches: 'dwie liczby [x, y] w calach',
  answers: 'obiekt z odpowiedziami według pytań',
  profiles: 'obiekt z profilami według id',
  weapon: 'broń z name i kind',
  profile: 'profil z name, type i speed',
  splash: 'obiekt z within',
  critical: 'obiekt z damage, splash, entered i later',
  unit: 'jednostka z id, profile i at',
  formation: 'formacja z id, side i units',
  terrain: 'element terenu z id, kind i outline',
  table: 'stół z width, depth i terrain',
  engage: 'obiekt z formation i target',
  scenario: 'obiekt z format, ruleset, formations i engage',
};
