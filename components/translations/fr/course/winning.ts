/** In French: the lesson 'winning'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  fought: {
    title: 'Tu as gagné',
    text: [
      'Des Orks ont chargé tes deux compagnies, qui ont combattu comme une seule : {total defender} à {total '
      + 'attacker}.',
      '{formation first}, pions Impact d’avant : {markers first}, et trois socles perdus.',
      '{formation second} n’en avait aucun et a perdu un socle. Maintenant vient l’addition.',
    ],
    hint: [],
  },
  second: {
    title: 'Les pions de la seconde compagnie',
    text: [
      'Quatre des tiens sont tombés en tout.',
      '« Elles ont combattu comme une seule, donc chacune en prend quatre », dit le joueur ork.',
    ],
    hint: [
      'Regarde qui est tombé, formation par formation.',
    ],
    after: [
      'Chaque formation prend un pion pour chacune de ses pertes, à tous les rounds, et pour celles de personne '
      + 'd’autre.',
      'Les points de dégât d’un engin de guerre comptent comme des socles.',
    ],
  },
  breaks: {
    title: 'Qui craque avant la fin ?',
    text: [
      '« Seuls les perdants craquent », dit ton voisin. Compte d’abord les pions et les socles.',
    ],
    hint: [
      'Le perdant craque dans tous les cas.',
      'Une formation craque quand elle a autant de pions que de socles.',
      'Les pions qu’elle avait avant restent, et ceux de ses pertes s’ajoutent.',
    ],
    after: [
      'Un vainqueur peut craquer sous ses propres pertes.',
      'Les pions au-delà de ce nombre ne restent pas : qui craque les perd tous.',
      'Une formation déjà démoralisée qui gagne ne prend pas de pion et reste démoralisée.',
    ],
  },
  goes: {
    title: 'Et qui doit partir ?',
    text: [
      'Il y a des formations démoralisées dans les deux camps. « Les démoralisées s’enfuient », dit le joueur ork.',
    ],
    hint: [
      'Demande pourquoi elle a craqué : la défaite, ou les pions d’une victoire ?',
    ],
    after: [
      'Un vainqueur qui craque reste où il est, même avec des ennemis tout près.',
      'Le perdant peut faire deux mouvements, et qui est ensuite à 15 cm d’un ennemi est perdu.',
    ],
  },
  consolidate: {
    title: 'Quelques pas',
    text: [
      'Chaque socle du vainqueur peut bouger de 5 cm, mais dans aucune zone de contrôle.',
      'Derrière la seconde compagnie il y a un verger, et les Orks ont des amis.',
    ],
    hint: [
      'Un bois donne à l’infanterie une sauvegarde de couvert, 5+, dès qu’elle y est.',
    ],
    task: 'Amène {unit h3} et {unit h4} dans le verger, et finis la consolidation.',
    after: [
      'C’est un mouvement facultatif ; les transports peuvent en profiter pour embarquer du monde.',
      'Là où un perdant Fearless est resté au contact, l’assaut suivant entraîne les deux.',
    ],
  },
  after: {
    title: 'Ce que la victoire a coûté',
    text: [
      '{formation first}, pions : {markers first}. {formation second}, pions : {markers second}.',
      'Chaque socle que perd un vainqueur devient ensuite un pion : compte donc aussi avant de charger.',
    ],
    hint: [],
  },
};
