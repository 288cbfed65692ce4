/** What reads what is given to a chart, as a classic script: it leaves `assaultStatechartGiven` on the page. */
import { parseScenario } from '../src/scenario/parse.ts';
import type { Neighbours } from './beside.ts';
import { linksReadBy } from './embed-links.ts';
import type * as ThePhase from './embed-statechart-40k.ts';
import type * as TheAssault from './embed-statechart-assault.ts';
import type * as Units from './embed-units.ts';
import { readerWith, type ReaderOf } from './statechart/scenario-reader.ts';

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
