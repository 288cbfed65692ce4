/** In French: what is told of a scenario that is not right. */
import type { Named, NamedField, PROBLEM_WORDS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { counted, figure, form, listed } from '../../../shared/languages/forms.ts';
import { markersOf, pointsOf, unitsOf } from '../counts.ts';
import { OF_SIDES } from '../sides.ts';
import { ofListed } from './listed.ts';

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'La formation', model: 'La figurine', 'piece of terrain': 'L’élément de terrain', unit: 'L’unité',
};
const FIELDS: Readonly<Record<NamedField, string>> = { field: 'champ', question: 'question', ruling: 'décision' };

export const words: Told<typeof english> = {
  scenario: 'Le scénario',
  more: count => form(count, {
    one: 'Il y a encore un problème du même genre.',
    other: `Il y a encore ${figure(count)} problèmes du même genre.`,
  }),
  guess: (sentence, near) => `${sentence} Tu voulais dire ${near} ?`,

  tooLarge: 'Le scénario fait plus de 1 Mo de JSON.',
  notJson: 'Ce texte n’est pas du JSON.',
  noNumber: value => `${value} n’est pas un nombre que JSON peut contenir.`,
  noValue: type => `JSON ne peut rien contenir de ce genre : ${type}.`,
  circle: 'Cela se contient soi-même, ce que JSON ne permet pas.',
  tooDeep: most => `L’imbrication dépasse ${figure(most)} listes et objets.`,
  unreadable: 'C’est tout à fait illisible.',
  holes: 'Cette liste a des trous, ou des champs à elle.',
  ofClass: 'C’est un objet d’une classe, pas un objet simple.',
  symbols: 'Cela a des symboles pour champs.',
  getter: 'Cela se calcule au lieu d’être écrit.',
  reserved: name => `${name} ne peut pas servir de nom.`,

  mustBe: (field, wants, found) => `${field} doit être ${wants}. Trouvé : ${found}.`,
  aList: 'une liste',
  anObject: 'un objet',
  empty: field => `${field} ne doit pas être vide.`,
  newer: (field, found, known) =>
    `${field} est à ${found} : une version plus récente de ce programme l’a écrit. Celle-ci lit ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field} a trop peu ${ofListed(what)} : ${figure(count)}, il en faut au moins ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `${field} a trop ${ofListed(what)} : ${figure(count)}, il en faut ${figure(most)} au plus.`,
  missing: (field, wants) => `Il manque ${field}, qui doit être ${wants}.`,
  noField: name => `Il n’y a pas de champ ${name} ici.`,
  noSuch: (what, name) => `Il n’y a pas de ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `Il manque speed, qui doit être ${wants}.`,
  noPlace: wants => `Il manque at, qui doit être ${wants}, sauf à bord d’un transport.`,
  fromOneTo: (field, most) => `${field} doit aller de 1 à ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} ne peut pas être à la fois ${listed(numbers.map(String))} ; le mot parmi les abilities compte aussi.`,
  farOff: field => `${field} va très loin de toute table.`,
  notRound: field => `${field} doit faire une fois le tour d’une surface sans se croiser ni se toucher.`,
  noArmyRule: name => `Il n’y a pas de règle d’armée ${name}.`,
  noAbility: name => `Il n’y a pas de capacité ${name}.`,
  noWeaponRule: name => `Il n’y a pas de règle d’arme ${name}.`,
  inExtraAttacks: (field, word) => `${field} dit ${word} ; dis-le plutôt dans le champ extraAttacks d’une arme.`,
  needsNumber: (field, word, example) => `${field} dit ${word} ; il faut un nombre après, comme dans ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} à ${path} s’appelle déjà ${id}.`,
  lostMarkers: markers =>
    `Une formation démoralisée n’a plus de pions Impact : blastMarkers doit être 0, mais il y a ${figure(markers)}.`,
  breaksAt: (least, markers) => `Cette formation craque à ${markersOf(least)} : blastMarkers doit être plus bas, mais `
    + `il y a ${figure(markers)}.`,
  brokenOnOverwatch: 'Une formation démoralisée ne peut pas être en état d’alerte.',
  marchedOnOverwatch: 'Une formation qui a fait une marche forcée ne peut pas être en état d’alerte.',
  noFormationOf: side => `Il n’y a pas de formation ${OF_SIDES[side]}.`,
  brokenEngages: name => `La formation ${name} est démoralisée, et ne peut donc pas lancer d’assaut.`,
  inAlready: name => `La formation ${name} est déjà dans l’assaut.`,
  wrongSide: (field, side, name) =>
    `${field} doit nommer une formation ${OF_SIDES[side]} ; ${name} est à l’autre camp.`,
  noFormation: name => `Il n’y a pas de formation ${name}.`,
  passengerUp: 'Un passager d’un transport ne peut pas être en hauteur.',
  othersTransport: name => `${name} est à l’autre camp et ne transporte personne de celui-ci.`,
  aboardItself: name => `${name} ne peut pas être à son propre bord.`,
  aboardToo: name => `${name} est aussi à bord d’un transport.`,
  noTransport: (name, unit) => `${name} n’est pas un transport : ${unit} ne transporte personne.`,
  noUnit: name => `Il n’y a pas d’unité ${name}.`,
  ownNeedsProfile: name => `Il n’y a pas d’unité ${name}. Pour une unité à toi, il faut un profil dans profiles.`,
  works: (works, kind) => `${works} fait partie des fortifications ; kind ne peut pas être ${kind}.`,
  offTable: (at, width, depth) => `${at} est hors de la table, qui fait ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${one} et ${other} sont au même endroit : leurs socles se chevauchent de ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Il y a ${unitsOf(count)}, pour ${figure(most)} au plus.`,
  isCharacter: name => `${name} est un personnage : il rejoint une unité, dans sa liste characters.`,
  destroyed: (name, capacity, damage) => `L’unité ${name} est éliminée à ${pointsOf(capacity)} de dégât ; damage doit `
    + `être plus bas, mais il y a ${figure(damage)}.`,
  shields: (name, most, shields) => {
    const has = most === 0 ? 'n’a pas de boucliers' : `a ${counted(most, { one: 'bouclier', other: 'boucliers' })}`;
    return `${name} ${has} ; shields ne peut pas être ${figure(shields)}.`;
  },
  noSkimmer: name => `${name} n’est pas un antigrav, et ne peut donc pas être en hauteur.`,
  noCharacter: name => `${name} n’est pas un personnage qui puisse rejoindre une unité.`,
  unusable: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
};
