// What a tag fetches on somebody's page until its first screen stands and until its first step is done: kB, gzipped; of
// the classic scripts of `dist/embed`, or of the modules of `dist/page`.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../../dist/', import.meta.url);

/**
 * Of each build: how a page names the script of a tag, what works out odds in a worker of its own, and the words of a
 * language; `opening`: the first screen of a phase, which is a program that is there in each language.
 */
const BUILDS = {
  embed: {
    script: tag => `<script src="/embed/${tag}.js"></script>`,
    engines: /^assault-(?:[a-z]+|40k)-engine\b/,
    words: /^assault-words-(\w\w)-(?!phase-)/,
    opening: /^assault-(?:words-\w\w-)?(?=phase-)/,
    openingIn: language => (language === 'en' ? 'assault-' : `assault-words-${language}-`),
  },
  page: {
    script: tag => `<script type="module" src="/page/${tag}.js"></script>`,
    engines: /worker/,
    words: /^(?:words-|books-of_)(\w\w)(?=-|$)/,
    opening: /^opening-\w\w(?=-|$)/,
    openingIn: language => `opening-${language}`,
  },
};

/** The name of a file without what changes with its content. */
const plainName = name => name.replace(/-[\w-]{8}$/, '');

const filesOf = new Map();
/** A file by its plain name, or its name. */
const fileOf = (build, name) => {
  const known = filesOf.get(build) ?? new Map(readdirSync(new URL(`${build}/`, DIST))
    .filter(file => file.endsWith('.js')).map(file => file.slice(0, -3))
    .flatMap(file => (build === 'page' ? [[plainName(file), file], [file, file]] : [[file, file]])));
  filesOf.set(build, known);
  return known.get(name);
};

const sizes = new Map();
const sizeOf = (build, name) => {
  const path = `${build}/${fileOf(build, name)}.js`;
  const known = sizes.get(path) ?? gzipSync(readFileSync(new URL(path, DIST)), { level: 9 }).length / 1000;
  sizes.set(path, known);
  return known;
};

/** What has been fetched: programs, as in English, the engine of the odds, and words in each of the other languages. */
const told = (build, names, languages) => {
  const { engines, words, opening, openingIn } = BUILDS[build];
  const sum = wanted => wanted.reduce((all, name) => all + sizeOf(build, name), 0);
  const spoken = names.filter(name => words.test(name));
  const inLanguage = (name, language) => (build === 'page' ? plainName(name) : name)
    .replace(words, (found, from) => found.replace(from, language));
  return {
    names,
    programs: sum(names.filter(name => !words.test(name) && !engines.test(name))
      .map(name => (opening.test(name)
        ? (build === 'page' ? plainName(name) : name).replace(opening, openingIn('en')) : name))),
    engines: sum(names.filter(name => engines.test(name))),
    words: Object.fromEntries(languages.map(language =>
      [language, sum(spoken.map(name => inLanguage(name, language)))])),
  };
};

/** Quiet for so long, in milliseconds, nothing more is on its way. */
const QUIET_MS = 700;

/** Workers fetch for themselves: of theirs only what has come is known. */
const quiet = async (page, fetched) => {
  for (let before = -1; before !== fetched.length;) {
    before = fetched.length;
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  }
};

