/** In French: what odds take for granted. */
import type { assumedWords as english } from '../../../epic-armageddon/odds/said-by-engine.ts';

export const words: typeof english = {
  noCounterCharge: 'pas de contre-charge entre les rounds',
  nobodyMoves: 'personne ne bouge avant les attaques',
  noOverwatch: 'pas de tir d’état d’alerte',
  criticalsLeft: 'les coups critiques laissés à la table ne font pas d’autres dégâts',
  nobodyEngaged: 'personne n’est directement engagé',
  caughtInFlight: share => `les unités rattrapées en fuite ne comptent pas dans les pertes (probabilité ${share} au `
    + 'plus)',
};
