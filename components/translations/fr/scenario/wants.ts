/** In French: what a value must be. */
import type { WANTS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { ofListed } from './listed.ts';

export const words: Told<typeof english> = {
  text: 'un texte',
  naming: 'un texte qui serve de nom',
  truth: 'true ou false',
  number: (least, most) => `un nombre de ${figure(least)} à ${figure(most)}`,
  whole: (least, most) => `un nombre entier de ${figure(least)} à ${figure(most)}`,
  wholeOrAll: most => `un nombre entier de 0 à ${figure(most)}, ou all`,
  countOrDice: most => `un nombre entier de 0 à ${figure(most)}, ou des dés comme D3 ou 2D6`,
  oneOf: options => `l’une de ces valeurs : ${options.join(', ')}`,
  listOf: what => `une liste ${ofListed(what)}`,
  pairCm: 'deux nombres [x, y] en cm',
  pairInches: 'deux nombres [x, y] en pas',
  answers: 'un objet avec une réponse par question',
  profiles: 'un objet avec un profil par id',
  weapon: 'une arme avec name et kind',
  profile: 'un profil avec name, type et speed',
  splash: 'un objet avec within',
  critical: 'un objet avec damage, splash, entered et later',
  unit: 'une unité avec id, profile et at',
  formation: 'une formation avec id, side et units',
  terrain: 'un élément de terrain avec id, kind et outline',
  table: 'une table avec width, depth et terrain',
  engage: 'un objet avec formation et target',
  scenario: 'un objet avec format, ruleset, formations et engage',
};
