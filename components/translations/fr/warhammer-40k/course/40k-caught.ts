/** In French: the lesson '40k-caught'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  won: {
    title: 'Trois à zéro',
    text: [
      'Des Marines ({left marines}) ont chargé des gardes. Pertes des gardes : {lost guard}, des Marines : aucune.',
    ],
    hint: [
      'Ce sont les blessures infligées qui décident, pas combien il en reste.',
    ],
    after: [
      'Les gardes doivent maintenant tester leur moral.',
    ],
  },
  holds: {
    title: 'Est-ce difficile ?',
    text: [
      'Les gardes ont un Commandement de 7. Leur joueur lance deux dés.',
      '« Tu as perdu de trois, donc ôte trois », dit ton ami.',
    ],
    hint: [
      'Regarde si les règles d’essai s’intéressent à l’écart.',
    ],
    after: [
      'Dans les deux projets, une courte défaite est aussi grave qu’une lourde.',
    ],
  },
  penalty: {
    title: 'Et dans la septième ?',
    text: [
      'Le même combat selon la septième édition : trois blessures à zéro, Commandement 7.',
    ],
    hint: [
      'Ici, chaque blessure d’écart compte.',
    ],
    after: [
      'Qui perd lourdement a peu d’espoir de tenir.',
    ],
  },
  test: {
    title: 'Les dés',
    text: [
      'De nouveau selon les règles d’essai.',
    ],
    hint: [
      'Au plus leur Commandement, sinon ils battent en retraite.',
    ],
    after: [
      'Ils se désengagent. Deux dés diront jusqu’où ils courent.',
    ],
  },
  sweep: {
    title: 'Leur courir après ?',
    text: [
      'Les gardes ont fait 1 et 2 pour leur mouvement de retraite.',
      'Dans ce projet, tu le vois avant de dire si tu leur cours après.',
    ],
    task: 'Fais en sorte qu’ils ne s’échappent pas.',
    hint: [
      'Deux dés à toi doivent montrer plus de 3.',
    ],
    after: [
      'Ils ne se sont pas échappés, mais aucun n’est tombé pour autant.',
    ],
  },
  struck: {
    title: 'Le projet ancien',
    text: [
      'La même défaite selon les huit étapes. Ils fuient, tu leur cours après.',
    ],
    hint: [
      'Le second jet doit battre le premier.',
      'Ce projet donne un round gratuit à qui rattrape quelqu’un.',
    ],
    after: [
      'Chaque coup touche, personne ne riposte, et ceux qui restent continuent de fuir.',
    ],
  },
  destroyed: {
    title: 'La septième édition',
    text: [
      'Les Marines ont une Initiative de 4, les gardes de 3. Chaque camp lance un dé.',
      'Chacun y ajoute la meilleure Initiative qu’il a.',
    ],
    hint: [
      'Quatre et 4 contre deux et 3.',
    ],
    after: [
      'Onze gardes, et pas une seule sauvegarde.',
    ],
  },
  differs: {
    title: 'D’un projet à l’autre',
    text: [
      'Deux projets des règles d’essai sont sur la table : celui en sept étapes, et celui en huit.',
    ],
    hint: [
      'Ce que fait une percée, tu viens de le voir deux fois.',
      'Et combien il est dur de tenir, une fois.',
    ],
    after: [
      'Avant une partie, convenez du texte qui est sur la table.',
    ],
  },
};
