/** The elements as modules without a bundler, from another host than the page's own. `npm run build` makes them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULE_ELEMENTS } from '../../../components/embed/scripts.mjs';
import { resolverBooks as germanResolverBooks } from '../../../components/translations/de/screen.ts';
import { comesTo, comesToEqual, heardOn, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const PAGE = fileURLToPath(new URL('../../../dist/page', import.meta.url));
const SCRIPTS = "require-trusted-types-for 'script'; trusted-types lit-html assault-resolver";

/** Those that reckon nothing until somebody plays. */
const TAGS = ['assault-resolver', 'assault-statechart', 'assault-lesson'];

const pageOf = (from: string, tags: readonly string[]): string => `<!doctype html><html lang="de"><meta charset="utf-8">
  <title>Club</title>
  ${tags.map(tag => `<script type="module" src="${from}/${tag}.js"></script>`).join('')}
  <body>${TAGS.map(tag => `<${tag}></${tag}>`).join('')}</body></html>`;

let browser: OwnBrowser;
let host: Served;
let club: Served;
let own: Served;

beforeAll(async () => {
  if (!existsSync(`${PAGE}/assault-resolver.js`)) throw new Error('Run npm run build first.');
  const headers = { 'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; ${SCRIPTS}` };
  [browser, host, own] = await Promise.all([
    ownBrowser(),
    serveFolder(() => PAGE, { headers: { 'access-control-allow-origin': '*' } }),
    serveFolder(() => PAGE, {
      headers,
      pages: {
        '/club.html': pageOf('.', ['assault-resolver']),
        '/phase.html': '<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><body>'
          + '<assault-resolver ruleset="warhammer-40k-7th" scenario="two-armours"></assault-resolver>'
          + '<script type="module" src="./assault-resolver.js"></script></body></html>',
      },
    }),
  ]);
  club = await serveFolder(() => '/', { pages: { '/club.html': pageOf(host.origin, MODULE_ELEMENTS) } });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([host, club, own].map(one => one.stop()));
});

/** What stands in a tag once it is there. */
const INSIDE: Readonly<Record<string, string>> = {
  'assault-resolver': '.title', 'assault-statechart': 'chart-drawing', 'assault-lesson': 'lesson-player',
};

const lacking = (tab: Page): Promise<readonly string[]> => tab.evaluate(inside => Object.entries(inside)
  .filter(([tag, part]) => document.querySelector(tag)?.shadowRoot?.querySelector(part) == null)
  .map(([tag]) => tag), INSIDE);

const playedThrice = async (tab: Page): Promise<void> => {
  await comesTo(tab, 'its language', () => tab.evaluate(words => document.querySelector('assault-resolver')!
    .shadowRoot?.querySelector('[part~="play-on"]')?.textContent.trim() === words,
  germanResolverBooks.resolver.letItRun));
  await tab.evaluate(async () => {
    const resolver = document.querySelector('assault-resolver') as unknown as { playOn(): Promise<void> };
    for (let step = 0; step < 3; step += 1) await resolver.playOn();
  });
  await comesTo(tab, 'the odds', () => tab.evaluate(() => /\d\s%/.test(document.querySelector('assault-resolver')!
    .shadowRoot!.querySelector('odds-from-here')?.shadowRoot?.textContent ?? '')));
};

describe('modules on a page of another origin', () => {
  it('are all there, show what is on it, and fetch what they share once', async () => {
    const tab = await browser.newPage();
    const heard = heardOn(tab);
    await tab.goto(`${club.origin}/club.html`);
    await comesTo(tab, 'all that is on it', async () => (await lacking(tab)).length === 0);
    await comesToEqual(tab, () => tab.evaluate(tags =>
      tags.filter(tag => customElements.get(tag) === undefined), MODULE_ELEMENTS), []);
    await playedThrice(tab);
    await comesTo(tab, 'a worker of the page', () => Promise.resolve(tab.workers().some(worker =>
      worker.url().startsWith(`blob:${club.origin}/`))));
    const ofPage = host.asked.filter(path => !path.includes('worker')); // each worker fetches for itself
    const twice = ofPage.filter((path, at) => ofPage.indexOf(path) !== at);
    expect(ofPage).toContainEqual(expect.stringMatching(/^\/of-resolver-odds-statechart-lists-lesson-/));
    expect(twice).toEqual([]);
    expect(club.asked.filter(path => path.endsWith('.js'))).toEqual([]);
    expect(heard).toEqual([]);
    await tab.close();
  });
});

describe('modules on a page that trusts few scripts', () => {
  it('show the first screen of a phase to a tag that was there before them, without its game', async () => {
    const tab = await browser.newPage();
    const heard = heardOn(tab);
    own.asked.length = 0;
    await tab.goto(`${own.origin}/phase.html`);
    await comesTo(tab, 'a screen', () => tab.evaluate(() =>
      document.querySelector('assault-resolver')?.shadowRoot?.querySelector('phase-opening') != null));
    expect(own.asked).toContainEqual(expect.stringMatching(/opening-en-7th-two-armours-/));
    expect(own.asked.filter(path => /phase-resolver|first-parts/.test(path))).toEqual([]);
    expect(heard).toEqual([]);
    await tab.close();
  });

  it('play with a worker of their own', async () => {
    const tab = await browser.newPage();
    const heard = heardOn(tab);
    await tab.goto(`${own.origin}/club.html`);
    await comesTo(tab, 'a screen', () => tab.evaluate(() =>
      document.querySelector('assault-resolver')?.shadowRoot?.querySelector('.title') != null));
    await playedThrice(tab);
    await comesTo(tab, 'its worker', () => Promise.resolve(tab.workers().some(worker =>
      new URL(worker.url()).pathname === '/odds-worker.js')));
    // The way that bundlers know is tried first.
    expect(heard.filter(line => !/requires 'TrustedScriptURL' assignment/.test(line))).toEqual([]);
    await tab.close();
  });
});
