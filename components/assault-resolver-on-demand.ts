/** The resolver for pages made of modules: what the first screen can do without is imported when it is wanted. */
import { AssaultResolver } from './assault-resolver.ts';
import { addLibrary } from './languages/speech.ts';
import { onceLoaded } from './once-loaded.ts';
import { screenBooks } from './translations/screen.ts';

void addLibrary(screenBooks, 'screen');

AssaultResolver.later = {
  game: onceLoaded(async () => (await import('./assault-game.ts')).gameOf),
  odds: {
    worker: () => new Worker(new URL('./odds/engine-worker.ts', import.meta.url), { type: 'module' }),
    engine: onceLoaded(async () => (await import('./odds/engine.ts')).answersTo),
  },
  samples: onceLoaded(async () => (await import('../src/scenario/samples/samples.ts')).sampleOf),
  parser: onceLoaded(async () => (await import('../src/scenario/parse.ts')).parseScenario),
  link: async link => (await import('./links/any-link.ts')).readAnyLink(link),
  phase: onceLoaded(async () => (await import('./warhammer-40k/on-demand.ts')).phaseTemplateComing),
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
};
