/** The statechart for pages made of modules: the assault, its chart and its rules are imported when they are wanted. */
import { AssaultStatechart } from '../../elements/assault-statechart.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { sampleWith } from '../../../src/epic-armageddon/scenario/samples/one-by-one.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { PHASE_CHART_GROUPS } from '../../warhammer-40k/spoken/word-groups.ts';

void addWords('screen');

const phaseWords = (): Promise<unknown> => addWords(...PHASE_CHART_GROUPS);
const assault = onceLoaded(async () => (await withWords(
  import('../../epic-armageddon/statechart/assault.ts'), addWords('epic-chart', 'refusals'),
)).assaultOf);

AssaultStatechart.lazyParts = {
  chart: onceLoaded(async () => (await withWords(
    import('../../../machines/charts/layouts/assault-chart.ts'), addWords('epic-chart'),
  )).assaultChart),
  rows: onceLoaded(async () => (await import('../../shared/statechart/folds.ts')).chartRows),
  assault,
  reader: onceLoaded(async () => (await import('../../epic-armageddon/statechart/scenario-reader.ts')).readerWith({
    assault,
    sample: sampleWith,
    parser: async () => (await import('../../../src/epic-armageddon/scenario/parse.ts')).parseScenario,
    library: async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary,
    link: async link => (await import('../../share/any-link.ts')).readAnyLink(link),
    phase: async () =>
      (await withWords(import('../../warhammer-40k/statechart/phase-walk.ts'), phaseWords())).readPhase,
  })),
  follower: onceLoaded(async () => (await import('../../shared/statechart/follower.ts')).Follower),
  phase: onceLoaded(async () =>
    (await withWords(import('../../warhammer-40k/statechart/phase.ts'), phaseWords())).phaseChart),
  files: onceLoaded(async () => (await import('../../shared/statechart/chart-files.ts')).chartFiles),
  explained: onceLoaded(async () => (await withWords(
    import('../../epic-armageddon/statechart/rule-explanation.ts'), addWords('rule-texts', 'rulings'),
  )).ruleExplanation),
};