const pageOf = ({ tag, attributes, build = 'embed' }) => {
  const tags = tag.split(' ');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"></head>
<body>${tags.map(BUILDS[build].script).join('')}
${tags.map(one => `<${one} ${attributes}></${one}>`).join('')}</body></html>`;
};

/** Serves the scripts, and a page for each tag, or for several; `fetched` is told of every script by its name. */
export const servingTags = (tags, fetched) => ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const tag = tags[Number(/^\/(\d+)\.html$/.exec(pathname)?.[1] ?? -1)];
  if (tag !== undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(tag));
  const [, path, name] = /^\/((?:embed|page)\/([\w.-]+))\.js$/.exec(pathname) ?? [];
  try {
    const text = readFileSync(new URL(`${path}.js`, DIST));
    fetched.push(name);
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
  } catch {
    return response.writeHead(404).end();
  }
};

const LANGUAGES = ['de', 'fr', 'es', 'pl'];
const LISTS = 'attacker="ork-speed-freeks" defender="ork-feral-orks"';

/** What docs/embedding.md tells of each build: the tags, and several of them on one page. */
export const TOLD_PAGES = [
  ['`<assault-resolver>`', 'assault-resolver', ''],
  ['the same, Warhammer 40,000', 'assault-resolver', 'ruleset="warhammer-40k-7th"'],
  ['`<assault-odds>`', 'assault-odds', ''],
  ['`<assault-statechart>`', 'assault-statechart', ''],
  ['`<assault-lesson>`', 'assault-lesson', ''],
  ['`<assault-lists>`', 'assault-lists', LISTS],
  ['resolver, odds and statechart on one page', 'assault-resolver assault-odds assault-statechart', ''],
].flatMap(([name, tag, attributes]) => ['page', 'embed'].map(build => ({ name, tag, attributes, build })));

const HOW = { page: 'modules', embed: 'scripts' };
const rounded = ({ programs, engines, words }) =>
  [programs, engines, ...LANGUAGES.map(language => words[language])].map(Math.round);

/** Its line there. */
export const lineOf = ({ name, build }, { first, step }) => {
  const then = step === null ? Array(6).fill('') : rounded(step);
  return `| ${[name, HOW[build], ...rounded(first), ...then].join(' | ')} |`;
};

/** What is there once a first screen is drawn. */
const DRAWN = {
  'assault-resolver': '>>> [part~=primary], >>> .panel', 'assault-odds': '>>> .figures b, >>> .winner',
  'assault-statechart': '>>> chart-drawing', 'assault-lesson': '>>> h3', 'assault-lists': '>>> [part=cell]:not(.empty)',
};

/** Looked for at each frame: what changes inside an element changes nothing of the page. */
const found = (page, selector) => page.waitForSelector(selector, { visible: true });
const clickOn = async (page, selector) => (await found(page, selector)).click();

/** The first step of each tag that has any, and the event that says that it is done. */
const STEPS = {
  'assault-resolver': { event: 'assault-step', act: page => clickOn(page, '>>> [part~=primary]') },
  'assault-odds': { event: 'odds-known', act: page => page.$eval('assault-odds', one => {
    one.match = '3 assault v 5 boyz';
  }) },
  'assault-statechart': { event: 'chart-stepped', act: page => page.$eval('assault-statechart', one => one.next()) },
  'assault-lesson': { event: 'lesson-moment', act: page => clickOn(page, '>>> .main.next') },
};

/** Nothing is kept of another page. What one does only when it has nothing better to do waits until `idle` is done. */
const holdIdle = () => {
  localStorage.clear();
  const held = [];
  window.requestIdleCallback = act => held.push(act);
  window.idle = () => {
    for (const act of held.splice(0)) act();
  };
};

const stepped = async (page, { event, act }) => {
  await page.evaluate(event => addEventListener(event, ({ detail }) => (window.stepIs = detail.at ?? 1)), event);
  await act(page);
  await page.waitForFunction(() => window.stepIs > 0);
};

/**
 * Opens a tag in German, whose words are those of any other language, and does its first step; of several, that of the
 * first.
 *
 * @returns what has been fetched for the first screen, until the first step is done, and while the page is idle then.
 */
export const measured = async (page, address, { tag, build = 'embed' }, fetched, languages) => {
  fetched.length = 0;
  await page.mouse.move(0, 0);
  const { identifier } = await page.evaluateOnNewDocument(holdIdle);
  await page.goto(address, { waitUntil: 'load' });
  const tags = tag.split(' ');
  for (const one of tags) await found(page, DRAWN[one]);
  await quiet(page, fetched);
  const soFar = () => told(build, [...new Set(fetched)], languages);
  const first = soFar();
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  if (STEPS[tags[0]] === undefined) return { first, step: null, idle: null };
  await stepped(page, STEPS[tags[0]]);
  await quiet(page, fetched);
  const step = soFar();
  await page.evaluate(() => window.idle());
  await quiet(page, fetched);
  return { first, step, idle: soFar() };
};
