/** The comparison for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultCompare } from './assault-compare.ts';
import { addLibrary } from './languages/speech.ts';
import { onceLoaded } from './once-loaded.ts';
import { learningBooks } from './translations/learning.ts';
import { screenBooks } from './translations/screen.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(learningBooks, 'learning');

AssaultCompare.later = {
  odds: {
    worker: () => new Worker(new URL('./odds/engine-worker.ts', import.meta.url), { type: 'module' }),
    engine: onceLoaded(async () => (await import('./odds/engine.ts')).answersTo),
  },
  samples: onceLoaded(async () => (await import('../src/scenario/samples/samples.ts')).sampleOf),
  parser: onceLoaded(async () => (await import('../src/scenario/parse.ts')).parseScenario),
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
  charts: onceLoaded(async () => {
    await import('./assault-statechart-on-demand.ts');
    return (await import('./compare/charts.ts')).chartsTemplate;
  }),
};
