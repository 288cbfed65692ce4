/** In French: L, distances, lines of fire and terrain. */
import type { BATTLEFIELD_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/battlefield.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  L1: 'On mesure entre les bords les plus proches de deux socles. Au contact : pas d’écart.',
  L2:
    'Un décor qui cache coupe la ligne de tir. Si l’une des deux unités s’y trouve, elles se voient encore à '
    + 'travers 10 cm.',
  L3: 'Les unités ne coupent pas la ligne de tir ; les engins de guerre, si.',
  L4: 'Qui est plus haut voit par-dessus un décor plus bas, là où la table le dit.',
  L5:
    'Chaque type de décor donne à l’infanterie son couvert, et arrête ou met en danger ce pour quoi il est '
    + 'trop accidenté.',
};
