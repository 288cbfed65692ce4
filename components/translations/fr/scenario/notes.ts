/** In French: what is said of two forces that are typed in and lined up. */
import type { NOTE_WORDS as english } from '../../../../src/deployment/note-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { capital, markersOf, unitsOf } from '../counts.ts';
import { OF_SIDES, SIDES } from '../sides.ts';

const CAMPS = { attacker: 'Côté attaquant', defender: 'Côté défenseur' } as const;

/** '3 unités sur 5 peuvent' */
const can = (possible: number, asked: number): string => {
  if (possible === 0) return `aucune unité sur ${figure(asked)} ne peut`;
  return `${unitsOf(possible)} sur ${figure(asked)} ${form(possible, { one: 'peut', other: 'peuvent' })}`;
};

export const words: Told<typeof english> = {
  inContact: (side, asked, possible) => `${CAMPS[side]}, ${can(possible, asked)} être au contact : deux ennemis au `
    + 'plus touchent un même socle, et il faut un ennemi au contact pour en toucher un.',
  inFirefight: (side, asked, possible) =>
    `${CAMPS[side]}, ${can(possible, asked)} être en fusillade : il n’y a plus de place à 15 cm pour d’autres.`,
  back: (side, asked, possible) => `${CAMPS[side]}, ${can(possible, asked)} être plus loin.`,
  supporters: (side, asked, possible) =>
    `En appui, ${CAMPS[side].toLowerCase()}, ${can(possible, asked)} être à 15 cm d’un ennemi.`,
  coherency: (side, asked, possible) => `${CAMPS[side]}, trop peu d’unités relient l’ennemi à celles qui sont plus `
    + `loin, et la chaîne se rompt : elle en tient ${figure(possible)} sur ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `${capital(SIDES[side])} ne peut pas avoir ${markersOf(asked)} : à plus de `
    + `${figure(possible)}, sa formation craque.`,
  broken: side =>
    `La formation ${OF_SIDES[side]} ne peut pas être démoralisée : elle ne pourrait pas lancer d’assaut.`,
  marched: side =>
    `La formation ${OF_SIDES[side]} ne peut pas avoir fait de marche forcée : son action, c’est cet assaut.`,
  cover: (side, asked, possible) => (possible > 0
    ? `${CAMPS[side]}, ${unitsOf(possible)} sur ${figure(asked)} `
      + `${form(possible, { one: 'est', other: 'sont' })} à couvert.`
    : `${capital(SIDES[side])} ne tire rien de son couvert : il sert à l’infanterie qui a été chargée.`),
  nobodyEngaged: 'Personne n’est à 15 cm d’un ennemi : il n’y a donc pas d’assaut.',
  noNumber: 'Le nombre doit être entier, à partir de 0.',
  noStands: side => `${capital(SIDES[side])} n’a pas d’unités.`,
  manyStands: (side, stands, most) =>
    `Une formation ${OF_SIDES[side]} a ${unitsOf(stands)} ; le maximum est ${figure(most)}.`,
  noUnit: name => `Il n’y a pas d’unité ${name}.`,
  unusable: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
  aloneCharacter: name => `${name} est un personnage : il lui faut une unité à rejoindre.`,
  noCharacter: name => `${name} n’est pas un personnage qui puisse rejoindre une unité.`,
  nameless: 'Un nombre sans nom.',
  unknown: said => `Rien ne s’appelle ${said}.`,
  taken: (said, unit) => `${said} est pris pour ${unit}.`,
};
