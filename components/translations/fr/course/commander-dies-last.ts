/** In French: the lesson 'commander-dies-last'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  who: {
    title: 'Un socle dont tu as besoin',
    text: [
      'Avec {unit t3} va ton Captain, et tu veux mener plus tard avec lui de plus grands assauts.',
      'Seul un Commander entraîne d’autres formations.',
      'Il a une arme à feu et une épée : tu ne veux pas non plus qu’il regarde de loin.',
    ],
    hint: [],
  },
  place: {
    title: 'Dans le combat, et en dernier',
    text: [
      'Hors de portée, les attaques ne peuvent pas le toucher, mais il ne peut pas attaquer non plus.',
      'Qui est le plus près de l’ennemi est touché le premier.',
      'Là où vous êtes, il est devant tout le monde. Les autres peuvent aller au contact : on ne peut pas être plus '
      + 'près.',
    ],
    hint: [
      'À 15 cm d’un Ork au plus, et en vue, il est engagé.',
      'Garde-le à plus de 5 cm des Orks qui ne sont au contact de personne : leurs zones l’y entraîneraient.',
      'Garde-le aussi à 5 cm au plus d’un autre de tes socles.',
    ],
    task: 'Charge pour que {unit t3} puisse prendre une touche, mais après tous tes autres socles. Puis finis la '
      + 'charge.',
    after: [
      'Tous ceux qui sont au contact d’un ennemi passent avant lui, et aucun ennemi ne choisit qui il touche.',
    ],
  },
  laps: {
    title: 'Imagine six touches',
    text: [
      'Cinq de tes socles peuvent être touchés. Imagine que les Orks fassent six touches.',
      '« Quatre pour ceux de devant, et lui prend ce qui reste », dit ton voisin.',
    ],
    hint: [
      'Quand tous ont une touche, le tour suivant repart du plus proche.',
    ],
    after: [
      'Chaque tour a une touche pour chacun : être le dernier aide donc à chaque nouveau tour.',
      'Un sniper dont le tir compte dans un assaut, c’est autre chose : il choisit son homme.',
    ],
  },
  'last-lap': {
    title: 'Et qu’est-ce qui le sauverait ?',
    text: [
      'Imagine que l’une d’elles vienne d’une macro-arme et l’atteigne.',
      'Il a un blindage de 4+, et le Captain une sauvegarde invulnérable. « Macro, c’est macro », dit ton adversaire.',
    ],
    hint: [
      'Une macro-arme ôte le couvert, et tout blindage sans Reinforced Armour.',
    ],
    after: [
      'Une sauvegarde invulnérable tient contre toute touche des attaques, sur 6.',
    ],
  },
  behind: {
    title: 'Des tirs dans le dos',
    text: [
      'Derrière ta ligne, il y a la formation {formation gunz}. Touches de son appui : {hits attacker}.',
      '« Il est le dernier de la file », dis-tu, « donc elle tombe sur quelqu’un devant. »',
    ],
    hint: [
      'Pour les touches d’appui, ce qui compte, c’est qui est le plus près de ceux qui appuient.',
    ],
    question: 'Sur lequel de tes socles tombe la touche des canons ?',
    after: [
      'L’arrière d’une ligne est l’avant pour qui lui tire dans le dos. Regarde autour de toi avant de charger.',
    ],
  },
  defeat: {
    title: 'Si la journée est perdue',
    text: [
      'Tu as perdu. Touches sans sauvegarde sur tes Marines : {hackdown}.',
      '« Une débâcle trouve le chef », dit ton adversaire.',
    ],
    hint: [
      'Elle commence par les plus proches de l’ennemi, comme les attaques.',
      'Des Marines qui ne connaissent pas la peur ne prennent que la moitié de l’écart, arrondie en dessous.',
    ],
    after: [
      'Sa place l’aide ici aussi : le plus proche d’abord, et ce n’était pas lui.',
    ],
  },
  away: {
    title: 'Sors-le de là',
    text: [
      'Les perdants font deux mouvements, et qui est ensuite à 15 cm d’un ennemi est perdu.',
      'Tout droit en arrière, c’est tout droit sur les canons.',
    ],
    hint: [
      'Les deux mouvements ensemble font 30 cm pour lui, dans n’importe quelle direction.',
      'Cherche le côté de la table où il n’y a personne.',
    ],
    task: 'Amène {unit t3} là où aucun ennemi n’est à 15 cm, puis finis le repli.',
    after: [
      'Sa sauvegarde invulnérable n’aurait pas aidé : qui est rattrapé dans sa fuite ne lance rien.',
    ],
  },
  after: {
    title: 'Le Captain',
    text: [
      'Socles qui te restent : {left attacker}. {unit t3} a rempli sa mission.',
      'Un Commander qui ne fait que mener n’a pas besoin d’approcher du tout : c’est la place la plus sûre de toutes.',
    ],
    hint: [],
  },
};
