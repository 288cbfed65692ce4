/** In Spanish: what odds take for granted. */
import type { assumedWords as english } from '../../../epic-armageddon/odds/said-by-engine.ts';

export const words: typeof english = {
  noCounterCharge: 'sin contracargas entre rondas',
  nobodyMoves: 'nadie mueve antes de los ataques',
  noOverwatch: 'sin fuego en alerta',
  criticalsLeft: 'los críticos que se dejan a la mesa no hacen más daño',
  nobodyEngaged: 'nadie está implicado directamente',
  caughtInFlight: share => `las unidades atrapadas al huir no cuentan como bajas (probabilidad ${share} como mucho)`,
};
