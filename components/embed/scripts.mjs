// Every script of `dist/embed`. The build, the sizes, the bench and the documentation read this table.
import { readdirSync, readFileSync } from 'node:fs';
import { groupsIn, languages } from '../translations/write-books.mjs';

/** Groups of words as they are fetched: what the elements of a page may want; the site has more. */
const WORD_GROUPS = {
  screen: { atMost: 4, brings: 'another language: a first screen' },
  sheets: { atMost: 2, brings: 'another language: the key of a map, and the table instead of it' },
  given: { atMost: 2, brings: 'another language: how what a page gives fails, and what can be gone on with' },
  resolver: { atMost: 2, brings: 'another language: the resolver of either game, and dice' },
  'resolver-menu': { atMost: 2, brings: 'another language: the menu of the resolver' },
  'dice-entry': { atMost: 2, brings: 'another language: dice from the table that are entered' },
  opening: { atMost: 2, brings: 'another language: the steps of an assault by name' },
  'steps-target': { atMost: 2, brings: 'another language: the panel of the choice of a target' },
  samples: { atMost: 2, brings: 'another language: bundled assaults by name' },
  'warhammer-40k-samples': { atMost: 2, brings: 'another language: bundled phases by name' },
  odds: { atMost: 4, brings: 'another language: the calculator' },
  lists: { atMost: 2, brings: 'another language: lists against lists' },
  rulings: { atMost: 5, brings: 'another language: rulings of Epic' },
  chart: { atMost: 2, brings: 'another language: what stands around a statechart' },
  'epic-moments': { atMost: 3, brings: 'another language: the statechart of Epic at one moment' },
  'epic-chart': { atMost: 6, brings: 'another language: the statechart of Epic' },
  'steps-playing': { atMost: 3, brings: 'another language: what every moment of an assault says' },
  'steps-map': { atMost: 2, brings: 'another language: the map of an assault' },
  'steps-charge': { atMost: 3, brings: 'another language: the panels of the action test and of charges' },
  'steps-moves': { atMost: 3, brings: 'another language: any move' },
  'steps-overwatch': { atMost: 2, brings: 'another language: where overwatch fire is entered' },
  'steps-dice': { atMost: 2, brings: 'another language: the dice of attacks' },
  'steps-other-dice': { atMost: 2, brings: 'another language: dice that are no attacks' },
  'steps-attacks': { atMost: 3, brings: 'another language: the panels of attacks' },
  'steps-ways': { atMost: 2, brings: 'another language: the choice of how to fight' },
  'steps-support': { atMost: 2, brings: 'another language: the panel of supporting fire' },
  'steps-hits': { atMost: 3, brings: 'another language: hits, and what became of them' },
  'steps-settling': { atMost: 3, brings: 'another language: hits that are being settled' },
  'steps-result': { atMost: 3, brings: 'another language: the panels of the result and of the end' },
  'steps-outcome': { atMost: 3, brings: 'another language: how an assault ended' },
  'steps-endings': { atMost: 3, brings: 'another language: the panels of withdrawals and of the consolidation' },
  'club-rulings': { atMost: 2, brings: 'another language: what stands around rulings of Epic' },
  'live-odds': { atMost: 2, brings: 'another language: why there are no odds while an assault is played' },
  throws: { atMost: 2, brings: 'another language: what hangs on a throw' },
  advice: { atMost: 2, brings: 'another language: the best decision that was found' },
  luck: { atMost: 2, brings: 'another language: what all throws have turned' },
  'charge-log': { atMost: 2, brings: 'another language: what has happened before the attacks' },
  log: { atMost: 2, brings: 'another language: what has happened in the attacks' },
  'aftermath-log': { atMost: 2, brings: 'another language: what has come of the attacks' },
  refusals: { atMost: 4, brings: 'another language: why something may not be done' },
  reasons: { atMost: 7, brings: 'another language: why units fight as they do' },
  'rule-texts': { atMost: 8, brings: 'another language: what the rules of Epic say' },
  notes: { atMost: 2, brings: 'another language: what is noted of units in words' },
  problems: { atMost: 6, brings: 'another language: what is wrong with something given' },
  'link-problems': { atMost: 3, brings: 'another language: what is wrong with a link' },
  'link-steps': { atMost: 2, brings: 'another language: what is wrong with the steps of a link' },
  lessons: { atMost: 2, brings: 'another language: what holds a lesson' },
  'lesson-asked': { atMost: 3, brings: 'another language: what is asked in lessons, and to be seen on their tables' },
  'lesson-questions': { atMost: 2, brings: 'another language: what the lessons of Epic ask' },
  'lesson-tasks': { atMost: 2, brings: 'another language: what is to be done in the lessons of Epic' },
  'lesson-answers': { atMost: 6, brings: 'another language: what the lessons of Epic say to answers' },
  'warhammer-40k': { atMost: 5, brings: 'another language: Warhammer 40,000' },
  'warhammer-40k-dice': { atMost: 2, brings: 'another language: what dice are thrown for in Warhammer 40,000' },
  'warhammer-40k-menu': { atMost: 3, brings: 'another language: the menu and the rulings of Warhammer 40,000' },
  'warhammer-40k-policy': { atMost: 4, brings: 'another language: where the editions of Warhammer 40,000 differ' },
  'warhammer-40k-silent': { atMost: 2, brings: 'another language: where an edition of Warhammer 40,000 does not tell' },
  'warhammer-40k-fight': { atMost: 2, brings: 'another language: the blows of a fight of Warhammer 40,000' },
  'warhammer-40k-odds': { atMost: 2, brings: 'another language: the odds of a fight of Warhammer 40,000' },
  'warhammer-40k-map': { atMost: 3, brings: 'another language: the map of Warhammer 40,000' },
  'warhammer-40k-charge-log': { atMost: 2, brings: 'another language: what has happened in the charges of a phase' },
  'warhammer-40k-log': { atMost: 3, brings: 'another language: what has happened in fights' },
  'warhammer-40k-aftermath-log': { atMost: 2, brings: 'another language: what has come of fights' },
  'warhammer-40k-refusals': { atMost: 4, brings: 'another language: why something may not be done in a phase' },
  'warhammer-40k-reasons': { atMost: 3, brings: 'another language: why models fight as they do' },
  'warhammer-40k-rules': { atMost: 8.8, brings: 'another language: rules and rulings of Warhammer 40,000' },
  'warhammer-40k-rows': { atMost: 5, brings: 'another language: what completes editions of Warhammer 40,000' },
  'warhammer-40k-moments': { atMost: 2, brings: 'another language: the statechart of a phase at one moment' },
  'warhammer-40k-charges-moments': { atMost: 3, brings: 'another language: the same of the charges' },
  'warhammer-40k-fight-moments': { atMost: 3, brings: 'another language: the same of a fight' },
  'warhammer-40k-aftermath-moments': { atMost: 3, brings: 'another language: the same of what comes of a fight' },
  'warhammer-40k-chart': { atMost: 8, brings: 'another language: the statechart of Warhammer 40,000' },
  'warhammer-40k-lessons': { atMost: 3, brings: 'another language: what the lessons of Warhammer 40,000 ask' },
  'warhammer-40k-lesson-answers': { atMost: 7, brings: 'another language: what they say to answers' },
};

