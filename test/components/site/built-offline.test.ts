/** The built site without a connection, and after an update. `npm run build` makes it. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesTo, comesToEqual, comesToQuiet, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../../components/site/public', import.meta.url));
const CLUB = '<!doctype html><iframe src="index.html"></iframe><iframe src="embed.html#statechart"></iframe>';
/** A part that later builds do without. */
const DROPPED = /"assets\/odds-page-[\w-]+\.js",/;
const updated = mkdtempSync(join(tmpdir(), 'assault-site-'));

let browser: OwnBrowser;
let site: Served;
let page: Page;
let folder = SITE;

const panel = (): Promise<string> => page.evaluate(() => {
  const { shadowRoot } = document.querySelector('assault-resolver') ?? {};
  return shadowRoot?.querySelector('.panel > :not(selected-unit)')?.localName ?? '';
});

const isOnTable = (): Promise<void> => comesTo(page, 'an assault at its first step', async () =>
  await panel() === 'a1-choose-target-step');

/** Presses the button that plays on, and waits for the next step. */
const playAStep = async (): Promise<void> => {
  await page.evaluate(() =>
    document.querySelector('assault-resolver')!.shadowRoot!.querySelector<HTMLElement>('[part=primary]')!.click());
  await comesTo(page, 'the next step', async () => await panel() === 'a2-charge-step');
};

const isReady = (tab = page): Promise<void> => comesTo(tab, 'being ready', () =>
  tab.$eval('#offline', note => !(note as HTMLElement).hidden));

/** Whether what later builds do without is kept. */
const keepsDropped = (): Promise<boolean> => page.evaluate(async () =>
  (await (await caches.open('assault-parts')).keys()).some(({ url }) => /\/odds-page-/.test(url)));

/** Changes a file of the updated site. What does not change is an error. */
const change = (name: string, ...changes: readonly (readonly [was: string | RegExp, is: string])[]): void => {
  let text = readFileSync(join(SITE, name), 'utf8');
  for (const [was, is] of changes) {
    expect(text).toMatch(was);
    text = text.replace(was, is);
  }
  writeFileSync(join(updated, name), text);
};

/** The same site with other titles, as a later build would have it. */
const update = (): void => {
  cpSync(SITE, updated, { recursive: true });
  change('index.html', ['<title>', '<title>New: ']);
  change('docs/players.html', ['<title>', '<title>New: ']);
  change('later.json', [/(players\.html\?v=)\w+/, '$1changed'], [DROPPED, '']);
  change('sw.js', ...['index.html', 'later.json'].map(name =>
    [new RegExp(`(url:.${name}.,revision:.)\\w+`), '$1changed'] as const));
};

/** A page of the documentation as it is read: its title, whether it has its styles, and how wide its pictures are. */
const read = async (path: string) => {
  await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
  return page.evaluate(() => ({
    title: document.title,
    isStyled: getComputedStyle(document.querySelector('header')!).display === 'grid',
    pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
  }));
};

/** Every page, style and picture to which a page of the documentation leads, each with the status of its answer. */
const followed = (first: string): Promise<Readonly<Record<string, number>>> => page.evaluate(async start => {
  const found: Record<string, number> = {};
  const folder = new URL('docs/', location.href).href;
  const waiting = [new URL(start, folder).href];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (url in found || !url.startsWith(folder)) continue;
    const answer = await fetch(url);
    found[url] = answer.status;
    if (!url.endsWith('.html')) continue;
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const links = [...there.querySelectorAll('a[href], link[rel=stylesheet], img')];
    waiting.push(...links.map(one => new URL(one.getAttribute('href') ?? one.getAttribute('src')!, url).href)
      .map(link => link.replace(/#.*/, '')));
  }
  return found;
}, first);

beforeAll(async () => {
  if (!existsSync(join(SITE, 'sw.js'))) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => folder, { pages: { '/club.html': CLUB } })]);
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(updated, { recursive: true, force: true });
});

