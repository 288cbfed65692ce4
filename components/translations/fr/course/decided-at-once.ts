/** In French: the lesson 'decided-at-once'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'two-against-two': {
    title: 'Deux contre deux',
    text: [
      'Deux bandes de {formation warband} sont au contact de deux socles de ta formation {formation company}.',
      'Tous les autres sont derrière un bâtiment : trois bandes derrière l’entrepôt, trois des tiens derrière le tien.',
      'Quand les attaques sont finies, on regarde si elles ont réglé l’affaire.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Devant, il ne reste personne',
    text: [
      'Voici les dés. Tes deux socles de devant n’ont pas de blindage : calcule ce qu’ils deviennent.',
      '« Ceux de ton camp qui étaient engagés sont morts, donc j’ai gagné », dit le joueur ork.',
    ],
    hint: [
      'L’attaquant gagne tout de suite quand il ne reste absolument personne des formations chargées.',
      'Compte ceux que ta compagnie a derrière la caserne.',
    ],
    after: [
      'Tuer tous les défenseurs directement engagés ne suffit pas tant que d’autres des leurs vivent.',
      'Alors on continue : l’appui, s’il y en a, puis les dés du résultat.',
    ],
  },
  tie: {
    title: 'Une égalité',
    text: [
      'Les totaux étaient égaux, {total attacker} à {total defender} : il y a donc un autre round.',
      'Ceux qui combattent ne prennent pas de pion Impact tant que l’assaut dure.',
      'Les Orks attendent que tu te montres.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Trois armes contre deux',
    text: [
      'Il n’y a que deux Orks de ce côté de l’entrepôt. Tes trois socles auraient trois tirs s’ils les voyaient.',
      'Chacun de tes socles peut contre-charger de 5 cm.',
    ],
    hint: [
      'Droit sur l’ennemi le plus proche, pour chacun : le chemin passe par la caserne.',
      'Il leur faut une ligne de tir vers quelqu’un à 15 cm.',
    ],
    task: 'Fais attaquer {unit g3}, {unit g4} et {unit g5} à ce round, et finis la contre-charge.',
    after: [
      'Trois des tiens sont directement engagés, contre deux.',
    ],
  },
  'engaged-gone': {
    title: 'Deux Orks sous le feu',
    text: [
      'Voici les dés du deuxième round.',
      '« Même si les deux meurent, trois des miens sont là-bas sans une égratignure », dit le joueur ork.',
    ],
    hint: [
      'Les deux camps ne sont pas traités pareil : l’un d’eux a chargé.',
      'Pour l’attaquant, on demande qui reste de ceux qui étaient directement engagés.',
    ],
    after: [
      'Comme on joue d’habitude, le défenseur a gagné quand tout attaquant engagé est mort.',
    ],
  },
  'without-a-scratch': {
    title: 'Et les trois derrière l’entrepôt ?',
    text: [
      'Ils n’ont ni frappé ni été frappés. Dis ce que deviennent les formations.',
    ],
    hint: [
      'Ce sont les formations qui perdent, et pas seulement leurs socles qui ont combattu.',
    ],
    after: [
      'Toute la formation a perdu, et elle craque.',
    ],
  },
  after: {
    title: 'Ce qui n’a pas eu lieu',
    text: [
      'Vainqueur : {winner}.',
      'Là où les attaques décident, il n’y a pas de tir d’appui et personne ne lance pour le résultat.',
      'Il n’y a donc pas d’écart entre les totaux non plus, et pas de débâcle.',
    ],
    hint: [],
  },
};