/** A lesson of either game, with the lesson itself. */
const LESSON = { atMost: 3, brings: 'another language: the name and the prose of one lesson' };

/** What answers hands, and the map's key and table, come by themselves; the map of the first script stays. */
const PARTS_ELSEWHERE = { MAP_IN_OTHER_SCRIPT: 'true', FRAME_PARTS_IN_OTHER_SCRIPT: 'true' };

const PHASE_SAMPLES = new URL('../../src/warhammer-40k/scenario/samples/', import.meta.url);

/** The bundled phases of Warhammer 40,000, each of which can be played by each of the texts. */
export const PHASES = readdirSync(PHASE_SAMPLES)
  .filter(file => readFileSync(new URL(file, PHASE_SAMPLES), 'utf8').includes('PhaseSample = '))
  .map(file => file.replace('.ts', ''));
export const PHASE_EDITIONS = ['trial-seven-steps', 'trial-eight-steps', '4th', '7th'];

/**
 * A script by its name:
 * - `brings`: what is in it, as docs/embedding.md says it;
 * - `atMost`: how large it may be, in kB, gzipped;
 * - `isFirst`: a page names it itself; the others are fetched by these when they are first wanted;
 * - `litOf`: the script whose Lit it uses, which fetches it;
 * - `takesFrom`: the script that is there before it and leaves on the page what both have of our own modules; with
 *   what that one itself takes from another;
 * - `define`: constants put into it.
 *
 * Its entry is `components/embed/NAME.ts`; where there is none, the build makes one of what `left-on-page.ts` says.
 */
