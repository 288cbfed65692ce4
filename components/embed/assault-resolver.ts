/**
 * The resolver as one classic script: it defines the element once. Panels, parser, library and the engine of the odds
 * are scripts of their own that are fetched when they are wanted.
 */
import type { PlayedSample } from '../../src/epic-armageddon/scenario/samples/sample.ts';
import { scriptLoader } from './script-loader.ts';
import { MapParts } from '../shared/battlefield/map-parts.ts';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { TableFrame } from '../shared/frame/table-frame.ts';
import { epicEngineFrom, linksReadBy, openingsFrom } from './script-parts.ts';
import type * as Phases from './assault-resolver-40k.ts';
import type { LeftOnPage } from './left-on-page.ts';

const loader = scriptLoader('assault-resolver');
const { load, addWords } = loader;
const game = load<LeftOnPage['assault-resolver-game']>('assault-resolver-game');
/** What is taken from the game can only come after it. */
const afterGame = <T>(name: string): (() => Promise<T>) => {
  const rest = load<T>(name);
  return async () => {
    await game();
    return rest();
  };
};
const given = afterGame<LeftOnPage['assault-resolver-given']>('assault-resolver-given');
const map = load<LeftOnPage['assault-resolver-map']>('assault-resolver-map');
const phases = load<typeof Phases>('assault-resolver-40k');
const units = load<LeftOnPage['assault-resolver-units']>('assault-resolver-units');
const kept = load<LeftOnPage['assault-resolver-kept']>('assault-resolver-kept');
const library = async () => (await units()).neteaLibrary;
void addWords('screen');

TableFrame.parts ??= async () => (await map()).frameParts;
MapParts.sheets ??= async () => (await map()).sheets;
MapParts.interaction ??= async () => (await map()).interactions;
AssaultResolver.lazyParts = {
  controller: async () => (await game()).controllerFor,
  later: afterGame('assault-resolver-later'),
  odds: epicEngineFrom(loader),
  sample: async id => Object.values(await load<Readonly<Record<string, PlayedSample>>>(`assault-sample-${id}`)())[0]!,
  parser: async () => (await given()).parseScenario,
  link: linksReadBy({ epic: given, phases, library }),
  opening: openingsFrom(loader),
  phase: async () => (await phases()).phaseTemplateFrom(loader),
  keeper: async () => (await kept()).keeperFor,
  problems: load<LeftOnPage['assault-resolver-problems']>('assault-resolver-problems'),
  library,
};

export { lit, looks } from './shared-lit.ts';
