/** The elements as modules, taken into somebody's program by a bundler. `npm run build` makes them. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolverBooks as germanResolverBooks } from '../../../components/translations/de/screen.ts';
import { markdownAt } from '../../support/markdown.ts';
import { comesTo, comesToEqual, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const german = germanResolverBooks.resolver;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'assault-modules-'));

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Club</title>
  <script type="module" src="./program.js"></script></head><body><assault-resolver></assault-resolver>
  <assault-odds match="2 assault v 3 boyz"></assault-odds><assault-statechart></assault-statechart>
  <assault-lesson></assault-lesson></body></html>`;

const [, program = ''] = /```js\n([^]*?)```/.exec(markdownAt('docs/frameworks.md').text) ?? [];

let browser: OwnBrowser;
let club: Served;
let tab: Page;
const said: string[] = [];

beforeAll(async () => {
  if (!existsSync(join(root, 'dist/page/assault-resolver.js'))) throw new Error('Run npm run build first.');
  mkdirSync(join(elsewhere, 'node_modules'));
  symlinkSync(root, join(elsewhere, 'node_modules/assault-resolver'), 'dir');
  writeFileSync(join(elsewhere, 'package.json'), '{ "name": "club", "private": true, "type": "module" }');
  writeFileSync(join(elsewhere, 'index.html'), PAGE);
  writeFileSync(join(elsewhere, 'program.js'), program);
  await build({
    root: elsewhere, configFile: false, logLevel: 'error', build: { minify: false, reportCompressedSize: false },
  });
  [browser, club] = await Promise.all([ownBrowser(), serveFolder(() => join(elsewhere, 'dist'))]);
  tab = await browser.newPage();
  tab.on('console', message => message.type() === 'error' && said.push(message.text()));
  tab.on('pageerror', error => said.push(String(error)));
  await tab.goto(`${club.origin}/`);
});

afterAll(async () => {
  await browser.close();
  await club.stop();
  rmSync(elsewhere, { recursive: true, force: true });
});

describe('a program that imports the elements as docs/frameworks.md shows', () => {
  it('has all four, each with what it brings when it is wanted', async () => {
    const lacking = (): Promise<readonly string[]> => tab.evaluate(() => {
      const inside = {
        'assault-resolver': '.title', 'assault-odds': '.figures b', 'assault-statechart': 'chart-drawing',
        'assault-lesson': 'lesson-player',
      };
      return Object.entries(inside).filter(([tag, part]) => {
        const shown = document.querySelector(tag)?.shadowRoot?.querySelector(part);
        return shown == null || shown.textContent === '–';
      }).map(([tag]) => tag);
    });
    await comesToEqual(tab, lacking, []);
  });

  it('plays three steps in the language of its page, and asks a worker of its own for the odds', async () => {
    await comesTo(tab, 'its language', () => tab.evaluate(words => document.querySelector('assault-resolver')!
      .shadowRoot!.querySelector('[part~="play-on"]')?.textContent.trim() === words, german.letItRun));
    await tab.evaluate(async () => {
      const resolver = document.querySelector('assault-resolver') as unknown as { playOn(): Promise<void> };
      for (let step = 0; step < 3; step += 1) await resolver.playOn();
    });
    await comesTo(tab, 'the odds', () => tab.evaluate(() => /\d\s%/.test(document.querySelector('assault-resolver')!
      .shadowRoot!.querySelector('odds-from-here')?.shadowRoot?.textContent ?? '')));
    await comesTo(tab, 'its worker', () => Promise.resolve(tab.workers().some(worker =>
      new URL(worker.url()).pathname.includes('odds-worker'))));
    expect(said.filter(line => !/favicon|404/.test(line))).toEqual([]);
  });

  it('finds them typed, by the names of their tags and events', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as
      { readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>> };
    const entries = ['resolver', 'odds', 'statechart', 'lesson'].map(name => exports[`./${name}`]!);
    expect(entries.map(one => one.default.replace(/.*\/assault-(\w+)\.js$/, './$1')))
      .toEqual(['./resolver', './odds', './statechart', './lesson']);
    const types = entries.map(one => readFileSync(join(root, one.types), 'utf8'));
    expect(types.every(text => text.includes("'assault-step': "))).toBe(true);
  });
});
