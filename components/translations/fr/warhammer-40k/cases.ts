/** In French: what the cases of the comparison say beside the log. */
import type { CaseWords } from '../../../../machines/compare/editions/case-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { diceOf } from '../counts.ts';

/** 'A, B ou C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' ou ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Une figurine de Capacité de Combat 3 frappe une unité de deux : l’une a Capacité de Combat 2, l’autre 4.',
  'X-02': 'Une unité de deux est frappée : l’une a Endurance 2, l’autre 4.',
  'X-03': 'Une unité de six est frappée : trois ont Endurance 3, trois 5.',
  'X-04': 'Une figurine qui charge avec deux attaques et deux armes est derrière un ami de son unité, qui touche '
    + 'l’ennemi.',
  'X-05': 'Cinq figurines avec une attaque chacune chargent une unité sur laquelle elles ont tiré.',
  'X-06': 'Une figurine d’Initiative 6 charge un défenseur d’Initiative 3 à couvert.',
  'X-07': 'Une figurine d’Initiative 6 a chargé à travers un terrain difficile des défenseurs d’Initiative 3.',
  'X-08': 'Une figurine d’Initiative 10 charge un défenseur d’Initiative 3 à couvert.',
  'X-09': 'Huit blessures tombent sur quatre figurines à armure 3+ et six à 5+, et chaque sauvegarde est réussie.',
  'X-10': 'Le seul ennemi qu’une figurine lente touche tombe avant son tour ; deux autres sont 1,5″ derrière.',
  'X-11': 'De quatre figurines, une touche ceux qui frappent, la deuxième une autre unité, la troisième est derrière '
    + 'la première, et la quatrième est loin de tous. Qui peut tomber ?',
  'X-12': 'Les perdants font 3 et 3 pour leur retraite ; le vainqueur fait des 3 pour sa percée, et personne n’est '
    + 'plus rapide que l’autre.',
  'X-13': 'Les perdants font 3 et 3 pour leur retraite ; le vainqueur est plus rapide et fait des 4 pour sa percée.',
  'X-14': 'Les perdants ont fui de 2″. Un vainqueur qui consolide peut-il tomber sur eux ?',
  'X-15': 'Dans une unité frappée, une figurine de Capacité de Combat 4 touche l’ennemi ; cinq à 2 sont 7″ derrière.',
  'X-16': 'Une figurine d’une unité au combat, à 4″ de tout ami qui touche un ennemi, veut tirer.',
  'X-17': 'Un ennemi touche un personnage indépendant et une figurine de son unité. Qui frappe-t-il ?',
  'X-18': 'Une unité qui a tiré sur B veut charger B seule, B puis C à côté, ou C puis B.',
  'X-19': 'Une unité restée immobile pour tirer avec une arme lourde veut charger.',
  'X-20': 'Trois figurines chargent avec deux attaques chacune, et une touche l’ennemi ; les autres sont près d’une '
    + 'autre unité qui le touche.',
  'X-21': 'Un ennemi est à 8″ à découvert ; l’unité elle-même charge à 6″ ou 12″.',
  'X-22': 'Une unité qui charge elle-même à 6″ charge un ennemi à 3″ à travers des cratères et fait 4 et 6.',
  'X-23': 'Deux figurines en chargent trois placées en rang ; le chemin de l’une passe par des fûts devant les deux '
    + 'premières.',
};

export const words: CaseWords = {
  inputs: INPUTS,
  silent: 'Le texte ne le dit pas.',
  may: 'C’est permis.',
  mayCharge: 'La charge est permise.',
  charging: (targets, refusal) => `${listed(targets)} : ${refusal ?? 'la charge est permise.'}`,
  chargingFrom: (inches, refusal) => `À ${inches}″ : ${refusal ?? 'la charge est permise.'}`,
  toughness: value => `Son Endurance est de ${value}.`,
  ownerChooses: values => `Le propriétaire choisit ${oneOf(values)}.`,
  weaponSkill: value => `La Capacité de Combat ${value} compte.`,
  attacks: attacks => `Elle a ${counted(attacks, { one: 'attaque', other: 'attaques' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Il frappe ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Personne n’est à couvert.' : `À couvert : ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} contre ${target} : ${diceOf(dice)} à ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};
