/** In French: A8, what winning has cost, and a free move. */
import type { CONSOLIDATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-consolidate.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A8: 'Le vainqueur compte ses pertes et fait un mouvement gratuit.',
  'A8.1':
    'Chaque formation victorieuse prend un pion Impact par unité perdue ou point de dégât subi, sauf pour les '
    + 'unités sacrifiables. Si elle était démoralisée au départ, elle n’en prend aucun.',
  'A8.2': 'Le vainqueur peut être démoralisé par ces pions Impact. Il n’a pas à se replier.',
  'A8.3':
    'Les unités du vainqueur peuvent bouger de 5 cm, ou de leur Vitesse si leur armée frappe et se dérobe, '
    + 'mais pas dans la zone de contrôle d’un ennemi. À la place, un transport peut embarquer d’autres unités.',
  'A8.4': 'Un perdant Fearless qui reste au contact y reste ; rien de plus n’arrive maintenant.',
};
