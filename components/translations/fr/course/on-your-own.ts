/** In French: the lesson 'on-your-own'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  table: {
    title: 'Ce que tu as devant toi',
    text: [
      'Tu mènes la formation {formation assault}, trois socles ; un Chaplain va avec {unit a2}.',
      'Devant toi, il y a la formation {formation mob}, pions Impact : {markers mob}.',
      'À sa droite attendent deux socles de {formation nobz}, assez près pour s’en mêler.',
      'Ta formation {formation devastators} peut t’appuyer là où elle atteint un Ork qui combat.',
      'À partir de maintenant, personne ne demande rien, et personne ne dit ce qui est juste.',
    ],
    hint: [],
  },
  own: {
    title: 'Ton assaut',
    text: [
      'Choisis ta cible, et tout ce qui suit.',
      'Ensuite, chacune de tes décisions est comparée à ce que tu aurais pu faire d’autre, et aux chances.',
      'On pèse ta chance de gagner à ce moment-là, pas ce que les dés en ont fait.',
    ],
    hint: [
      'Compte avant de choisir : nombre, pions, socles Inspiring, et qui frappe plus ou moins bien.',
      'Deux des tiens peuvent être au contact d’un des leurs, et tes Marines sont bons au corps à corps.',
      'Entre socles à même distance, c’est toi qui choisis sur lequel des tiens tombe une touche.',
    ],
    task: 'Joue l’assaut jusqu’au bout. Aucune décision ne devrait te coûter plus de dix points sur cent.',
    after: [
      'Chaque décision valait toutes celles qui ont été essayées, ou presque.',
      'La chance décide d’un assaut isolé ; sur beaucoup d’assauts, ce sont les pertes infligées et le nombre.',
    ],
  },
  kills: {
    title: 'Tes comptes',
    text: [
      'Fini au round {round}. Vainqueur : {winner}. Relis le journal.',
      'Certains comptent tous ceux qui sont partis, même ceux de la débâcle ou rattrapés dans leur fuite.',
    ],
    hint: [
      'Les pertes infligées sont celles des attaques et du tir d’appui, avant qu’on lance pour le résultat.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Ce que prend la débâcle est perdu aussi, mais n’est pas une perte infligée.',
    ],
  },
  markers: {
    title: 'Et ce que tu dois porter',
    text: [
      'Tes pertes : {lost attacker}, tes socles restants : {left attacker}.',
      '« Après un combat pareil, tout le monde a un pion », dit le joueur ork.',
    ],
    hint: [
      'Le vainqueur en prend un pour chacune de ses pertes.',
      'Qui a craqué n’en a aucun.',
    ],
    question: 'Combien de pions Impact a ta formation {formation assault} ?',
    after: [
      'Moins tu perds de socles, moins tu as de pions dont te remettre.',
    ],
  },
  end: {
    title: 'La fin du cours',
    text: [
      'C’était un assaut entier, et c’était le tien.',
      'Tu connais ses étapes, et tu sais pourquoi il y a un vainqueur à la fin.',
      'Ouvre l’un des assauts fournis, change une chose, et regarde ce que cela fait aux chances.',
    ],
    hint: [],
  },
};
