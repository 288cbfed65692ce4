/** The table of the built site in the reader's own colours, in which tints vanish. `npm run build` makes it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesTo, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));

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

/** The table, in a window of that size. */
const opened = async (width: number, height: number): Promise<Page> => {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await page.goto(`${site.origin}/`, { waitUntil: 'load' });
  await comesTo(page, 'the table', () => page.evaluate(() => document.documentElement.classList.contains('drawn')));
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  return page;
};

/** What an element, however deep, has of a style; the name of a colour of the reader as such. */
const styleOf = async (page: Page, selector: string, property: string): Promise<string> => {
  await comesTo(page, selector, async () => await page.$(`>>> :is(${selector})`) !== null);
  return page.$eval(`>>> :is(${selector})`, (found, property) => {
    const colours = ['Highlight', 'CanvasText', 'Canvas'].map(name => {
      document.body.style.color = name;
      return [getComputedStyle(document.body).color, name] as const;
    });
    document.body.style.color = '';
    const value = getComputedStyle(found).getPropertyValue(property);
    return new Map(colours).get(value) ?? value;
  }, property);
};

describe('in the reader’s own colours', () => {
  it('the present step, the chosen tab and the view that is shown have an edge in the colour of now', async () => {
    const page = await opened(1280, 800);
    expect(await styleOf(page, '.rail .step.now, .step.now', 'border-top-color')).toBe('Highlight');
    expect(await styleOf(page, '.step:not(.now)', 'border-top-color')).not.toBe('Highlight');
    expect(await styleOf(page, '.tab[aria-selected=true]', 'border-bottom-color')).toBe('Highlight');
    expect(await styleOf(page, '.tab[aria-selected=false]', 'border-bottom-color')).not.toBe('Highlight');
    expect(await styleOf(page, '[slot=views] a[aria-current]', 'outline-style')).toBe('solid');
    expect(await styleOf(page, '[slot=views] a[aria-current]', 'outline-color')).toBe('Highlight');
    await page.close();
  });

  it('the sheet has an edge towards the map, and a grabber that is seen', async () => {
    const page = await opened(360, 740);
    expect(await styleOf(page, '.sheet', 'border-top-style')).toBe('solid');
    const bar = await page.$eval('>>> .grabber', grabber => getComputedStyle(grabber, '::before').forcedColorAdjust);
    expect(bar).toBe('none');
    await page.close();
  });
});