const SCRIPTS_OF_ELEMENTS = [
  {
    name: 'assault-resolver', isFirst: true, atMost: 56.5,
    brings: '`<assault-resolver>`, everything for its first screen',
    define: {
      ...PARTS_ELSEWHERE, FIRST_SAMPLE_IN_OTHER_SCRIPT: 'true',
      BUNDLED_PHASES: JSON.stringify(PHASES), PHASE_EDITIONS: JSON.stringify(PHASE_EDITIONS),
    },
  },
  {
    name: 'assault-resolver-game', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 128.2,
    brings: 'the game, at the first touch or step',
  },
  {
    name: 'assault-resolver-later', litOf: 'assault-resolver', takesFrom: 'assault-resolver-game', atMost: 43,
    brings: 'panels of later steps, reasons, dice from the table and rulings, when they are needed or the page is idle',
  },
  {
    name: 'assault-resolver-advice', litOf: 'assault-resolver', takesFrom: 'assault-resolver-later', atMost: 10,
    brings: 'the best decision as it is shown, when somebody asks for it',
  },
  {
    name: 'assault-resolver-given', litOf: 'assault-resolver', takesFrom: 'assault-resolver-game', atMost: 26.3,
    brings: 'scenarios and links that a page gives',
  },
  {
    name: 'assault-resolver-map', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 11.2,
    brings: 'what answers hands and keys on the map and the sheet at the first touch',
  },
  {
    name: 'assault-resolver-sheets', litOf: 'assault-resolver', takesFrom: 'assault-resolver-map', atMost: 5.5,
    brings: 'the key of the map and the table instead of it, when either is opened',
  },
  { name: 'assault-resolver-units', atMost: 27, brings: 'profiles of units that a scenario takes from the lists' },
  {
    name: 'assault-resolver-40k', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 128,
    brings: "Warhammer 40,000 on the resolver's table",
    define: PARTS_ELSEWHERE,
  },
  {
    name: 'assault-resolver-40k-later', litOf: 'assault-resolver', takesFrom: 'assault-resolver-40k', atMost: 25.2,
    brings: 'its panels of choices and of the end, rules in words, reasons, dice from the table and rulings, '
      + 'when they are needed or the page is idle',
  },
  {
    name: 'assault-resolver-40k-given', litOf: 'assault-resolver', takesFrom: 'assault-resolver-40k', atMost: 21.6,
    brings: 'phases of Warhammer 40,000 and links to them that a page gives',
  },
  {
    name: 'assault-resolver-opening', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 3.6,
    brings: 'what draws the first screen of a bundled phase of Warhammer 40,000',
    define: PARTS_ELSEWHERE,
  },
  {
    name: 'assault-resolver-kept', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 4,
    brings: 'what keeps an assault for the next visit, and offers it then',
  },
  {
    name: 'assault-resolver-problems', litOf: 'assault-resolver', takesFrom: 'assault-resolver', atMost: 3,
    brings: 'what is wrong with what a page gives the resolver',
  },
  { name: 'assault-40k-engine', atMost: 35.4, brings: 'the odds of its fights, for the resolver and the calculator' },
  { name: 'assault-odds', isFirst: true, atMost: 29.5, brings: '`<assault-odds>`', define: PARTS_ELSEWHERE },
  { name: 'assault-odds-engine', atMost: 62.5, brings: 'the odds of Epic, for the resolver and the calculator' },
  {
    name: 'assault-odds-engine-under-way', takesFrom: 'assault-odds-engine', atMost: 17.2,
    brings: 'the same of rounds that are under way, and what hangs on a throw',
  },
  {
    name: 'assault-odds-engine-changes', takesFrom: 'assault-odds-engine-under-way', atMost: 12,
    brings: 'what single changes do to the odds of Epic',
  },
  { name: 'assault-advice-engine', atMost: 112, brings: 'the engine of advice, when somebody asks for it' },
  { name: 'assault-odds-forces', atMost: 82, brings: 'units in words, lined up' },
  { name: 'assault-odds-lists', atMost: 17, brings: 'army rules and formations of the lists' },
  { name: 'assault-odds-samples', atMost: 11, brings: 'bundled assaults for the calculator' },
  { name: 'assault-odds-links', atMost: 153, brings: 'links of *Share* in the calculator' },
  {
    name: 'assault-odds-map', litOf: 'assault-odds', atMost: 55,
    brings: 'the map, and what answers hands on the sheet',
  },
  {
    name: 'assault-odds-panel', litOf: 'assault-odds', atMost: 15.5,
    brings: 'the rest of the panel: changes, losses, endings, units as they are typed',
  },
  {
    name: 'assault-odds-problems', litOf: 'assault-odds', atMost: 3,
    brings: 'what is wrong with what a page gives the calculator',
  },
  { name: 'assault-odds-40k', litOf: 'assault-odds', atMost: 31.1, brings: 'the calculator for Warhammer 40,000' },
  { name: 'assault-statechart', isFirst: true, atMost: 33, brings: '`<assault-statechart>`' },
  { name: 'assault-statechart-chart', atMost: 7, brings: 'the chart of an assault' },
  {
    name: 'assault-statechart-rows', litOf: 'assault-statechart', atMost: 9,
    brings: 'a chart in boxes, without a layout',
  },
  {
    name: 'assault-statechart-assault', litOf: 'assault-statechart', atMost: 109,
    brings: 'the assault with its rules',
  },
  {
    name: 'assault-statechart-given', litOf: 'assault-statechart', atMost: 32,
    brings: "a scenario of the page's own on the chart",
  },
  { name: 'assault-statechart-following', atMost: 2, brings: 'following a resolver' },
  { name: 'assault-statechart-files', litOf: 'assault-statechart', atMost: 3, brings: 'the drawing as SVG or PNG' },
  { name: 'assault-statechart-40k', atMost: 110, brings: 'the chart of Warhammer 40,000' },
  { name: 'assault-lists', isFirst: true, atMost: 23.5, brings: '`<assault-lists>`' },
  { name: 'assault-lists-engine', atMost: 136, brings: 'the odds of lists against lists, with lists and units' },
  { name: 'assault-lists-reader', atMost: 116, brings: 'rosters and lists in words, for lists against lists' },
  { name: 'assault-lesson', isFirst: true, atMost: 13.6, brings: '`<assault-lesson>`' },
  {
    name: 'assault-lesson-player', litOf: 'assault-lesson', atMost: 290, brings: 'lessons, with the course of Epic',
    define: PARTS_ELSEWHERE,
  },
  {
    name: 'assault-lesson-later', litOf: 'assault-lesson', takesFrom: 'assault-lesson-player', atMost: 23.2,
    brings: 'what answers hands and keys on the map and the sheet at the first touch, and plays answers on the board',
  },
  { name: 'assault-lesson-problems', litOf: 'assault-lesson', atMost: 3, brings: 'what is wrong with a lesson' },
  {
    name: 'assault-lesson-40k', litOf: 'assault-lesson', atMost: 166.2, brings: 'lessons of Warhammer 40,000',
    define: PARTS_ELSEWHERE,
  },
  {
    name: 'assault-lesson-40k-later', litOf: 'assault-lesson', takesFrom: 'assault-lesson-40k', atMost: 21,
    brings: 'the same for lessons of Warhammer 40,000',
  },
];

