/** In French: A7, the losers break and get away. */
import type { WITHDRAWAL_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-withdraw.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A7: 'Les formations perdantes sont démoralisées et s’enfuient, ou non.',
  'A7.1': 'Toute formation perdante est démoralisée sans test : ses pions Impact disparaissent.',
  'A7.2': 'Une formation perdante déjà démoralisée au début de l’assaut est détruite, sauf ses unités Fearless.',
  'A7.3':
    'Chaque unité peut faire deux mouvements dans n’importe quelle direction, à travers les zones de contrôle '
    + 'mais pas les ennemis. Qui finit à 15 cm d’un ennemi est perdu ; une unité Fearless, seulement si elle a '
    + 'bougé et finit à 5 cm.',
  'A7.4':
    'Un engin de guerre qui finit son repli près de l’ennemi n’est pas détruit : il prend un point de dégât '
    + 'par ennemi à 15 cm, et rien ne l’en sauve.',
  'A7.5':
    'Un appareil posé du camp perdant est détruit, sauf s’il est Fearless. Ceux qui en sont sortis se '
    + 'replient.',
  'A7.6':
    'Les formations du camp perdant qui auraient pu appuyer prennent un pion Impact, qu’elles aient tiré ou '
    + 'non.',
  'A7.7':
    'D’abord la débâcle, puis le perdant est démoralisé, détruit ou se replie, puis ses amis sont ébranlés, '
    + 'puis le vainqueur prend ses pions et bouge.',
};
