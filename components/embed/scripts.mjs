// Every script of `dist/embed`. The build, the sizes, the bench and the documentation read this table.
import { languages } from '../translations/write-books.mjs';

/** Groups of words as they are fetched: what the elements of a page may want; the site has more. */
const WORD_GROUPS = {
  screen: { atMost: 8, brings: 'another language: a first screen' },
  odds: { atMost: 4, brings: 'another language: the calculator' },
  rulings: { atMost: 5, brings: 'another language: rulings of Epic' },
  chart: { atMost: 7, brings: 'another language: the statechart of Epic' },
  steps: { atMost: 11, brings: 'another language: the panels of an assault' },
  log: { atMost: 17, brings: 'another language: log, reasons and rules of Epic' },
  problems: { atMost: 7, brings: 'another language: what is wrong with something given' },
  lessons: { atMost: 11, brings: 'another language: lessons' },
  course: { atMost: 20, brings: 'another language: the prose of Epic’s lessons' },
  'warhammer-40k': { atMost: 9, brings: 'another language: Warhammer 40,000' },
  'warhammer-40k-log': { atMost: 17, brings: 'another language: log, reasons and rules of Warhammer 40,000' },
  'warhammer-40k-chart': { atMost: 7, brings: 'another language: the statechart of Warhammer 40,000' },
  'warhammer-40k-lessons': { atMost: 12, brings: 'another language: lessons of Warhammer 40,000' },
};

/**
 * A script by its name:
 * - `brings`: what is in it, as docs/embedding.md says it;
 * - `atMost`: how large it may be, in kB, gzipped;
 * - `isFirst`: a page names it itself; the others are fetched by these when they are first wanted;
 * - `litOf`: the script whose Lit it uses, which fetches it;
 * - `define`: constants put into it.
 *
 * Its entry is `components/embed/NAME.ts`; where there is none, the build makes one of what `left-on-page.ts` says.
 */
const SCRIPTS_OF_ELEMENTS = [
  {
    name: 'assault-resolver', isFirst: true, atMost: 55,
    brings: '`<assault-resolver>`, everything for its first screen',
    define: { SHEETS_IN_OTHER_SCRIPT: 'true' }, // the map's key and table come with the game
  },
  {
    name: 'assault-resolver-game', litOf: 'assault-resolver', atMost: 172,
    brings: 'the game, at the first touch or step',
  },
  { name: 'assault-resolver-units', atMost: 25, brings: 'profiles of units that a scenario takes from the lists' },
  {
    name: 'assault-resolver-40k', litOf: 'assault-resolver', atMost: 160,
    brings: "Warhammer 40,000 on the resolver's table",
  },
  { name: 'assault-40k-engine', atMost: 30, brings: 'the odds of its fights, for the resolver and the calculator' },
  { name: 'assault-odds', isFirst: true, atMost: 30, brings: '`<assault-odds>`' },
  { name: 'assault-odds-engine', atMost: 65, brings: 'the odds of Epic, for the resolver and the calculator' },
  { name: 'assault-odds-forces', atMost: 65, brings: 'units in words, lined up' },
  { name: 'assault-odds-lists', atMost: 17, brings: 'army rules and formations of the lists' },
  { name: 'assault-odds-samples', atMost: 11, brings: 'bundled assaults for the calculator' },
  { name: 'assault-odds-links', atMost: 125, brings: 'links of *Share* in the calculator' },
  { name: 'assault-odds-map', litOf: 'assault-odds', atMost: 37, brings: 'the map, when it is opened' },
  { name: 'assault-odds-40k', litOf: 'assault-odds', atMost: 30, brings: 'the calculator for Warhammer 40,000' },
  { name: 'assault-statechart', isFirst: true, atMost: 35, brings: '`<assault-statechart>`' },
  { name: 'assault-statechart-tall', atMost: 8, brings: 'the drawing for little width' },
  { name: 'assault-statechart-wide', atMost: 8, brings: 'the drawing for much width' },
  {
    name: 'assault-statechart-assault', litOf: 'assault-statechart', atMost: 102,
    brings: 'the assault with its rules',
  },
  {
    name: 'assault-statechart-given', litOf: 'assault-statechart', atMost: 32,
    brings: "a scenario of the page's own on the chart",
  },
  { name: 'assault-statechart-following', atMost: 2, brings: 'following a resolver' },
  { name: 'assault-statechart-files', litOf: 'assault-statechart', atMost: 3, brings: 'the drawing as SVG or PNG' },
  { name: 'assault-statechart-40k', atMost: 95, brings: 'the chart of Warhammer 40,000' },
  { name: 'assault-lesson', isFirst: true, atMost: 15, brings: '`<assault-lesson>`' },
  { name: 'assault-lesson-player', litOf: 'assault-lesson', atMost: 240, brings: 'lessons, with the course of Epic' },
  { name: 'assault-lesson-40k', litOf: 'assault-lesson', atMost: 135, brings: 'lessons of Warhammer 40,000' },
];

const wordScripts = languages().flatMap(language => Object.entries(WORD_GROUPS).map(([group, script]) => ({
  name: `assault-words-${language}-${group}`, entry: `components/translations/${language}/${group}.ts`, ...script,
})));

/** The scripts of the elements and of the words of other languages, with where each is made from. */
export const SCRIPTS = [
  ...SCRIPTS_OF_ELEMENTS.map(script => ({ entry: `components/embed/${script.name}.ts`, ...script })), ...wordScripts,
];

/** What a script leaves on the page, by its name: `assault-odds-engine` leaves `assaultOddsEngine`. */
export const globalNameOf = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The elements as modules for bundlers, by the names of their entries in `lazy`. */
export const MODULE_ELEMENTS = SCRIPTS_OF_ELEMENTS.filter(({ isFirst }) => isFirst).map(({ name }) => name);

/** Workers beside the modules, by the sources that name them. */
export const MODULE_WORKERS = {
  'components/epic-armageddon/odds/engine-worker.ts': 'odds-worker',
  'components/warhammer-40k/odds/engine-worker.ts': '40k-odds-worker',
};
