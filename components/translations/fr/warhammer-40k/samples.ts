/** In French: the names of the bundled phases. */
import type { PhaseSampleNames as english } from '../../../../src/warhammer-40k/scenario/samples/names.ts';

export const words: english = {
  'barricade-with-frag': {
    title: 'Des Marines prennent une barricade avec des grenades frag',
    teaches: 'Des gardes derrière une barricade frappent d’abord, sauf si des grenades frag font frapper tout le '
      + 'monde ensemble.',
  },
  'barricade-without-frag': {
    title: 'Des Marines prennent une barricade sans grenades',
    teaches: 'La même charge sans grenades : les gardes frappent avant tout le monde, sauf là où le couvert ne fait '
      + 'rien.',
  },
  'power-fist-sergeant': {
    title: 'Un sergent avec un gantelet énergétique',
    teaches: 'Les Marines frappent dans l’ordre de leur Initiative ; le gantelet énergétique vient en dernier, et là '
      + 'aucune armure n’aide.',
  },
  'two-armours': {
    title: 'Blessures sur une unité à deux armures',
    teaches: 'Quatre figurines à 3+ et six à 4+ prennent des blessures : chaque édition a sa façon de dire qui '
      + 'sauvegarde.',
  },
  'character-in-a-unit': {
    title: 'Un capitaine au premier rang',
    teaches: 'Des Orks sont au contact d’un capitaine et de son escouade. Peuvent-ils frapper l’escouade à sa place ? '
      + 'Cela dépend de l’édition.',
  },
  'multiple-combat': {
    title: 'Deux escouades contre deux escouades',
    teaches: 'Deux charges contre deux unités côte à côte font un seul combat, et son score compte pour les quatre.',
  },
  'sweeping-advance': {
    title: 'Battus, en fuite et rattrapés',
    teaches: 'Les perdants craquent et les vainqueurs les rattrapent : ils restent au combat, sont frappés encore une '
      + 'fois, ou détruits.',
  },
};
