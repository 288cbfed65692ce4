/** In German: what a value must be. */
import type { WANTS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import { LISTED } from './listed.ts';

export const words: Told<typeof english> = {
  text: 'ein Text',
  naming: 'ein Text, der es benennt',
  truth: 'true oder false',
  number: (least, most) => `eine Zahl von ${figure(least)} bis ${figure(most)}`,
  whole: (least, most) => `eine ganze Zahl von ${figure(least)} bis ${figure(most)}`,
  wholeOrAll: most => `eine ganze Zahl von 0 bis ${figure(most)} oder all`,
  countOrDice: most => `eine ganze Zahl von 0 bis ${figure(most)} oder Würfel wie D3 oder 2D6`,
  oneOf: options => `eines von ${listed(options)}`,
  listOf: what => `eine Liste (${LISTED[what]})`,
  pairCm: 'zwei Zahlen [x, y] in cm',
  pairInches: 'zwei Zahlen [x, y] in Zoll',
  answers: 'ein Objekt mit Antworten nach ihren Fragen',
  profiles: 'ein Objekt mit Profilen nach ihren ids',
  weapon: 'eine Waffe mit name und kind',
  profile: 'ein Profil mit name, type und speed',
  splash: 'ein Objekt mit within',
  critical: 'ein Objekt mit damage, splash, entered und later',
  unit: 'eine Einheit mit id, profile und at',
  formation: 'eine Formation mit id, side und units',
  terrain: 'ein Geländestück mit id, kind und outline',
  table: 'ein Tisch mit width, depth und terrain',
  engage: 'ein Objekt mit formation und target',
  scenario: 'ein Objekt mit format, ruleset, formations und engage',
};
