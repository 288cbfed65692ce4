/** The resolver for pages made of modules: what the first screen can do without is imported when it is wanted. */
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { sampleWith } from '../../../src/epic-armageddon/scenario/samples/one-by-one.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { advice } from './advice.ts';

void addWords('screen');

AssaultResolver.lazyParts = {
  controller: onceLoaded(async () => {
    const [{ controllerFor }] = await Promise.all([
      import('../../epic-armageddon/resolver/first-parts.ts'), import('../../epic-armageddon/resolver/later-parts.ts'),
    ]);
    return controllerFor;
  }),
  odds: {
    worker: () =>
      new Worker(new URL('../../epic-armageddon/odds/engine-worker.ts', import.meta.url), { type: 'module' }),
    engine: onceLoaded(async () => (await import('../../epic-armageddon/odds/engine.ts')).answersTo),
    advice,
  },
  sample: sampleWith,
  parser: onceLoaded(async () => (await import('../../../src/epic-armageddon/scenario/parse.ts')).parseScenario),
  link: async link => (await import('../../share/any-link.ts')).readAnyLink(link),
  phase: onceLoaded(async () => (await import('./phase-resolver.ts')).phaseTemplate),
  keeper: onceLoaded(async () => (await import('../../shared/kept/keeper.ts')).keeperFor),
  problems: () => import('../../shared/resolver/scenario-problems.ts'),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
