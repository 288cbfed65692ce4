/** What reads what is given to a chart, as a classic script: it leaves `assaultStatechartGiven` on the page. */
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import type { Neighbours } from './script-loader.ts';
import { linksReadBy } from './link-reader.ts';
import type * as ThePhase from './assault-statechart-40k.ts';
import type * as TheAssault from './assault-statechart-assault.ts';
import type * as Units from './assault-resolver-units.ts';
import { readerWith, type ReaderOf } from '../shared/statechart/scenario-reader.ts';

/** With what lies beside the chart: both games, as they come there, and the unit library. */
export const readerBeside = (
  { leftBy }: Neighbours, epic: () => Promise<typeof TheAssault>, phases: () => Promise<typeof ThePhase>,
): ReaderOf => {
  const units = leftBy<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits');
  const library = async (): Promise<typeof Units.neteaLibrary> => (await units()).neteaLibrary;
  return readerWith({
    assault: async () => (await epic()).assaultOf,
    samples: async () => (await epic()).sampleOf,
    parser: () => Promise.resolve(parseScenario),
    library,
    link: linksReadBy({ epic, phases, library }),
    phase: async () => (await phases()).readPhase,
  });
};
