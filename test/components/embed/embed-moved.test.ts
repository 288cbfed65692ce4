/**
 * The built tags taken off a page and put back, in the middle of something; and whether they leave anything behind.
 * `EMBED_CYCLES=100` does so more often.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import {
  comesTo, comesToEqual, comesToQuiet, ownBrowser, withOddsAlone, type OwnBrowser,
} from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
/** Times that each tag comes and goes: by half of them everything has been loaded and is warm. */
const CYCLES = Number(process.env['EMBED_CYCLES'] ?? 12);

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Club</title>
  <script>
    self.open = new Set();
    const [set, clear] = [setTimeout, clearTimeout];
    self.setTimeout = (act, after, ...more) => {
      const id = set(() => (open.delete(id), act(...more)), after);
      open.add(id);
      return id;
    };
    self.clearTimeout = id => (open.delete(id), clear(id));
  </script>
  ${['resolver', 'odds', 'statechart', 'lesson'].map(name => `<script src="/assault-${name}.js"></script>`).join('')}
  </head><body><div id="first"></div><div id="second"></div></body></html>`;

let browser: OwnBrowser;
let club: Served;
let tab: Page;
let said: string[] = [];

beforeAll(async () => {
  if (!existsSync(`${EMBED}/integrity.json`)) throw new Error('Run npm run build first.');
  [browser, club] = await Promise.all([ownBrowser(), serveFolder(() => EMBED, { pages: { '/club.html': PAGE } })]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  await withOddsAlone(tab);
  said = [];
  tab.on('console', message => message.type() === 'error' && !/404/.test(message.text()) && said.push(message.text()));
  tab.on('pageerror', error => said.push(String(error)));
  await tab.goto(`${club.origin}/club.html`);
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await club.stop();
});

/** What a page can do with any of the tags. */
type Any = HTMLElement & {
  readonly updateComplete: Promise<boolean>;
  readonly shadowRoot: ShadowRoot;
  readonly played: { readonly at: number } | null;
  readonly active: readonly string[];
  readonly odds: unknown;
  playOn(): Promise<void>;
  next(): void;
};

/** A tag on the page, counting its events of one kind. */
const put = (tag: string, event: string): Promise<void> => tab.evaluate((tag, event) => {
  const element = document.createElement(tag);
  element.id = 'table';
  Object.assign(self, { heard: 0 });
  element.addEventListener(event, () => ((self as unknown as { heard: number }).heard += 1));
  document.querySelector('#first')!.append(element);
}, tag, event);

const heard = (): Promise<number> => tab.evaluate(() => (self as unknown as { readonly heard: number }).heard);

/** What one of the elements inside shows, without the spaces. */
const shows = (path: readonly string[]): Promise<string> => tab.evaluate(path => {
  let element: Element | null | undefined = document.querySelector('#table');
  for (const name of path) element = element?.shadowRoot?.querySelector(name);
  return (element?.shadowRoot ?? element)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}, path);

const oddsShown = async (): Promise<boolean> => /\d %/.test(await shows(['odds-from-here']));

describe('an element that is moved in the middle of something', () => {
  it('a resolver goes on: step, dice and the odds that were on their way are there, and nothing twice', async () => {
    await put('assault-resolver', 'assault-step');
    const moved = await tab.evaluate(async () => {
      const resolver = document.querySelector('#table') as Any;
      for (let step = 0; step < 7; step += 1) await resolver.playOn();
      await resolver.updateComplete;
      resolver.shadowRoot.querySelector<HTMLElement>('[part~="play-on"]')!.click();
      document.querySelector('#second')!.append(resolver);
      await resolver.updateComplete;
      resolver.shadowRoot.querySelector<HTMLElement>('[part~="play-on"]')!.click();
      resolver.remove();
      while (resolver.played!.at < 9) await new Promise(resolve => setTimeout(resolve, 5));
      await new Promise(resolve => setTimeout(resolve, 300));
      const away = resolver.played!.at;
      document.querySelector('#first')!.append(resolver);
      await resolver.updateComplete;
      return { away, back: resolver.played!.at, parent: resolver.parentElement!.id };
    });
    expect(moved).toEqual({ away: moved.back, back: moved.back, parent: 'first' });
    expect(moved.back).toBeGreaterThanOrEqual(9);
    await comesTo(tab, 'odds', oddsShown);
    const before = await heard();
    await tab.evaluate(() => (document.querySelector('#table') as Any).playOn());
    await comesTo(tab, 'another step', async () => await heard() > before);
    expect(await heard()).toBe(before + 1);
    await comesTo(tab, 'no more than its own timers', () => tab.evaluate(() =>
      (self as unknown as { readonly open: ReadonlySet<number> }).open.size <= 2));
    expect(said).toEqual([]);
  });

  it('the calculator answers once, where it was taken away while its worker was busy', async () => {
    await put('assault-odds', 'odds-known');
    await comesTo(tab, 'its first answer', async () => await heard() === 1);
    const isAnsweredAway = await tab.evaluate(async () => {
      const odds = document.querySelector('#table') as Any;
      odds.setAttribute('match', '12 tactical + captain v 20 boyz 6 nobz + warboss');
      await odds.updateComplete;
      document.querySelector('#second')!.append(odds);
      odds.remove();
      odds.setAttribute('match', '2 assault v 3 boyz');
      await new Promise(resolve => setTimeout(resolve, 200));
      const isAnswered = (self as unknown as { readonly heard: number }).heard > 1;
      document.querySelector('#first')!.append(odds);
      return isAnswered;
    });
    expect(isAnsweredAway).toBe(false);
    await comesTo(tab, 'the answer', async () => await heard() > 1);
    expect(await tab.evaluate(() => ((document.querySelector('#table') as Any).odds as Odds).unresolved))
      .toBeCloseTo(0, 12);
    await tab.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)));
    expect(await heard()).toBe(2);
    expect(said).toEqual([]);
  });

  it('a statechart stands where it stood, and takes one step at a time', async () => {
    await put('assault-statechart', 'chart-stepped');
    await comesTo(tab, 'a place', () =>
      tab.evaluate(() => (document.querySelector('#table') as Any).active.length > 0));
    const places = await tab.evaluate(async () => {
      const chart = document.querySelector('#table') as Any;
      chart.next();
      chart.next();
      const before = chart.active.join();
      document.querySelector('#second')!.append(chart);
      chart.remove();
      await new Promise(resolve => setTimeout(resolve, 100));
      document.querySelector('#first')!.append(chart);
      await chart.updateComplete;
      return [before, chart.active.join()];
    });
    expect(places[1]).toBe(places[0]);
    await comesToEqual(tab, heard, 2);
    await tab.evaluate(() => (document.querySelector('#table') as Any).next());
    await comesToEqual(tab, heard, 3);
    expect(said).toEqual([]);
  });

  it('a lesson stays at its moment', async () => {
    await put('assault-lesson', 'lesson-moment');
    await comesTo(tab, 'a moment', async () => await heard() === 1);
    await comesToQuiet(tab); // with the parts that come after it
    const before = await shows(['lesson-player']);
    expect(before.length).toBeGreaterThan(50);
    await tab.evaluate(async () => {
      const lesson = document.querySelector('#table') as Any;
      document.querySelector('#second')!.append(lesson);
      lesson.remove();
      await new Promise(resolve => setTimeout(resolve, 100));
      document.querySelector('#first')!.append(lesson);
      await lesson.updateComplete;
    });
    await comesToEqual(tab, () => shows(['lesson-player']), before);
    expect(await heard()).toBe(1);
    expect(said).toEqual([]);
  });
});

interface Left {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly workers: number;
  readonly heap: number;
}

/** What was to happen a little later has happened. */
const timersRunOut = (): Promise<void> => tab.evaluate(async () => {
  const { open } = self as unknown as { readonly open: ReadonlySet<number> };
  const were = [...open];
  for (let turn = 0; turn < 60 && were.some(id => open.has(id)); turn += 1) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }
});

/** What is still there once nobody needs it. */
const left = async (session: CDPSession): Promise<Left> => {
  for (let turn = 0; turn < 2; turn += 1) {
    await timersRunOut();
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find(one => one.name === name)!.value;
  return {
    nodes: of('Nodes'), listeners: of('JSEventListeners'), documents: of('Documents'), workers: tab.workers().length,
    heap: of('JSHeapUsedSize'),
  };
};

/** So much may come and go by itself, or is code that has become warm, with 100 attachments; a worker all share. */
const MORE: Left = { nodes: 100, listeners: 100, documents: 0, workers: 1, heap: 1_000_000 };

/** What there is too much more of: 'nodes: 1200 after 900'. */
const leaks = (before: Left, after: Left): readonly string[] => (Object.keys(MORE) as (keyof Left)[])
  .filter(name => after[name] - before[name] > MORE[name]).map(name => `${name}: ${after[name]} after ${before[name]}`);

/** Each time it is attached, used until it shows what it is for, and taken away. */
const comeAndGo = (tag: string, times: number): Promise<void> => tab.evaluate(async (tag, times) => {
  const isShown = (element: Any): boolean => ({
    'assault-resolver': () => element.played !== null && element.played.at >= 3,
    // with all that comes later: the templates of that stay, and are no leak
    'assault-odds': () => element.odds !== null && ['odds-side', 'assault-battlefield'].every(part =>
      (element.shadowRoot.querySelector(part)?.shadowRoot?.childElementCount ?? 0) > 0),
    'assault-statechart': () => element.active.length > 0 && element.shadowRoot.querySelector('chart-drawing') !== null,
    'assault-lesson': () => element.shadowRoot.querySelector('lesson-player') !== null,
  })[tag]!();
  for (let time = 0; time < times; time += 1) {
    const element = document.createElement(tag) as Any;
    document.querySelector('#first')!.append(element);
    for (let step = 0; tag === 'assault-resolver' && step < 3; step += 1) await element.playOn();
    while (!isShown(element)) await new Promise(resolve => setTimeout(resolve, 5));
    await element.updateComplete;
    element.remove();
  }
}, tag, times);

describe('an element that has gone', () => {
  it.each(['assault-resolver', 'assault-odds', 'assault-statechart', 'assault-lesson'])(
    '%s leaves no node, no listener, no document, no worker but the one that all share, and no growing heap',
    async tag => {
      const session = await tab.createCDPSession();
      await session.send('Performance.enable');
      await comeAndGo(tag, CYCLES / 4);
      const before = await left(session);
      await comeAndGo(tag, CYCLES);
      // What is needed by nobody goes at the next collection, or at one after it.
      await comesToEqual(tab, async () => leaks(before, await left(session)), []);
      expect(tab.workers().length).toBeLessThanOrEqual(1);
      expect(said).toEqual([]);
    },
  );
});
