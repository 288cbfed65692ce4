/**
 * The resolver as one classic script: it defines the element once. Panels, parser and library lie in scripts beside it
 * that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultResolver } from './assault-resolver.ts';
import { neighbours } from './beside.ts';
import type * as TheGame from './embed-game.ts';
import type * as Units from './embed-units.ts';

const { leftBy } = neighbours('assault-resolver');
const game = leftBy<typeof TheGame>('assault-resolver-game.js', 'assaultResolverGame');
const units = leftBy<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits');

AssaultResolver.later = {
  game: async () => (await game()).gameOf,
  samples: async () => (await game()).sampleOf,
  parser: async () => (await game()).parseScenario,
  library: async () => (await units()).neteaLibrary,
};

/** What the scripts beside this one share with it. */
export { lit };
