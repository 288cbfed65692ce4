/** In French: the lessons of Warhammer 40,000 by name. */
import type { PhaseLessonNames as english } from '../../../../src/lessons/warhammer-40k/names.ts';

export const words: english = {
  '40k-barricade': {
    title: 'Derrière une barricade',
    teaches: 'Qui frappe d’abord quand une charge traverse un couvert, et ce que changent les grenades frag.',
  },
  '40k-power-fist': {
    title: 'Un gantelet qui vient en dernier',
    teaches: 'L’échelle d’Initiative, les attaques, et une arme qui frappe quand tous les autres ont fini.',
  },
  '40k-two-armours': {
    title: 'Deux sortes d’armure',
    teaches: 'Quatre façons dont les blessures trouvent quelqu’un dans une unité aux sauvegardes différentes.',
  },
  '40k-who-strikes-whom': {
    title: 'Un capitaine, et deux escouades contre deux',
    teaches: 'Qui une figurine peut frapper, qui est une unité à lui seul, et comment se compte un grand combat.',
  },
  '40k-caught': {
    title: 'Battus, en fuite et rattrapés',
    teaches: 'Combien il est dur de tenir, et les trois effets possibles d’une percée.',
  },
};
