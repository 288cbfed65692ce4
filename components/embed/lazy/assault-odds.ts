/** The calculator for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultOdds } from '../../elements/assault-odds.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { LINK_GROUPS } from '../../epic-armageddon/spoken/word-groups.ts';
import { oddsEngine } from './odds-engine.ts';

void addWords('screen', 'odds', 'rulings', 'notes');

AssaultOdds.lazyParts = {
  ...oddsEngine,
  forces: onceLoaded(async () => (await import('../../epic-armageddon/odds/forces.ts')).forces),
  scenarioWords: () => addWords(...LINK_GROUPS),
  lists: onceLoaded(async () => (await import('../../../src/army-lists/lists.ts')).neteaLists()),
  samples: onceLoaded(async () => (await import('../../../src/epic-armageddon/scenario/samples/samples.ts')).sampleOf),
  link: async link => (await import('../../share/any-link.ts')).readAnyLink(link),
  map: onceLoaded(() => withWords(import('../../epic-armageddon/odds/odds-map.ts'), addWords('steps-map'))),
  panel: onceLoaded(() => import('../../epic-armageddon/odds/panel-parts.ts')),
  problems: () => import('../../shared/resolver/scenario-problems.ts'),
  phase: onceLoaded(async () => (await import('./phase-odds.ts')).phaseOddsTemplate),
};
