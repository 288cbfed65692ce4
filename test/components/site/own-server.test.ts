/** The built site and its frame, of which no page asks another server. `npm run build` makes them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comesTo, comesToQuiet, heardOn, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { firstOf } from '../../support/share.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
/** Each page, and what is there once it has come; one of each kind first. */
const PAGES = firstOf([
  ['', 'assault-resolver'],
  ['#warhammer-40k-7th/power-fist-sergeant', 'assault-resolver'],
  ['#odds=2 boyz v 1 assault', 'table-odds'],
  ['#learn=who-is-engaged', 'assault-lesson'],
  ['#lists=ork-feral-orks/necron', 'site-lists'],
  ['#embed=odds', 'embed-builder'],
  ['embed.html#statechart', 'assault-statechart'],
  ['docs/index.html', 'main'],
  ['#set-up', 'assault-set-up'],
  ['#learn=new', 'assault-lesson-editor'],
  ['#statechart', 'statechart-page'],
  ['embed.html', 'assault-resolver'],
  ['embed.html#odds=2 boyz v 1 assault', 'assault-odds'],
] as const, 8);

let browser: OwnBrowser;
let site: Served;
let elsewhere: Served;
let tab: Page;
let heard: readonly string[] = [];
let asked: string[] = [];

beforeAll(async () => {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('Run npm run build first.');
  const headers = { 'access-control-allow-origin': '*' };
  [browser, site, elsewhere] = await Promise.all([
    ownBrowser(), serveFolder(() => SITE), serveFolder(() => SITE, { pages: { '/own.json': '{}' }, headers }),
  ]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  heard = heardOn(tab);
  asked = [];
  elsewhere.asked.length = 0;
  tab.on('request', request => asked.push(request.url()));
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), elsewhere.stop()]);
});

/** Goes to a page and waits until it has come and nothing more is on its way. */
const visit = async (path: string, comes: string): Promise<void> => {
  await tab.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
  await comesTo(tab, comes, () => tab.evaluate(name => {
    const found = document.querySelector(name);
    return found !== null && (!name.includes('-') || (found.shadowRoot?.childElementCount ?? 0) > 0);
  }, comes));
  await comesToQuiet(tab);
};

describe('a page of the site', () => {
  it.each(PAGES)('/%s asks its own server alone, and nothing that it wants is refused', async (path, comes) => {
    await visit(path, comes);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(url => !/^(?:data|blob):/.test(url) && !url.startsWith(`${site.origin}/`))).toEqual([]);
    expect(heard.filter(line => line.startsWith('error'))).toEqual([]);
  });

  it.each(firstOf(['embed.html#', 'embed.html?element=statechart#', '#embed=resolver&shows='], 1))(
    'asks nobody else because a link wants it to: %s', async path => {
      await visit(`${path}${elsewhere.origin}/own.json`, 'body');
      expect(elsewhere.asked).toEqual([]);
    });

  it('says that nothing has come from another server', async () => {
    await visit(`#embed=resolver&shows=${elsewhere.origin}/own.json`, 'embed-builder');
    await comesTo(tab, 'what is wrong', () => tab.evaluate(() => document.querySelector('embed-builder')!.shadowRoot!
      .querySelector('assault-resolver')?.shadowRoot?.querySelector('[role="alert"]')?.textContent
      ?.includes('own.json') ?? false));
    expect(elsewhere.asked).toEqual([]);
  });
});
