// What a tag fetches on somebody's page until its first screen stands and until its first step is done: kB, gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const EMBED = new URL('../../dist/embed/', import.meta.url);

/** Scripts that work out odds in a worker of their own. */
const ENGINES = /^assault-(?:odds|40k)-engine\b/;
const WORDS = /^assault-words-(\w\w)-/;

/** Quiet for so long, in milliseconds, nothing more is on its way. */
const QUIET_MS = 700;

const sizes = new Map();
const sizeOf = name => {
  const known = sizes.get(name)
    ?? gzipSync(readFileSync(new URL(`${name}.js`, EMBED)), { level: 9 }).length / 1000;
  sizes.set(name, known);
  return known;
};

const sum = names => names.reduce((all, name) => all + sizeOf(name), 0);

/** The first screen of a phase is a script of each language, of English too. */
const OPENING = /^assault-words-\w\w-(?=phase-)/;

/** What has been fetched: programs, as in English, the engine of the odds, and words in each of the other languages. */
const told = (names, languages) => ({
  names,
  programs: sum(names.map(name => name.replace(OPENING, 'assault-'))
    .filter(name => !WORDS.test(name) && !ENGINES.test(name))),
  engines: sum(names.filter(name => ENGINES.test(name))),
  words: Object.fromEntries(languages.map(language => [language, sum(names.filter(name => WORDS.test(name))
    .map(name => name.replace(WORDS, `assault-words-${language}-`)))])),
});

const quiet = async fetched => {
  for (let before = -1; before !== fetched.length;) {
    before = fetched.length;
    await new Promise(resolve => setTimeout(resolve, QUIET_MS));
  }
};

const pageOf = ({ tag, attributes }) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"></head>
<body><script src="/${tag}.js"></script><${tag} ${attributes}></${tag}></body></html>`;

/** Serves the scripts, and a page for each tag; `fetched` is told of every script by its name. */
export const servingTags = (tags, fetched) => ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const tag = tags[Number(/^\/(\d+)\.html$/.exec(pathname)?.[1] ?? -1)];
  if (tag !== undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(tag));
  const name = /^\/([\w-]+)\.js$/.exec(pathname)?.[1];
  try {
    const text = readFileSync(new URL(`${name}.js`, EMBED));
    fetched.push(name);
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
  } catch {
    return response.writeHead(404).end();
  }
};

/** What is there once a first screen is drawn. */
const DRAWN = {
  'assault-resolver': '>>> [part~=primary], >>> .panel', 'assault-odds': '>>> .figures b, >>> .winner',
  'assault-statechart': '>>> chart-drawing', 'assault-lesson': '>>> h3',
};

/** What a page does only when it has nothing better to do waits until `idle` is done. */
const holdIdle = () => {
  const held = [];
  window.requestIdleCallback = act => held.push(act);
  window.idle = () => {
    for (const act of held.splice(0)) act();
  };
};

/**
 * Opens a tag in German, whose words are those of any other language, and does its first step where it has one.
 *
 * @returns what has been fetched for the first screen, until the first step is done, and while the page is idle then.
 */
export const measured = async (page, address, { tag }, fetched, languages) => {
  fetched.length = 0;
  await page.mouse.move(0, 0);
  const { identifier } = await page.evaluateOnNewDocument(holdIdle);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(DRAWN[tag]);
  await quiet(fetched);
  const first = told([...new Set(fetched)], languages);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  if (tag !== 'assault-resolver') return { first, step: null, idle: null };
  await page.evaluate(() => addEventListener('assault-step', ({ detail: { at } }) => (window.stepAt = at)));
  const primary = await page.waitForSelector('>>> [part~=primary]');
  await primary.click();
  await page.waitForFunction(() => window.stepAt > 0);
  await quiet(fetched);
  const step = told([...new Set(fetched)], languages);
  await page.evaluate(() => window.idle());
  await quiet(fetched);
  return { first, step, idle: told([...new Set(fetched)], languages) };
};
