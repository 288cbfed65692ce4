/** In Polish: how players are taken to decide, and what is left out. */
import type { assumedWords as english } from '../../../epic-armageddon/odds/said-by-engine.ts';

export const words: typeof english = {
  noCounterCharge: 'bez kontrszarży między rundami',
  nobodyMoves: 'nikt się nie rusza przed atakami',
  noOverwatch: 'nikt nie strzela z czuwania',
  criticalsLeft: 'trafienia krytyczne zostawione na stół nie zadają dalszych obrażeń',
  nobodyEngaged: 'nikt nie jest bezpośrednio w walce',
  caughtInFlight: share =>
    `kto zostanie dopadnięty w odwrocie, nie liczy się do strat (prawdopodobieństwo najwyżej ${share})`,
};
