/** What reads what is given to a chart, as a classic script: it leaves `assaultStatechartGiven` on the page. */
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { readerWith } from '../epic-armageddon/statechart/scenario-reader.ts';
import type { LeftOnPage } from './left-on-page.ts';
import type { ScriptLoader } from './script-loader.ts';
import { linksReadBy } from './links-read.ts';

/** With what the chart's loader fetches: both games, as the chart has them, and the unit library. */
export const readerFrom = (
  { load }: ScriptLoader,
  epic: () => Promise<LeftOnPage['assault-statechart-assault']>,
  phases: () => Promise<LeftOnPage['assault-statechart-40k']>,
): ReturnType<typeof readerWith> => {
  const units = load<LeftOnPage['assault-resolver-units']>('assault-resolver-units');
  const library = async () => (await units()).neteaLibrary;
  return readerWith({
    assault: async () => (await epic()).assaultOf,
    sample: async id => (await epic()).sampleOf(id)!,
    parser: () => Promise.resolve(parseScenario),
    library,
    link: linksReadBy({ epic, phases, library }),
    phase: async () => (await phases()).readPhase,
  });
};
