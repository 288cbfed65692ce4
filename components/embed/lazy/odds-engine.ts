/** The engine of odds for pages made of modules: one for all elements of a page. */
import type { EngineLoaders } from '../../epic-armageddon/odds/answerers.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';

export const oddsEngine: EngineLoaders = {
  worker: () => new Worker(new URL('../../epic-armageddon/odds/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('../../epic-armageddon/odds/engine.ts')).answersTo),
};
