/** In German: how players are taken to decide, and what is left out. */
import type { assumedWords as english } from '../../../epic-armageddon/odds/said-by-engine.ts';

export const words: typeof english = {
  noCounterCharge: 'kein Gegenstoß zwischen den Runden',
  nobodyMoves: 'niemand bewegt sich vor den Attacken',
  noOverwatch: 'niemand schießt aus Feuerbereitschaft',
  criticalsLeft: 'kritische Treffer, die am Tisch ausgespielt werden, machen keinen weiteren Schaden',
  nobodyEngaged: 'niemand ist direkt im Kampf',
  caughtInFlight: share =>
    `wer auf dem Rückzug gestellt wird, zählt nicht zu den Verlusten (Wahrscheinlichkeit höchstens ${share})`,
};
