/** The engine of the odds of fights comes to pages made of modules when it is wanted. */
import { onceLoaded } from '../../shared/once-loaded.ts';
import { PhaseOdds } from './phase-odds.ts';

PhaseOdds.lazyParts = {
  worker: () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('./engine.ts')).fightAnswersTo),
};
