/**
 * The resolver as one classic script: it defines the element once. Panels, parser, library and the engine of the odds
 * lie in scripts beside it that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { AssaultBattlefield } from '../shared/battlefield/assault-battlefield.ts';
import { neighbours } from './script-loader.ts';
import type * as TheGame from './assault-resolver-game.ts';
import type * as TheEngine from './assault-odds-engine.ts';
import type * as ThePhases from './assault-resolver-40k.ts';
import { linksReadBy } from './link-reader.ts';
import type * as Units from './assault-resolver-units.ts';
import { workerOf } from '../shared/worker/worker-way.ts';
import { wordsBeside } from './word-scripts.ts';
import { addLibrary } from '../shared/languages/speech.ts';

const beside = neighbours('assault-resolver');
const { addressOf, trusted, leftBy } = beside;
const ENGINE = 'assault-odds-engine.js';
const engine = leftBy<typeof TheEngine>(ENGINE, 'assaultOddsEngine');
const game = leftBy<typeof TheGame>('assault-resolver-game.js', 'assaultResolverGame');
const phases = leftBy<typeof ThePhases>('assault-resolver-40k.js', 'assaultResolver40k');
const units = leftBy<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits');
const library = async (): Promise<typeof Units.neteaLibrary> => (await units()).neteaLibrary;
void addLibrary(wordsBeside(beside, 'screen'), 'screen');

AssaultBattlefield.sheets ??= async () => (await game()).sheets;
AssaultResolver.lazyParts = {
  controller: async () => (await game()).controllerFor,
  odds: {
    worker: () => workerOf(addressOf(ENGINE), trusted),
    engine: async () => (await engine()).answersTo,
  },
  samples: async () => (await game()).sampleOf,
  parser: async () => (await game()).parseScenario,
  link: linksReadBy({ epic: game, phases, library }),
  phase: async () => (await phases()).phaseTemplateBeside(beside),
  library,
};

/** What the scripts beside this one share with it. */
export { lit };
