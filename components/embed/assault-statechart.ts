/**
 * The statechart as one classic script: it defines the element once. The assault's chart, tall and wide, the
 * assault itself with its rules, and Warhammer 40,000 lie in scripts beside it that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultStatechart } from '../elements/assault-statechart.ts';
import { neighbours } from './script-loader.ts';
import { wordsBeside } from './word-scripts.ts';
import { addLibrary } from '../shared/languages/speech.ts';
import { withWords } from '../shared/languages/with-words.ts';
import type * as TheAssault from './assault-statechart-assault.ts';
import type * as ThePhase from './assault-statechart-40k.ts';
import type * as Files from './assault-statechart-files.ts';
import type * as Follows from './assault-statechart-following.ts';
import type * as Given from './assault-statechart-given.ts';
import type * as Tall from './assault-statechart-tall.ts';
import type * as Wide from './assault-statechart-wide.ts';
import type { Layout, Variant } from '../../machines/charts/layout.ts';
import { chartFrom } from '../../machines/charts/pack-chart.ts';
import { layoutFrom } from '../../machines/charts/pack-layout.ts';
import { onceLoaded } from '../shared/once-loaded.ts';

const beside = neighbours('assault-statechart');
const { leftBy } = beside;

const tall = leftBy<typeof Tall>('assault-statechart-tall.js', 'assaultStatechartTall');
const wide = leftBy<typeof Wide>('assault-statechart-wide.js', 'assaultStatechartWide');
const assault = leftBy<typeof TheAssault>('assault-statechart-assault.js', 'assaultStatechartAssault');
const given = leftBy<typeof Given>('assault-statechart-given.js', 'assaultStatechartGiven');
const follows = leftBy<typeof Follows>('assault-statechart-following.js', 'assaultStatechartFollowing');
const left40k = leftBy<typeof ThePhase>('assault-statechart-40k.js', 'assaultStatechart40k');
const phases = (): Promise<typeof ThePhase> =>
  withWords(left40k(), wordsBeside(beside, 'warhammer-40k'), 'warhammer-40k');
const files = leftBy<typeof Files>('assault-statechart-files.js', 'assaultStatechartFiles');

const laidOut = ({ chart, layout }: typeof Tall | typeof Wide, variant: Variant): Layout =>
  layoutFrom(chartFrom(chart), variant, layout);
void addLibrary(wordsBeside(beside, 'screen'), 'screen');

AssaultStatechart.lazyParts = {
  tall: onceLoaded(async () => laidOut(await tall(), 'tall')),
  wide: onceLoaded(async () => laidOut(await wide(), 'wide')),
  assault: async () => (await assault()).assaultOf,
  reader: async () => (await given()).readerBeside(beside, assault, phases),
  follower: async () => (await follows()).Follower,
  phase: async () => (await phases()).phaseChart,
  files: async () => (await files()).chartFiles,
  explained: async () => (await assault()).explained,
};

/** What the scripts beside this one share with it. */
export { lit };
