/** In French: the lesson '40k-two-armours'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  unit: {
    title: 'Dix qui ne sauvegardent pas pareil',
    text: [
      'Tes cinq berserkers ont chargé dix chasseurs : quatre vétérans à 3+, six scouts à 4+.',
      'Il faut à une blessure quelqu’un qui la sauvegarde, et les textes le trouvent de quatre façons.',
      'Dans chacune, tes berserkers blessent onze fois.',
    ],
    hint: [],
  },
  zone: {
    title: 'Qui peut tomber ?',
    text: [
      'Six chasseurs sont devant, quatre derrière eux, à 0,5″.',
      '« Seuls ceux au contact peuvent être tués », dit ton ami.',
    ],
    hint: [
      'La zone de danger a 2″ de profondeur.',
    ],
    after: [
      'Qui est à 2″ d’un ami au contact peut tomber aussi.',
    ],
  },
  first: {
    title: 'Quelle armure d’abord ?',
    text: [
      'Onze blessures attendent une sauvegarde.',
      '« La meilleure armure passe devant », dit le propriétaire des chasseurs.',
    ],
    hint: [
      'Compte les figurines de chaque armure.',
    ],
    after: [
      'Les plus nombreux prennent d’abord les blessures ; le propriétaire ne choisit qu’entre égaux.',
    ],
  },
  lap: {
    title: 'À tour de rôle',
    text: [
      'Ici, les onze sont réparties avant toute sauvegarde.',
    ],
    hint: [
      'Une sur chaque scout, puis une sur chaque vétéran, puis on recommence.',
      'Six scouts et quatre vétérans font dix. Qui prend la onzième ?',
    ],
    after: [
      'Six et une sur les scouts, quatre sur les vétérans, quoi que montrent les sauvegardes.',
    ],
  },
  iterative: {
    title: 'Série après série',
    text: [
      'Le projet ancien : six blessures tombent sur les six scouts, qui sauvegardent avant qu’on en répartisse '
        + 'd’autres.',
      'Les dés montrent 4, 5, 6, 4, 5 et 6 : personne ne tombe. Il reste cinq blessures.',
    ],
    hint: [
      'Après chaque série, on recompte les groupes tels qu’ils sont alors.',
    ],
    after: [
      'Six scouts sont encore le plus grand groupe : de bonnes sauvegardes leur ont valu d’autres blessures.',
    ],
  },
  name: {
    title: 'Un mot pour qui frappe',
    text: [
      'La quatrième édition en laisse l’essentiel au propriétaire des chasseurs.',
      'Mais avec autant de blessures que de figurines engagées, tu en désignes une, qui fait la première sauvegarde.',
      'Le prochain dé montrera un 1.',
    ],
    task: 'Fais en sorte qu’un vétéran tombe.',
    hint: [
      'Qui tu désignes doit sauvegarder, et un 1 ne sauve personne.',
    ],
    after: [
      'Il faut onze blessures pour en avoir le droit ; ensuite, le propriétaire dit qui sauvegarde.',
    ],
  },
  nearest: {
    title: 'Par devant',
    text: [
      'La septième édition ne regarde ni l’armure ni le nombre.',
      'Toute l’unité peut tomber, mais il faut un premier.',
    ],
    hint: [
      'D’abord ceux au contact de qui frappe maintenant, puis les plus proches.',
    ],
    after: [
      'Plusieurs sont au contact : leur propriétaire en choisit un, qui prend des blessures jusqu’à être éliminé.',
    ],
  },
};
