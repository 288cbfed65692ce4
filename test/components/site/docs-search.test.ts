/** The search of the documentation, as it is built. `npm run build` makes it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sectionsOf } from '../../../components/site/build/docs-search.mjs';
import { comesTo, heardOn, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));

let browser: OwnBrowser;
let site: Served;

beforeAll(async () => {
  if (!existsSync(`${SITE}/docs/search.js`)) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const found = (tab: Page): Promise<readonly string[]> => tab.evaluate(() =>
  [...document.querySelectorAll('.found a')].map(link => link.getAttribute('href')!));

it('is asked on any page, and leads to the place that tells of it', async () => {
  const tab = await browser.newPage();
  const heard = heardOn(tab);
  await tab.goto(`${site.origin}/docs/embedding.html`);
  await tab.type('#search', 'trusted typs'); // as people type
  await Promise.all([tab.waitForNavigation(), tab.keyboard.press('Enter')]);
  await comesTo(tab, 'places', async () => (await found(tab)).length > 0);
  expect(await found(tab)).toContain('embedding.html#what-a-page-may-forbid');
  await tab.$eval('#words', input => {
    Object.assign(input, { value: '<img src=x>zqzq' }).dispatchEvent(new Event('input'));
  });
  expect(await tab.$eval('[role=status]', said => said.innerHTML)).toBe('Nothing tells of “&lt;img src=x&gt;zqzq”.');
  expect(await tab.evaluate(() => location.search)).toBe('?q=%3Cimg+src%3Dx%3Ezqzq');
  await tab.$eval('#words', input => {
    Object.assign(input, { value: 'overwatch' }).dispatchEvent(new Event('input'));
  });
  const [first = ''] = await found(tab);
  await Promise.all([tab.waitForNavigation(), tab.click('.found a')]);
  expect(await tab.evaluate(() => location.href)).toBe(`${site.origin}/docs/${first}`);
  expect(await tab.evaluate(() => document.querySelector(':target') !== null)).toBe(true);
  expect(heard.filter(line => !line.includes('favicon'))).toEqual([]);
  await tab.close();
});

it('knows each heading with what stands below it, as text', () => {
  const body = '<h1 id="a">A &lt;b&gt;</h1>\n<p>One <code>two</code>, <em>so</em></p>'
    + '<h2 id="b-c">B c</h2><p>Three &amp; four</p>';
  expect(sectionsOf({ href: 'x.html', title: 'A', body })).toEqual([
    { href: 'x.html#a', heading: 'A <b>', chapter: 'A', text: 'One two, so', body: 'One two, so' },
    { href: 'x.html#b-c', heading: 'B c', chapter: 'A', text: 'Three & four', body: 'Three & four' },
  ]);
});
