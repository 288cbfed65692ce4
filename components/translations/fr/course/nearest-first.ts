/** In French: the lesson 'nearest-first'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Tes touches, c’est toi qui les places',
    text: [
      'Des Orks ont chargé ta formation {formation company}. Deux d’entre eux touchent {unit g1} et {unit g2}.',
      'Qui prend les touches les place.',
      'Seul un sniper choisit sa victime dans les rangs ennemis.',
      'Et sa touche est plus dure à sauvegarder de 1.',
      'Mais il y a un ordre à garder : c’est le sujet de cette leçon.',
    ],
    hint: [],
  },
  order: {
    title: 'Dans quel ordre ?',
    text: [
      'Tu as de l’infanterie, un marcheur et un char à portée. Certains disent : l’infanterie d’abord.',
      'D’autres commenceraient par le char, au meilleur blindage.',
    ],
    hint: [
      'D’avant en arrière : le contact est le plus proche, puis on suit l’écart à l’ennemi le plus proche.',
      'Le type de socle ne compte pas dans un assaut.',
    ],
    after: [
      'À même distance, l’ordre est libre ; le propriétaire décide.',
      'Chars et troupes sont dans un seul et même ordre.',
    ],
  },
  reach: {
    title: 'Des coups qui portent loin',
    text: [
      'Imagine que les deux au contact soient des Nobz avec quatre touches, et que les autres en fassent une.',
      'Ton voisin mettrait les quatre sur {unit g1} et {unit g2} : « On les a frappés, pas visés. »',
    ],
    hint: [
      'Touches de corps à corps et de fusillade vont en un seul tas.',
      'Personne ne prend une deuxième touche avant que tous ceux qui peuvent en aient une.',
    ],
    after: [
      'Un coup devant peut abattre un socle 10 cm derrière : seul le nombre compte, pas la façon.',
    ],
  },
  hits: {
    title: 'Leurs dés',
    text: [
      'Les Orks lancent. Au contact il leur faut 4+, de derrière 6+.',
    ],
    hint: [
      'Lis chaque lot avec sa propre valeur.',
    ],
    after: [
      'Toutes sont placées avant la première sauvegarde.',
    ],
  },
  'save-the-commander': {
    title: 'Pas le chef',
    text: [
      'Les premières touches vont aux deux au contact. {unit k1} et {unit g3} sont à {gap k1}.',
      'Telles que tombent les touches, {unit k1} est en danger.',
    ],
    hint: [
      'Une touche ne peut changer de place qu’entre socles à même distance.',
    ],
    task: 'Place les touches pour que {unit k1} n’en prenne aucune, et passe aux sauvegardes.',
    after: [
      'Entre égaux, le choix est à toi, et il vaut un coup d’œil à chaque assaut.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Tes pertes : {lost defender}, celles des Orks : {lost attacker}.',
      'On fait des tours jusqu’à placer toutes les touches ; elles ne se perdent que s’il ne reste personne.',
      'Elles ne vont jamais sur des socles pas directement engagés.',
    ],
    hint: [],
  },
};
