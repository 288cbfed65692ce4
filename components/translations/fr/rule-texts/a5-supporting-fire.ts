/** In French: A5, supporting fire. */
import type { SUPPORT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a5-supporting-fire.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A5: 'Si les attaques n’ont rien décidé, les formations voisines prêtent leur fusillade.',
  'A5.1': 'Les deux camps peuvent appeler un appui, tant que les attaques n’ont pas donné de vainqueur.',
  'A5.2':
    'Une unité peut appuyer si sa formation n’est ni dans l’assaut ni démoralisée, n’a pas fait de marche '
    + 'forcée, et si un ennemi qui a attaqué est à 15 cm et en ligne de tir.',
  'A5.3':
    'L’appui lance sous la valeur de fusillade, attaques supplémentaires des armes légères comprises. First '
    + 'Strike ne donne rien ici.',
  'A5.4':
    'Ses touches tombent sur des unités directement engagées, les plus proches de l’appui d’abord. L’appui '
    + 'lui-même ne peut pas être touché.',
  'A5.5': 'Les pertes infligées par l’appui comptent. Son nombre, ses pions Impact et ses unités Inspiring, non.',
  'A5.6': 'Si le tir d’appui anéantit un camp, l’autre a gagné.',
};
