/** The calculator for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultOdds } from './assault-odds.ts';
import { addLibrary } from './languages/speech.ts';
import { onceLoaded } from './once-loaded.ts';
import { screenBooks } from './translations/screen.ts';

void addLibrary(screenBooks, 'screen');

AssaultOdds.later = {
  worker: () => new Worker(new URL('./odds/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('./odds/engine.ts')).answersTo),
  forces: onceLoaded(async () => (await import('./odds/forces.ts')).forces),
  lists: onceLoaded(async () => (await import('../src/army-lists/lists.ts')).neteaLists()),
  samples: onceLoaded(async () => (await import('../src/scenario/samples/samples.ts')).sampleOf),
  link: async link => (await import('./links/any-link.ts')).readAnyLink(link),
  map: onceLoaded(() => import('./odds/odds-map.ts')),
  phase: onceLoaded(async () => (await import('./warhammer-40k/odds/on-demand.ts')).phaseOddsTemplateComing),
};
