/**
 * The statechart as one classic script: it defines the element once. The assault's chart, the
 * assault itself with its rules, and Warhammer 40,000 are scripts of their own that are fetched when they are wanted.
 */
import { scriptLoader } from './script-loader.ts';
import { chartFrom } from '../../machines/charts/pack-chart.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { withWords } from '../shared/languages/speech.ts';
import { PHASE_CHART_GROUPS } from '../warhammer-40k/spoken/word-groups.ts';
import { AssaultStatechart } from '../elements/assault-statechart.ts';
import type * as Given from './assault-statechart-given.ts';
import type { LeftOnPage } from './left-on-page.ts';

const loader = scriptLoader('assault-statechart');
const { load, addWords } = loader;
const chart = load<LeftOnPage['assault-statechart-chart']>('assault-statechart-chart');
const rows = load<LeftOnPage['assault-statechart-rows']>('assault-statechart-rows');
const assaultScript = load<LeftOnPage['assault-statechart-assault']>('assault-statechart-assault');
const assault = (): ReturnType<typeof assaultScript> =>
  withWords(assaultScript(), addWords('epic-chart', 'refusals'));
const given = load<typeof Given>('assault-statechart-given');
const following = load<LeftOnPage['assault-statechart-following']>('assault-statechart-following');
const phaseScript = load<LeftOnPage['assault-statechart-40k']>('assault-statechart-40k');
const phases = (): ReturnType<typeof phaseScript> =>
  withWords(phaseScript(), addWords(...PHASE_CHART_GROUPS));
const files = load<LeftOnPage['assault-statechart-files']>('assault-statechart-files');
void addWords('screen');

AssaultStatechart.lazyParts = {
  chart: onceLoaded(async () => chartFrom((await withWords(chart(), addWords('epic-chart'))).chart)),
  rows: async () => (await rows()).chartRows,
  assault: async () => (await assault()).assaultOf,
  reader: async () => (await given()).readerFrom(loader, assault, phases),
  follower: async () => (await following()).Follower,
  phase: async () => (await phases()).phaseChart,
  files: async () => (await files()).chartFiles,
  explained: async () => (await withWords(assaultScript(), addWords('rule-texts', 'rulings'))).ruleExplanation,
};

export { lit, looks } from './shared-lit.ts';
