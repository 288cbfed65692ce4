/** The calculator for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultOdds } from '../../elements/assault-odds.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';

void addWords('screen', 'odds', 'rulings');

AssaultOdds.lazyParts = {
  worker: () => new Worker(new URL('../../epic-armageddon/odds/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('../../epic-armageddon/odds/engine.ts')).answersTo),
  forces: onceLoaded(async () => (await withWords(
    import('../../epic-armageddon/odds/forces.ts'), addWords('problems'),
  )).forces),
  lists: onceLoaded(async () => (await import('../../../src/army-lists/lists.ts')).neteaLists()),
  samples: onceLoaded(async () => (await import('../../../src/epic-armageddon/scenario/samples/samples.ts')).sampleOf),
  link: async link =>
    (await withWords(import('../../share/any-link.ts'), addWords('problems', 'log'))).readAnyLink(link),
  map: onceLoaded(() => import('../../epic-armageddon/odds/odds-map.ts')),
  phase: onceLoaded(async () => (await import('./phase-odds.ts')).phaseOddsTemplateComing),
};
