/** In French: the lessons of the course by name. */
import type { LessonNames as english } from '../../../src/lessons/course/names.ts';

export const words: english = {
  'what-an-assault-is': {
    title: 'Qu’est-ce qu’un assaut',
    teaches: 'Qui peut être chargé, quand une charge devient un assaut, et par quelles étapes il passe.',
  },
  'who-is-engaged': {
    title: 'Qui est directement engagé',
    teaches: 'Quels socles attaquent et peuvent être touchés : contact, 15 cm, et une ligne de tir qu’un mur coupe.',
  },
  'close-combat-or-firefight': {
    title: 'Corps à corps ou fusillade',
    teaches: 'Quelle valeur prend un socle, combien de dés il lance, et quand on charge exprès sans contact.',
  },
  'nearest-first': {
    title: 'Le plus proche d’abord',
    teaches: 'Qui attribue les touches, dans quel ordre elles tombent, et ce qu’on choisit à distance égale.',
  },
  'second-lap': {
    title: 'Le second tour, et les sauvegardes mêlées',
    teaches: 'Personne ne prend une deuxième touche avant que tous en aient une ; deux touches font deux sauvegardes '
      + 'et au plus une perte.',
  },
  cover: {
    title: 'Le couvert, et qui en a',
    teaches: 'Le couvert à la place du blindage, pour qui est chargé et jamais pour qui charge.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Certains attaquent avant tout le monde, et ce qu’ils tuent ne riposte pas.',
  },
  'macro-weapons': {
    title: 'Macro-armes et Tueurs de Titans',
    teaches: 'Des touches presque sans sauvegarde : elles viennent en dernier, et seulement des attaques '
      + 'supplémentaires.',
  },
  'decided-at-once': {
    title: 'Quand ça finit tout de suite',
    teaches: 'Deux façons dont les attaques seules décident un assaut, et qui doit être mort pour cela.',
  },
  'supporting-fire': {
    title: 'Le tir d’appui',
    teaches: 'Quels amis peuvent tirer dans l’assaut, qui ils peuvent toucher, et ce qu’ils ajoutent.',
  },
  'the-result': {
    title: 'Le résultat et ses modificateurs',
    teaches: 'Deux dés, le plus haut compte ; ce qu’on y ajoute, ligne par ligne.',
  },
  ties: {
    title: 'Les égalités',
    teaches: 'À totaux égaux, encore un round : ce qui recommence, et ce qui reste.',
  },
  losing: {
    title: 'Débâcle, moral brisé, repli',
    teaches: 'Ce que coûte la défaite : des touches sans sauvegarde, une formation démoralisée, et 15 cm de l’ennemi '
      + 'le plus proche.',
  },
  winning: {
    title: 'Les vainqueurs et les pions Impact',
    teaches: 'Ce que coûte la victoire : un pion Impact par perte, et une formation qui peut craquer sur place.',
  },
  'formations-together': {
    title: 'Entremêlées et combinées',
    teaches: 'Plusieurs formations combattent comme une seule, dans chaque camp, et gagnent ou perdent ensemble.',
  },
  'war-engines': {
    title: 'Les engins de guerre',
    teaches: 'Comment ils répartissent leurs dés, encaissent, perdent leur capacité de dégâts, et comptent.',
  },
  'commander-dies-last': {
    title: 'Un chef qui meurt en dernier',
    teaches: 'Comment placer quelqu’un dont tu as besoin, pour que les touches atteignent d’abord tous les autres.',
  },
  'on-your-own': {
    title: 'Un assaut sans aide',
    teaches: 'Tout un assaut sans aide ; ensuite, chacune de tes décisions est comparée aux chances.',
  },
};
