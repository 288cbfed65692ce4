/** In French: the lesson '40k-barricade'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charge: {
    title: 'Par-dessus la barricade',
    text: [
      'Cinq Marines à toi sont à 3″ de dix gardes, avec une barricade entre eux.',
      'Selon les règles d’essai récentes, ils chargent jusqu’à 6″, sans lancer de dé.',
    ],
    task: 'Déclare une charge qui mette les deux unités au combat.',
    hint: [
      'On dit qui charge qui avant que quiconque bouge.',
    ],
    after: [
      'Chaque Marine est à la barricade, au contact de deux gardes.',
    ],
  },
  first: {
    title: 'Qui est plus rapide ?',
    text: [
      'Un Marine a une Initiative de 4, un garde de 3. Ces Marines ne portent pas de grenades.',
      '« Quatre vient avant trois », dit ton ami.',
    ],
    hint: [
      'Le couvert ne donne pas de sauvegarde au corps à corps. Il donne du temps.',
      'Il compte au tour de la charge, pour ceux qu’on charge.',
    ],
    after: [
      'Qui est chargé à couvert attend la charge, et frappe avant elle.',
    ],
  },
  when: {
    title: 'À quelle vitesse ?',
    text: [
      'L’échelle d’Initiative descend de 10 à 1.',
    ],
    hint: [
      'Les règles d’essai récentes donnent à qui est à couvert le plus haut échelon qui soit.',
    ],
    after: [
      'Initiative 10, si lent que soit le profil.',
    ],
  },
  fall: {
    title: 'Avant que tu aies levé la main',
    text: [
      'Les gardes ont lancé les dés : Capacité de Combat 3 contre 4 touche sur 4+.',
      'Deux blessures sont passées. Les Marines sauvegardent sur 3+.',
    ],
    hint: [
      'Un dé sauvegarde s’il montre 3 ou plus ; qui rate sa sauvegarde est éliminé.',
    ],
    after: [
      'Qui tombe à un échelon précédent ne frappe plus.',
    ],
  },
  frag: {
    title: 'La même charge avec des grenades frag',
    text: [
      'Les mêmes Marines, la même barricade ; mais chaque Marine a des grenades frag.',
      'Derrière le couvert, elles font baisser les têtes un instant.',
    ],
    hint: [
      'Les grenades frag ne ralentissent pas l’ennemi. Elles rendent rapides ceux qui les lancent.',
    ],
    after: [
      'Les deux camps frappent à Initiative 10, et qui tombe a frappé.',
    ],
  },
  dice: {
    title: 'Une poignée de dés',
    text: [
      'Un Marine a 1 attaque dans son profil, une épée tronçonneuse et un pistolet. Tous les cinq sont au contact de '
        + 'quelqu’un.',
    ],
    hint: [
      'Une arme dans chaque main vaut une attaque de plus.',
      'Une charge aussi, au tour où on la fait.',
    ],
    after: [
      'Trois pour chacun des cinq. Au tour suivant, ce serait deux.',
    ],
  },
  eight: {
    title: 'Un projet plus ancien',
    text: [
      'Encore sans grenades, mais selon les règles d’essai anciennes et leurs huit étapes.',
      'Elles aussi connaissent le couvert, et le placent ailleurs.',
    ],
    hint: [
      'Ce n’est pas un échelon. Il vient avant que l’échelle commence.',
    ],
    after: [
      'Même une figurine d’Initiative 10 devrait les attendre.',
    ],
  },
  seventh: {
    title: 'Et la septième édition',
    text: [
      'Les Marines ont fait 5 et 4 pour leur charge, et sont arrivés.',
      '« Une barricade est une barricade, dit ton ami, ils frappent d’abord. »',
    ],
    hint: [
      'Cherche le mot couvert dans ses règles sur l’Initiative.',
    ],
    after: [
      'Là, c’est le terrain difficile en chemin qui rend lents ceux qui chargent, pas le couvert.',
    ],
  },
};
