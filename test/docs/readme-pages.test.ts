/**
 * The README's page and those of the other tags, as a stranger makes them: an empty folder, the built one beside the
 * page, and the lines.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks, markdownAt, ROOT } from '../support/markdown.ts';
import { comesTo, ownBrowser, type OwnBrowser } from '../support/own-browser.ts';

const PAGES = ['README.md', 'docs/embedding.md']
  .flatMap(path => codeBlocks(markdownAt(path)))
  .filter(({ language, code }) => language === 'html' && code.startsWith('<script src="embed/'));
const [FIRST] = PAGES;

/** What is there in each element once it shows what it is for. */
const DRAWN: Readonly<Record<string, string>> = {
  'assault-resolver': '.title, phase-opening', 'assault-odds': '.figures b', 'assault-statechart': 'chart-drawing',
  'assault-lesson': 'lesson-player', 'assault-lists': '[part=table]',
};

const folder = mkdtempSync(join(tmpdir(), 'assault-stranger-'));
let browser: OwnBrowser;
let page: Page;
let faults: string[] = [];

/** The lines and nothing else, opened as a file. */
const open = async (lines: string): Promise<void> => {
  writeFileSync(join(folder, 'index.html'), lines);
  faults = [];
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
};

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist/embed/integrity.json'))) throw new Error('Run npm run build first.');
  cpSync(join(ROOT, 'dist/embed'), join(folder, 'embed'), { recursive: true });
  browser = await ownBrowser();
  page = await browser.newPage();
  page.on('pageerror', error => faults.push(String(error)));
  page.on('requestfailed', request => faults.push(request.url()));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the first lines put an assault onto a bare page, and a click plays it', async () => {
  await open(FIRST!.code);
  await comesTo(page, 'the assault', () => page.evaluate(() =>
    document.querySelector('assault-resolver')?.shadowRoot?.querySelector('.run') != null));
  const at = (): Promise<number> => page.evaluate(() =>
    (document.querySelector('assault-resolver') as unknown as { readonly played: { readonly at: number } | null })
      .played?.at ?? 0);
  expect(await at()).toBe(0);
  await page.locator('assault-resolver >>> .run').click(); // once nothing moves it any more
  await comesTo(page, 'the next step', async () => await at() > 0);
  expect(faults).toEqual([]);
});

it.each(PAGES.slice(1))('the lines of $file:$line show it all', async ({ code }) => {
  await open(code);
  const tags = [...code.matchAll(/^<(assault-[a-z]+)/gm)].map(([, tag]) => tag!);
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) {
    await comesTo(page, tag, () => page.evaluate(([name, inside]) => {
      const there = document.querySelector(name!)?.shadowRoot?.querySelector(inside!);
      return there != null && there.textContent !== '–';
    }, [tag, DRAWN[tag]!]));
  }
  expect(faults).toEqual([]);
});
