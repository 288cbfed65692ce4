/**
 * The resolver as one classic script: it defines the element once. Panels, parser, library and the engine of the odds
 * are scripts of their own that are fetched when they are wanted.
 */
import type { PlayedSample } from '../../src/epic-armageddon/scenario/samples/sample.ts';
import { scriptLoader } from './script-loader.ts';
import { MapParts } from '../shared/battlefield/map-parts.ts';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { TableFrame } from '../shared/frame/table-frame.ts';
import type { AdvisedLoaders } from '../epic-armageddon/advice/question.ts';
import { language } from '../shared/languages/speech.ts';
import type { PhaseOpening } from '../warhammer-40k/opening/opening.ts';
import { linksReadBy } from './links-read.ts';
import { openingsFrom } from './openings-from.ts';
import type * as Phases from './assault-resolver-40k.ts';
import type * as Game from './assault-resolver-game.ts';
import type { LeftOnPage } from './left-on-page.ts';

const loader = scriptLoader('assault-resolver');
const { load, addWords } = loader;
const game = load<typeof Game>('assault-resolver-game');
const phases = load<typeof Phases>('assault-resolver-40k');
/** What is taken from a game can only come after it. */
const after = <T>(played: () => Promise<unknown>, name: string): (() => Promise<T>) => {
  const rest = load<T>(name);
  return async () => {
    await played();
    return rest();
  };
};
const given = after<LeftOnPage['assault-resolver-given']>(game, 'assault-resolver-given');
const givenPhases = after<LeftOnPage['assault-resolver-40k-given']>(phases, 'assault-resolver-40k-given');
const laterPhases = after<LeftOnPage['assault-resolver-40k-later']>(phases, 'assault-resolver-40k-later');
const map = load<LeftOnPage['assault-resolver-map']>('assault-resolver-map');
const sheets = after<LeftOnPage['assault-resolver-sheets']>(map, 'assault-resolver-sheets');
const units = load<LeftOnPage['assault-resolver-units']>('assault-resolver-units');
const kept = load<LeftOnPage['assault-resolver-kept']>('assault-resolver-kept');
const library = async () => (await units()).neteaLibrary;
/** They come with the game. */
let engines: AdvisedLoaders | null = null;
void addWords('screen');

TableFrame.parts ??= async () => (await map()).frameParts;
MapParts.sheets ??= async () => (await sheets()).sheets;
MapParts.interaction ??= async () => (await map()).interactions;
AssaultResolver.lazyParts = {
  controller: async () => {
    const { controllerFor, enginesFrom } = await game();
    engines ??= enginesFrom(loader);
    return controllerFor;
  },
  later: after(game, 'assault-resolver-later'),
  get odds() {
    return engines!;
  },
  sample: async id => Object.values(await load<Readonly<Record<string, PlayedSample>>>(`assault-sample-${id}`)())[0]!,
  parser: async () => (await given()).parseScenario,
  link: linksReadBy({ epic: given, phases: givenPhases, library }),
  opening: openingsFrom({
    drawing: load<LeftOnPage['assault-resolver-opening']>('assault-resolver-opening'),
    stored: id =>
      load<PhaseOpening>(`assault-${language() === 'en' ? '' : `words-${language()}-`}phase-${id}`)(),
  }),
  phase: async wanted => {
    const { isFromOutside, phaseTemplateFrom, PhaseLater } = await phases();
    PhaseLater.load ??= async () => (await laterPhases()).laterParts;
    return phaseTemplateFrom(loader, isFromOutside(wanted) ? (await givenPhases()).parsePhase : null);
  },
  keeper: async () => (await kept()).keeperFor,
  problems: load<LeftOnPage['assault-resolver-problems']>('assault-resolver-problems'),
  library,
};

export { lit, looks } from './shared-lit.ts';
