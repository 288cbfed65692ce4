/** In French: A4, the attacks. */
import type { ATTACK_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a4-attacks.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A4: 'Tout ce qui est directement engagé frappe, les deux camps en même temps.',
  'A4.1':
    'Une unité est directement engagée si elle est au contact d’un ennemi, ou si elle en a un à 15 cm et en '
    + 'ligne de tir. On le vérifie de nouveau à chaque round.',
  'A4.2':
    'Au contact, une unité lance un dé sous sa valeur de corps à corps, sinon de fusillade, et ses attaques '
    + 'supplémentaires avec. Rien ne change jamais ces valeurs.',
  'A4.3': 'Une unité sans valeur de fusillade ne frappe qu’au contact.',
  'A4.4': 'Toutes les attaques ont lieu en même temps : les morts ont frappé. Seul First Strike passe avant.',
  'A4.5':
    'Le camp touché attribue et sauvegarde ses touches ; ses morts sont des pertes infligées pour l’autre. '
    + 'Les pions Impact attendent la fin de l’assaut.',
  'A4.6': 'Seules des unités directement engagées peuvent être touchées, et seulement en ligne de tir d’un ennemi.',
  'A4.7':
    'S’il ne reste aucun défenseur, l’attaquant a gagné. Si tous les attaquants directement engagés sont '
    + 'morts, c’est le défenseur. Alors ni appui, ni résultat, ni débâcle.',
};
