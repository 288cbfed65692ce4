/** In French: the lesson '40k-power-fist'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  squad: {
    title: 'Un sergent et ses quatre Marines',
    text: [
      'Quatre Marines et leur sergent ont chargé dix Orks.',
      'Le sergent a un gantelet énergétique et un pistolet ; ses Marines ont des armes ordinaires.',
      'Les Marines ont une Initiative de 4, les Orks de 2 : la plus haute frappe d’abord, les égales ensemble.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Les premiers coups',
    text: [
      'Le sergent a une Initiative de 4 dans son profil, comme ses Marines.',
    ],
    hint: [
      'Un gantelet énergétique est lent : il a son propre échelon.',
    ],
    after: [
      'Avec le gantelet, il frappe à Initiative 1, et rien ne rend cela plus rapide.',
    ],
  },
  attacks: {
    title: 'Combien de fois ?',
    text: [
      'Le sergent a 2 attaques dans son profil. Il a chargé, et il est au contact d’Orks.',
    ],
    hint: [
      'Sa charge compte.',
      'Le pistolet dans l’autre main aussi.',
    ],
    after: [
      'Le plus lent de tous, et celui qui a le plus d’attaques.',
    ],
  },
  hit: {
    title: 'Toucher',
    text: [
      'Un Marine a une Capacité de Combat de 4, un Ork aussi.',
    ],
    hint: [
      'Qui est meilleur touche sur 3+ ; qui est aussi bon, non.',
    ],
    after: [
      'La moitié des coups entre égaux.',
    ],
  },
  quick: {
    title: 'Rapide, pour une fois',
    text: [
      'Parfois, un coup faible à temps vaut mieux qu’un coup fort trop tard.',
      'Une figurine qui a une arme spéciale peut frapper sans elle.',
    ],
    task: 'Fais frapper le sergent à Initiative 4, avec son escouade.',
    hint: [
      'Seul le gantelet est lent, pas le sergent.',
    ],
    after: [
      'Il frappe maintenant avec les autres, pas plus fort qu’eux.',
    ],
  },
  wound: {
    title: 'Le dernier échelon',
    text: [
      'Revenons au gantelet. Orks tombés : {lost mob}, et tous les autres ont frappé.',
      'Un gantelet double la Force : le 4 du sergent devient 8. Un Ork a une Endurance de 4.',
    ],
    hint: [
      'Aussi fort qu’endurant, c’est 4+. Chaque point de plus en ôte un, mais un 1 rate toujours.',
    ],
    after: [
      'Et aucune armure n’y peut rien.',
    ],
  },
  won: {
    title: 'Qui a gagné ?',
    text: [
      'C’est fini. Orks tombés : {lost mob}, dans l’escouade : {lost squad}.',
      '« Nous sommes encore plus nombreux », dit le joueur ork.',
    ],
    hint: [
      'Personne ne compte les têtes. On compte les blessures infligées.',
    ],
    after: [
      'Le nombre n’y fait rien, ni qui est le plus fort.',
    ],
  },
  seventh: {
    title: 'Vingt ans plus tard',
    text: [
      'Le même sergent selon la septième édition.',
    ],
    hint: [
      'Tout ne change pas d’une édition à l’autre.',
    ],
    after: [
      'Un gantelet énergétique vient en dernier dans chacun des quatre textes.',
    ],
  },
};
