/** The comparison for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultCompare } from '../../elements/assault-compare.ts';
import { sampleWith } from '../../../src/epic-armageddon/scenario/samples/one-by-one.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { oddsEngine } from './odds-engine.ts';

void addWords('screen', 'samples', 'compare', 'steps-map', 'rulings', 'epic-moments');

AssaultCompare.lazyParts = {
  odds: oddsEngine,
  sample: sampleWith,
  parser: onceLoaded(async () => (await import('../../../src/epic-armageddon/scenario/parse.ts')).parseScenario),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
  charts: onceLoaded(async () => {
    await import('./assault-statechart.ts');
    return (await import('../../epic-armageddon/compare/charts.ts')).chartsTemplate;
  }),
};