/** Beside the bundled assaults there lies this. */
const NO_SAMPLES = ['one-by-one.ts'];
const SAMPLES = new URL('../../src/epic-armageddon/scenario/samples/', import.meta.url);

/** The bundled assaults. */
const SAMPLE_SCRIPTS = readdirSync(SAMPLES)
  .filter(file => /^\w+(-\w+)+\.ts$/.test(file) && !NO_SAMPLES.includes(file))
  .map(file => ({
    name: `assault-sample-${file.replace('.ts', '')}`, entry: `src/epic-armageddon/scenario/samples/${file}`, atMost: 4,
    brings: 'one bundled assault',
  }));

/** The script with the first screen of a bundled phase in a language: English is nobody's translation. */
export const openingName = (edition, id, language) =>
  `assault-${language === 'en' ? '' : `words-${language}-`}phase-${edition}-${id}`;

/** The build writes them of the game: they have no entry. */
const OPENING_SCRIPTS = ['en', ...languages()].flatMap(language => PHASE_EDITIONS.flatMap(edition =>
  PHASES.map(id => ({
    name: openingName(edition, id, language), entry: `opening:${language}`, atMost: 3,
    brings: `${language === 'en' ? '' : 'another language: '}the first screen of one bundled phase`,
  }))));

const wordsOf = group => (group.startsWith('course-') ? LESSON : WORD_GROUPS[group]);

/** Each leaves the module 'words:LANGUAGE/GROUP' on the page. */
const WORD_SCRIPTS = languages().flatMap(language =>
  groupsIn(language).filter(({ group }) => wordsOf(group) !== undefined).map(({ group }) => ({
    name: `assault-words-${language}-${group}`, entry: `words:${language}/${group}`, ...wordsOf(group),
  })));

/** The scripts of the elements and of the words of other languages, with where each is made from. */
export const SCRIPTS = [
  ...SCRIPTS_OF_ELEMENTS.map(script => ({ entry: `components/embed/${script.name}.ts`, ...script })),
  ...SAMPLE_SCRIPTS, ...WORD_SCRIPTS, ...OPENING_SCRIPTS,
];

/** What a script leaves on the page, by its name: `assault-odds-engine` leaves `assaultOddsEngine`. */
export const globalNameOf = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The elements as modules for bundlers, by the names of their entries in `lazy`. */
export const MODULE_ELEMENTS = SCRIPTS_OF_ELEMENTS.filter(({ isFirst }) => isFirst).map(({ name }) => name);

/** Workers beside the modules, by the sources that name them. */
export const MODULE_WORKERS = {
  'components/epic-armageddon/odds/engine-worker.ts': 'odds-worker',
  'components/epic-armageddon/lists/engine-worker.ts': 'lists-worker',
  'components/epic-armageddon/advice/engine-worker.ts': 'advice-worker',
  'components/warhammer-40k/odds/engine-worker.ts': '40k-odds-worker',
};
