/** In French: what is told of a phase that is not right. */
import type { PHASE_PROBLEM_WORDS as english } from '../../../../src/warhammer-40k/scenario/problem-words.ts';
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { OF_SIDES } from '../sides.ts';

export const words: Told<typeof english> = {
  manyModels: (count, most) =>
    `Il y a ${counted(count, { one: 'figurine', other: 'figurines' })}, pour ${figure(most)} au plus.`,
  noUnitOf: side => `Il n’y a pas d’unité ${OF_SIDES[side]}.`,
  companion: 'Seul un personnage indépendant va avec une unité, et jamais avec lui-même.',
  wrongSide: (field, side, name) => `${field} doit nommer une unité ${OF_SIDES[side]} ; ${name} n’en est pas une.`,
  noProfile: name => `Il n’y a pas de profil ${name} dans profiles.`,
  lost: (wounds, lost) => `Avec ${counted(wounds, { one: 'point de vie', other: 'points de vie' })}, lost doit être `
    + `plus bas, mais il y a ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} est hors de la table, qui fait ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${one} et ${other} sont au même endroit : leurs socles se chevauchent de ${figure(inches)}″.`,
  told: (question, answer) => `Le texte répond lui-même à ${question} : ${answer}.`,

  model: 'une figurine avec id, profile et at',
  unit: 'une unité avec id, side et models',
  table: 'une table avec width, depth, terrain et edges',
  edges: 'un bord pour chaque camp',
  phase: 'un objet avec format, ruleset et units',
  weapon: 'une arme avec kind',
  profile: 'un profil avec name et des caractéristiques',
  rulings: 'un objet avec une réponse par décision',
};
