/**
 * The calculator as one classic script: it defines the element once. The engine, which is also its worker, the unit
 * library, the army lists, the map and the other game lie in scripts beside it that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultOdds } from '../elements/assault-odds.ts';
import { neighbours } from './script-loader.ts';
import type * as ThePhases from './assault-odds-40k.ts';
import type * as TheEngine from './assault-odds-engine.ts';
import { linksReadBy } from './link-reader.ts';
import type * as TheForces from './assault-odds-forces.ts';
import type * as TheLists from './assault-odds-lists.ts';
import type * as TheLinks from './assault-odds-links.ts';
import type * as TheSamples from './assault-odds-samples.ts';
import type * as Units from './assault-resolver-units.ts';
import { workerOf } from '../shared/worker/worker-way.ts';
import { wordsBeside } from './word-scripts.ts';
import { addLibrary } from '../shared/languages/speech.ts';

const beside = neighbours('assault-odds');
const { addressOf, trusted, leftBy } = beside;
const ENGINE = 'assault-odds-engine.js';

const engine = leftBy<typeof TheEngine>(ENGINE, 'assaultOddsEngine');
const forces = leftBy<typeof TheForces>('assault-odds-forces.js', 'assaultOddsForces');
const lists = leftBy<typeof TheLists>('assault-odds-lists.js', 'assaultOddsLists');
const samples = leftBy<typeof TheSamples>('assault-odds-samples.js', 'assaultOddsSamples');
const links = leftBy<typeof TheLinks>('assault-odds-links.js', 'assaultOddsLinks');
const units = leftBy<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits');
const map = leftBy<object>('assault-odds-map.js', 'assaultOddsMap');
const phases = leftBy<typeof ThePhases>('assault-odds-40k.js', 'assaultOdds40k');
void addLibrary(wordsBeside(beside, 'screen'), 'screen');

AssaultOdds.lazyParts = {
  worker: () => workerOf(addressOf(ENGINE), trusted),
  engine: async () => (await engine()).answersTo,
  forces: async () => (await forces()).forces,
  lists: async () => (await lists()).neteaLists(),
  samples: async () => (await samples()).sampleOf,
  link: linksReadBy({ epic: links, phases: links, library: async () => (await units()).neteaLibrary }),
  map,
  phase: async () => (await phases()).phaseOddsTemplateBeside(beside),
};

/** What the scripts beside this one share with it. */
export { lit };