describe('the site', () => {
  it('asks no other server, sets no cookie, and says when it can be used without a connection', async () => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    await isOnTable();
    await isReady();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(url => !url.startsWith(`${site.origin}/`))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('is loaded again without a connection: a step is played, and the odds are opened and answer', async () => {
    await site.stop();
    await page.reload({ waitUntil: 'load' });
    await isOnTable();
    await playAStep();
    await page.evaluate(() => (location.hash = '#odds=2 boyz v 1 assault'));
    await comesTo(page, 'odds', () => page.evaluate(() =>
      /\d+\.\d\s?%/.test(document.querySelector('table-odds')?.shadowRoot?.textContent ?? '')));
    await site.start();
  });

  it('has its documentation without a connection: every page, style and picture to which another leads', async () => {
    await site.stop();
    const found = await followed('index.html');
    expect(Object.keys(found).length).toBeGreaterThan(20);
    expect(Object.entries(found).filter(([, status]) => status !== 200)).toEqual([]);
    expect(await read('docs/')).toEqual({ title: expect.stringMatching(/./), isStyled: true, pictures: [] });
    const { isStyled, pictures } = await read('docs/readme.html');
    expect([isStyled, pictures]).toEqual([true, [expect.any(Number)]]);
    expect(pictures[0]).toBeGreaterThan(0);
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    await site.start();
  });

  it('leaves the parts of what is open where a newer page beside it was loaded past the worker', async () => {
    update();
    folder = updated;
    const ahead = await browser.newPage();
    await ahead.goto(`${site.origin}/`, { waitUntil: 'load' });
    await ahead.reload({ ignoreCache: true, waitUntil: 'load' });
    expect(await ahead.title()).toBe('New: Assault resolver');
    await isReady(ahead);
    expect(await keepsDropped()).toBe(true);
    await ahead.close();
  });

  it('takes an update at the next visit and leaves what is on the table there until then', async () => {
    const before = page; // the match whose odds were asked for is the table of that tab
    page = await browser.newPage();
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    await before.close(); // not earlier: with no tab open the new version would have no one to wait for
    await isOnTable();
    await playAStep();
    await comesTo(page, 'a new version that waits', () => page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting != null;
    }));
    expect([await page.title(), await panel()]).toEqual(['Assault resolver', 'a2-charge-step']);
    await page.close();
    page = await browser.newPage();
    await comesTo(page, 'the new version', async () => {
      await page.goto(`${site.origin}/`, { waitUntil: 'load' });
      if (await page.title() === 'New: Assault resolver') return true;
      await page.goto('about:blank'); // a page that is open keeps the worker of before
      return false;
    });
    await isReady();
    expect(await keepsDropped()).toBe(false);
    await site.stop();
    expect(await read('docs/players.html')).toMatchObject({ title: expect.stringMatching(/^New: /) });
    await site.start();
  });

  it('has a worker only in a tab of its own: neither the site nor an element alone brings one in a frame', async () => {
    const context = await browser.createBrowserContext();
    const club = await context.newPage();
    await club.goto(`${site.origin}/club.html`, { waitUntil: 'networkidle0' });
    const tags = (): Promise<readonly (readonly string[])[]> => Promise.all(club.frames().slice(1).map(frame =>
      frame.$$eval('assault-resolver, assault-statechart', all => all.map(({ localName }) => localName))));
    await comesToEqual(club, tags, [['assault-resolver'], ['assault-statechart']]);
    await comesToQuiet(club);
    expect(await club.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.close();
  });
});

describe('a part that cannot be had', () => {
  let context: BrowserContext;
  let visitor: Page;
  const isLacking = (): Promise<boolean> => visitor.$eval('#unloaded', note => note.checkVisibility());
  const turnTo = (hash: string): Promise<void> => visitor.evaluate(hash => void (location.hash = hash), hash);

  beforeAll(async () => {
    context = await browser.createBrowserContext();
    visitor = await context.newPage();
    await visitor.setRequestInterception(true);
    visitor.on('request', request => void (/\/(?:(?:(?:odds|learn)-page|table-actions|play-on-table)-[\w-]*|sw)\.js$/
      .test(request.url()) ? request.abort() : request.continue()));
    await visitor.goto(`${site.origin}/`, { waitUntil: 'load' });
  });

  afterAll(() => context.close());

  it.each(['#odds', '#learn', '#play=1.abc'])('of %s is said to be lacking', async hash => {
    await turnTo(hash);
    await comesTo(visitor, 'the note', isLacking);
    await turnTo('');
    await comesTo(visitor, 'no note', async () => !await isLacking());
    expect(await visitor.$eval('assault-resolver', table => table.checkVisibility())).toBe(true);
  });

  it('of what a button opens is said to be lacking', async () => {
    await visitor.$eval('.more [data-table-action]', button => (button as HTMLElement).click());
    await comesTo(visitor, 'the note', isLacking);
    await turnTo('#embed');
    await comesTo(visitor, 'what builds a tag', () => visitor.$('embed-builder').then(builder => builder !== null));
    await comesTo(visitor, 'no note', async () => !await isLacking());
  });
});

describe('where the store of the browser gives no answer', () => {
  /** Before the worker's own script: what it looks for among the parts is never found, nor told to be lacking. */
  const UNANSWERED = `const open = CacheStorage.prototype.open;
    CacheStorage.prototype.open = async function (name) {
      const cache = await open.call(this, name);
      if (name === 'assault-parts') cache.match = () => new Promise(() => {});
      return cache;
    };`;

  it('a part comes from the network', async () => {
    const script = `${UNANSWERED}${readFileSync(join(SITE, 'sw.js'), 'utf8')}`;
    const served = await serveFolder(() => SITE, { pages: { '/sw.js': script } });
    const context = await browser.createBrowserContext();
    const visitor = await context.newPage();
    await visitor.goto(`${served.origin}/`, { waitUntil: 'load' });
    await comesTo(visitor, 'its worker', () => visitor.evaluate(() => navigator.serviceWorker.controller !== null));
    await visitor.$eval('.more [data-table-action="share"]', button => (button as HTMLElement).click());
    await comesTo(visitor, 'what it opens', () => visitor.evaluate(() =>
      (document.querySelector('assault-share')?.shadowRoot?.textContent.trim() ?? '') !== ''));
    await context.close();
    await served.stop();
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };

  it('is all that a browser asks for to install the site', async () => {
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    const session = await page.createCDPSession();
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site.origin}/manifest.webmanifest`, []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  it('names no id, which would be meant from the root of the server: of two sites there each is an app', () => {
    expect(Object.keys(manifest)).toContain('start_url');
    expect(Object.keys(manifest)).not.toContain('id');
  });

  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');

  it.each(drawn)('has the icon $src of $sizes', ({ src, sizes }) => {
    const png = readFileSync(join(PUBLIC, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });
});
