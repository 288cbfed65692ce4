/** The first screen of the built site while it comes over a slow network. `npm run build` makes it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PredefinedNetworkConditions, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesTo, comesToQuiet, ownBrowser, withoutWorker, type OwnBrowser } from '../../support/own-browser.ts';
import { firstOf } from '../../support/share.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
/** Of the screen, and of how far it moves. */
const MOST_SHIFT = 0.02;

let browser: OwnBrowser;
let site: Served;

beforeAll(async () => {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Notes from before the page begins how much of what was seen has moved. */
const watch = (): void => {
  const noted = window as unknown as { moved: number };
  noted.moved = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) noted.moved += (entry as unknown as { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** In a browser without anything kept, a page that is watched. */
const watched = async (width: number, locale: string): Promise<Page> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.evaluateOnNewDocument(watch);
  await page.evaluateOnNewDocument(`Object.defineProperty(navigator, 'languages', { value: ['${locale}'] })`);
  await page.setViewport({ width, height: 780, isMobile: width < 600 });
  return page;
};

/** With the table of its language. */
const comesToPlay = async (page: Page): Promise<void> => {
  await page.goto(`${site.origin}/`, { waitUntil: 'load' });
  await comesTo(page, 'a step that can be made', () => page.evaluate(() =>
    document.querySelector('assault-resolver')?.shadowRoot?.querySelector('[part=primary]') != null));
  await comesToQuiet(page);
};

const movedOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly moved: number }).moved);

/** The hardest first: the narrowest screen, whose words come after it. */
const SCREENS = [[360, 'de'], [1280, 'pl'], [360, 'en'], [1280, 'en']] as const;

describe('the first screen', () => {
  it.each(firstOf(SCREENS, 1))(
    'stays where it is while it comes slowly, %i pixels wide, in %s', async (width, locale) => {
      const page = await watched(width, locale);
      await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
      await comesToPlay(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      expect(await movedOn(page)).toBeLessThanOrEqual(MOST_SHIFT);
      await page.browserContext().close();
    });

  it('is seen to move where something is put before it', async () => {
    const page = await watched(360, 'en');
    await withoutWorker(page);
    await comesToPlay(page);
    expect(await movedOn(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await page.evaluate(() => {
      const news = document.createElement('p');
      news.style.height = '200px';
      document.body.prepend(news);
    });
    await comesTo(page, 'a shift', async () => await movedOn(page) > MOST_SHIFT);
    await page.browserContext().close();
  });

  it('names who stands there before anybody touches it, and leaves what is chosen in its place', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 740 });
    await page.goto(`${site.origin}/#orks-storm-ruins`, { waitUntil: 'load' });
    const tops = (): Promise<readonly number[]> => page.$$eval('assault-resolver >>> [role=radio]', found =>
      found.map(one => one.getBoundingClientRect().top));
    await comesTo(page, 'the targets', async () => (await tops()).length > 1);
    const before = await tops();
    await comesTo(page, 'the names', () => page.$$eval('assault-resolver >>> svg text', found =>
      found.some(one => one.textContent.trim() === 'I8')));
    await comesToQuiet(page);
    expect(await tops()).toEqual(before);
    await page.close();
  });
});
