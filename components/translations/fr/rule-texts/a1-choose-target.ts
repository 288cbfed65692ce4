/** In French: A1, the target. */
import type { TARGET_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a1-choose-target.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A1: 'La formation qui lance l’assaut désigne une formation ennemie.',
  'A1.1': 'On peut charger n’importe quelle formation ennemie sur la table, même très loin, démoralisée ou non.',
  'A1.2':
    'Des formations dont des unités sont à 5 cm les unes des autres sont entremêlées. L’attaquant peut '
    + 'charger avec la cible celles qui en sont si proches ; rien ne l’y oblige.',
  'A1.3':
    'Des formations chargées ensemble comptent comme une seule : toutes peuvent contre-charger, les touches '
    + 'tombent sur n’importe laquelle et leurs pions Impact s’additionnent.',
  'A1.4': 'La charge ne doit pas forcément arriver près de chaque formation visée.',
  'A1.5':
    'Un Commander peut entraîner les formations dont une unité est à 5 cm de la sienne, 10 cm pour les Space '
    + 'Wolves. On fait un seul test pour toutes.',
  'A1.6': 'La formation du Commander n’a pas besoin d’arriver près de la cible.',
  'A1.7': 'Des formations qui chargent ensemble n’en font qu’une : leurs pions Impact s’additionnent.',
};
