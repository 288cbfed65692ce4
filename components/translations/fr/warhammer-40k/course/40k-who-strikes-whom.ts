/** In French: the lesson '40k-who-strikes-whom'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  captain: {
    title: 'Un capitaine au premier rang',
    text: [
      'Tes Orks ({left mob}) ont foncé sur des Marines ({left squad}) et le capitaine qui les accompagne.',
      'Au combat, un personnage indépendant est une unité à lui seul, même dans une escouade.',
      'Une figurine peut frapper qui est à son contact, ou au contact de l’ami qu’elle soutient.',
    ],
    hint: [],
  },
  both: {
    title: 'Entre deux ennemis',
    text: [
      'L’Ork 3 est au contact du capitaine et d’un Marine à côté de lui.',
    ],
    hint: [
      'Qui touche plusieurs unités a le choix, sauf si une règle le lui ôte.',
    ],
    after: [
      'Selon le projet récent, on peut le frapper ; personne n’y est obligé.',
    ],
  },
  must: {
    title: 'Le même Ork, un projet plus ancien',
    text: [
      'Les figurines sont là où elles étaient.',
      '« J’aimerais mieux tuer des Marines », dit ton ami.',
    ],
    hint: [
      'Dans ce projet, un personnage attire les coups de ceux qui le touchent.',
    ],
    after: [
      'Qui le touche le frappe, quels que soient ses autres contacts.',
    ],
  },
  skill: {
    title: 'La capacité de qui ?',
    text: [
      'Le capitaine a une Capacité de Combat de 5, ses Marines de 4. Les Orks frappent l’escouade.',
    ],
    question: 'Quelle Capacité de Combat de l’escouade compte contre ces coups ?',
    hint: [
      'C’est la majorité de l’unité frappée qui compte, et le capitaine n’en fait pas partie.',
    ],
    after: [
      'On le touche selon la sienne, et eux selon la leur.',
    ],
  },
  aim: {
    title: 'Laisse-le tranquille',
    text: [
      'Le capitaine et les Marines ont frappé, et tout a raté. C’est maintenant l’Initiative de tes Orks.',
      'Dans ce texte, toutes les attaques d’une figurine vont contre une seule unité.',
    ],
    task: 'Fais en sorte que l’Ork 3 épargne le capitaine.',
    hint: [
      'Il est aussi au contact de quelqu’un d’autre.',
    ],
    after: [
      'Un capitaine qu’on ne frappe pas frappe encore au tour suivant.',
    ],
  },
  crowd: {
    title: 'Deux escouades contre deux',
    text: [
      'Une autre table : deux escouades de Marines ont chargé deux escouades de gardes.',
      'Ceux que le contact relie livrent un seul combat : ici, c’est tout le monde.',
      'Le Marine 5 de la première escouade est là où les deux ennemis se rejoignent.',
    ],
    hint: [
      'Regarde qui la figurine touche, pas qui son escouade a chargé.',
    ],
    after: [
      'Chaque figurine pour elle-même : ce qu’elle touche, elle peut le frapper.',
    ],
  },
  score: {
    title: 'Un score pour tous',
    text: [
      'Gardes tombés : {lost left} à gauche, {lost right} à droite. Chacun avait un point de vie.',
    ],
    hint: [
      'Un combat, un score.',
    ],
    after: [
      'Les deux escouades de Marines gagnent ensemble, peu importe laquelle a fait le travail.',
    ],
  },
  test: {
    title: 'Qui doit tester ?',
    text: [
      'Le défenseur a perdu ce combat. Toutes les escouades n’ont pas souffert autant.',
    ],
    hint: [
      'Non pas qui a perdu des figurines, mais qui a perdu le combat.',
    ],
    after: [
      'Chaque unité du camp perdant teste pour elle-même.',
    ],
  },
};
