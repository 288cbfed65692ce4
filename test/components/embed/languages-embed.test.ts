/** The built tags in the language of their page. `npm run build` makes them. */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolverBooks as germanResolverBooks } from '../../../components/translations/de/screen.ts';
import { resolverBooks as frenchResolverBooks } from '../../../components/translations/fr/screen.ts';
import { resolverBooks as polishResolverBooks } from '../../../components/translations/pl/screen.ts';
import {
  comesTo, comesToEqual, comesToQuiet, heardOn, ownBrowser, type OwnBrowser,
} from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const german = germanResolverBooks.resolver;
const french = frenchResolverBooks.resolver;
const polish = polishResolverBooks.resolver;

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; "
  + "trusted-types lit-html assault-resolver assault-odds assault-statechart assault-lesson 'allow-duplicates'";
const folder = mkdtempSync(join(tmpdir(), 'assault-languages-'));
const NAMES = ['resolver', 'odds', 'statechart', 'lesson'] as const;

const page = (root: string, body: string): string => `<!doctype html><html ${root}><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>Club</title></head><body>${body}</body></html>`;
const script = (name: string): string => `<script src="assault-${name}.js"></script>`;
const tag = (name: string, attributes = ''): string => `<assault-${name} ${attributes}></assault-${name}>`;
const RESOLVER = script('resolver');

const PAGES: Readonly<Record<string, string>> = {
  'german.html': page('lang="de-AT"', NAMES.map(name => script(name) + tag(name)).join('')),
  'polish.html': page('lang="en"', RESOLVER + tag('resolver', 'locale="pl"')),
  'dutch.html': page('lang="nl"', RESOLVER + tag('resolver')),
  'within.html': page('lang="en"', `${RESOLVER}<div lang="fr"><club-box></club-box></div>
    <script src="club.js"></script>`),
};
const CLUB = `customElements.define('club-box', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).append(document.createElement('assault-resolver')); }
});`;

let browser: OwnBrowser;
let club: Served;
let tab: Page;
let said: readonly string[] = [];

beforeAll(async () => {
  if (!existsSync(join(EMBED, 'assault-words-de-screen.js'))) throw new Error('Run npm run build first.');
  cpSync(EMBED, folder, { recursive: true });
  rmSync(join(folder, 'assault-words-es-screen.js'));
  for (const [name, text] of Object.entries(PAGES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'club.js'), CLUB);
  [browser, club] = await Promise.all([
    ownBrowser(), serveFolder(() => folder, { headers: { 'content-security-policy': STRICT } }),
  ]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  said = heardOn(tab);
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await club.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a script of words leaves on the page. */
interface Left {
  readonly books: Readonly<Record<string, Readonly<Record<string, (count: number) => string>>>>;
}

/** Of each of our elements, in shadows too: the language that it says it speaks, and how its parts run. */
const spokenBy = (): Promise<readonly string[]> => tab.evaluate(() => {
  const all = (root: ParentNode): Element[] => [...root.querySelectorAll('*')].flatMap(one =>
    (/^assault-(?:resolver|odds|statechart|lesson)$/.test(one.localName) ? [one]
      : one.shadowRoot === null ? [] : all(one.shadowRoot)));
  return all(document).map(({ localName, shadowRoot }) => {
    const { lang = '', dir = '' } = (shadowRoot?.firstElementChild ?? {}) as Partial<HTMLElement>;
    return `${localName} ${lang} ${dir}`;
  });
});

/** The button of a resolver that plays on. */
const playOn = (): Promise<string> => tab.evaluate(() => {
  const box = document.querySelector('club-box')?.shadowRoot ?? document;
  return box.querySelector('assault-resolver')?.shadowRoot?.querySelector('.run')?.textContent.trim() ?? '';
});

const comesToSay = (words: string): Promise<void> => comesTo(tab, words, async () => await playOn() === words);
const faults = (): readonly string[] => said.filter(line => line.startsWith('error:'));

describe('a tag', () => {
  it('speaks the language of its page untold, under a strict policy; all tags of a page the same', async () => {
    await tab.goto(`${club.origin}/german.html`);
    await comesToSay(german.letItRun);
    await comesTo(tab, 'all', async () => (await spokenBy()).every(one => one.endsWith(' de ltr')));
    expect(await spokenBy()).toHaveLength(4);
    await comesToEqual(tab, () => Promise.resolve(club.asked.filter(path => path.includes('words')).sort()),
      [
        'chart', 'course-what-an-assault-is', 'epic-chart', 'lesson-asked', 'lessons', 'notes', 'odds',
        'opening', 'refusals', 'resolver', 'rulings', 'samples', 'screen', 'steps-map', 'steps-playing', 'steps-target',
      ].map(group => `/assault-words-de-${group}.js`));
    await comesToQuiet(tab);
    expect(club.asked.filter(path => path.includes('words'))).toHaveLength(16);
    expect(faults()).toEqual([]);
  });

  it('speaks the language of its page on a page that is opened as a file', async () => {
    await tab.goto(pathToFileURL(join(folder, 'german.html')).href);
    await comesToSay(german.letItRun);
    expect(faults()).toEqual([]);
  });

  it('speaks what its locale says, then what else that says, and the language of the page without it', async () => {
    await tab.goto(`${club.origin}/polish.html`);
    await comesToSay(polish.letItRun);
    await tab.evaluate(() => document.querySelector('assault-resolver')!.setAttribute('locale', 'de'));
    await comesToSay(german.letItRun);
    await tab.evaluate(() => document.querySelector('assault-resolver')!.removeAttribute('locale'));
    await comesToSay('Let it run');
    await tab.evaluate(() => document.documentElement.setAttribute('lang', 'fr-CA'));
    await comesToSay(french.letItRun);
    expect(faults()).toEqual([]);
  });

  it('counts as its language does', async () => {
    await tab.goto(`${club.origin}/polish.html`);
    await comesToSay(polish.letItRun);
    const counted = () => tab.evaluate(() => {
      const { assaultWordsPlScreen: screen, assaultWordsPlStepsTarget: target } =
        globalThis as unknown as Readonly<Record<string, Left>>;
      return [5, 22].flatMap(count =>
        [screen!.books['battlefield']!['map']!(count), target!.books['steps/target']!['markers']!(count)]);
    });
    await comesToEqual(tab, counted, [
      'Pole bitwy: 5 jednostek', '5 znaczników wybuchu', 'Pole bitwy: 22 jednostki', '22 znaczniki wybuchu',
    ]);
  });

  it('speaks the language of the nearest part of the page that has one, out of a shadow too', async () => {
    await tab.goto(`${club.origin}/within.html`);
    await comesToSay(french.letItRun);
  });

  it('speaks English, and asks for no words, where there are none in the language of its page', async () => {
    const before = club.asked.length;
    await tab.goto(`${club.origin}/dutch.html`);
    await comesToSay('Let it run');
    expect(club.asked.slice(before).filter(path => path.includes('words'))).toEqual([]);
  });

  it('goes on as it is where words cannot be fetched, and says so once in the console', async () => {
    await tab.goto(`${club.origin}/polish.html`);
    await comesToSay(polish.letItRun);
    await tab.evaluate(() => document.querySelector('assault-resolver')!.setAttribute('locale', 'es'));
    await comesTo(tab, 'the notice', () => Promise.resolve(said.some(line => line.includes('could not be fetched'))));
    expect(said.filter(line => line.startsWith('warn'))).toHaveLength(1);
    expect(await playOn()).toBe(polish.letItRun);
  });
});
