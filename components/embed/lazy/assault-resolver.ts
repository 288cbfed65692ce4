/** The resolver for pages made of modules: what the first screen can do without is imported when it is wanted. */
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { sampleWith } from '../../../src/epic-armageddon/scenario/samples/one-by-one.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { advice } from './advice.ts';
import { oddsEngine } from './odds-engine.ts';

void addWords('screen');

AssaultResolver.lazyParts = {
  controller: onceLoaded(async () => {
    const [{ controllerFor }] = await Promise.all([
      import('../../epic-armageddon/resolver/first-parts.ts'), import('../../epic-armageddon/resolver/later-parts.ts'),
    ]);
    return controllerFor;
  }),
  odds: { ...oddsEngine, advice },
  sample: sampleWith,
  parser: onceLoaded(async () => (await import('../../../src/epic-armageddon/scenario/parse.ts')).parseScenario),
  link: async link => (await import('../../share/any-link.ts')).readAnyLink(link),
  phase: onceLoaded(async () => (await import('./phase-resolver.ts')).phaseTemplate),
  keeper: onceLoaded(async () => (await import('../../shared/kept/keeper.ts')).keeperFor),
  problems: () => import('../../shared/resolver/scenario-problems.ts'),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
