/** In French: H, whom hits fall on. */
import type { ALLOCATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/allocation.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  H1:
    'Le propriétaire attribue les touches de l’avant vers l’arrière : d’abord les unités au contact, puis '
    + 'selon la distance à l’ennemi. Entre unités à même distance, il choisit.',
  H2: 'Personne ne prend une deuxième touche avant que toutes les unités qui peuvent être touchées en aient une.',
  H3: 'On attribue d’abord toutes les touches d’une série, puis on les sauvegarde, puis on retire les morts.',
  H4: 'Le type d’unité ne change rien à qui est touché.',
  H5:
    'Touches de corps à corps et de fusillade forment un seul lot. Une touche donnée au contact peut tomber '
    + 'plus en arrière, et le premier rang prend aussi celles de la fusillade.',
  H6:
    'D’abord First Strike, puis les touches ordinaires, puis macro-armes et Tueurs de Titans : chaque série '
    + 'est attribuée et sauvegardée à part.',
  H7: 'Une série suivante reprend au survivant le plus proche, dans l’ordre déjà choisi.',
  H8:
    'Les touches qui ignorent le couvert vont aux unités à couvert et les lances aux Reinforced Armour, tant '
    + 'que « le plus proche d’abord » le permet.',
  H9:
    'Quand vient le tour d’un engin de guerre, il prend des touches jusqu’à sa capacité de dégâts de départ '
    + 'avant l’unité suivante, même s’il est endommagé.',
  H10:
    'Les dégâts d’un Tueur de Titans sur un engin de guerre se lancent quand la touche tombe et comptent '
    + 'comme autant de touches. Ce qui dépasse ne tombe pas sur d’autres.',
  H11: 'Deux touches sur une unité, deux sauvegardes. Une seule ratée la tue, et c’est une seule perte.',
  H12: 'Les touches qui restent quand plus personne ne peut les prendre sont perdues.',
};
