/**
 * The odds as one classic script: it defines the element once. The engine, which is also its worker, the unit library,
 * the army lists, the map, the rest of the panel and the other game are scripts of their own that are fetched when they
 * are wanted.
 */
import { LINK_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { withWords } from '../shared/languages/speech.ts';
import { scriptLoader } from './script-loader.ts';
import { AssaultOdds } from '../elements/assault-odds.ts';
import { TableFrame } from '../shared/frame/table-frame.ts';
import { linksReadBy } from './links-read.ts';
import { epicEngineFrom } from './script-parts.ts';
import type * as Phases from './assault-odds-40k.ts';
import type { LeftOnPage } from './left-on-page.ts';

const loader = scriptLoader('assault-odds');
const { load, addWords } = loader;
const forces = load<LeftOnPage['assault-odds-forces']>('assault-odds-forces');
const lists = load<LeftOnPage['assault-odds-lists']>('assault-odds-lists');
const samples = load<LeftOnPage['assault-odds-samples']>('assault-odds-samples');
const links = load<LeftOnPage['assault-odds-links']>('assault-odds-links');
const units = load<LeftOnPage['assault-resolver-units']>('assault-resolver-units');
const phases = load<typeof Phases>('assault-odds-40k');
const map = load<LeftOnPage['assault-odds-map']>('assault-odds-map');
void addWords('screen', 'odds', 'rulings', 'notes');

TableFrame.parts ??= async () => (await map()).frameParts;
AssaultOdds.lazyParts = {
  ...epicEngineFrom(loader),
  forces: async () => (await forces()).forces,
  scenarioWords: () => addWords(...LINK_GROUPS),
  lists: async () => (await lists()).neteaLists(),
  samples: async () => (await samples()).sampleOf,
  link: linksReadBy({ epic: links, phases: links, library: async () => (await units()).neteaLibrary }),
  problems: load<LeftOnPage['assault-odds-problems']>('assault-odds-problems'),
  map: () => withWords(map(), addWords('steps-map')),
  panel: load<LeftOnPage['assault-odds-panel']>('assault-odds-panel'),
  phase: async () => (await phases()).phaseOddsTemplateFrom(loader),
};

export { lit, looks } from './shared-lit.ts';
