/** One table in all views of the built site, in a browser of its own. `npm run build` makes it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comesTo, ownBrowser, withoutWorker, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
const MATCH = '8 boyz 2 nobz v 6 tactical';
const ODDS = `#odds=${encodeURIComponent(MATCH)}`;

let browser: OwnBrowser;
let site: Served;
let page: Page;
const failed: string[] = [];

const newPage = async (): Promise<Page> => {
  const made = await browser.newPage();
  await withoutWorker(made);
  made.on('pageerror', error => failed.push(String(error)));
  return made;
};

const goTo = (hash: string): Promise<void> => page.evaluate(hash => void (location.hash = hash), hash);

/** All text of an element that is on the screen. */
const textOf = (selector: string): Promise<string> => page.evaluate(selector => {
  const within = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || ['STYLE', 'SCRIPT'].includes(node.nodeName)) return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    return [...(node.shadowRoot ?? node).childNodes].map(within).join(' ');
  };
  const found = document.querySelector(selector);
  return (found === null ? '' : within(found)).replace(/\s+/g, ' ').trim();
}, selector);

const press = (selector: string, label: string): Promise<void> => page.evaluate((selector, label) => {
  const buttons = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')]
    .flatMap(one => [...one.matches('button') ? [one] : [], ...one.shadowRoot === null ? [] : buttons(one.shadowRoot)]);
  const found = buttons(document.querySelector(selector)!.shadowRoot!)
    .find(one => one.textContent!.replace(/\s+/g, ' ').trim() === label && one.checkVisibility());
  if (found === undefined) throw new Error(`There is no button ${label}.`);
  found.click();
}, selector, label);

/** Both chances as they stand at one place; empty as long as they are not known as well as they will be. */
const figuresIn = async (view: 'Odds' | 'Play'): Promise<string> => {
  if (view === 'Odds') {
    return page.$eval('table-odds', one => {
      const root = one.shadowRoot!;
      const isKnown = /^(?:Exact|Estimated)/.test(root.querySelector('.state')?.textContent?.trim() ?? '');
      return isKnown ? [...root.querySelectorAll('.win b')].map(b => b.textContent).join(' : ') : '';
    }).catch(() => '');
  }
  return page.$eval('assault-resolver', one => {
    const line = one.shadowRoot?.querySelector('odds-from-here')?.shadowRoot;
    if (line?.querySelector('section')?.getAttribute('aria-busy') !== 'false') return '';
    return [...line.querySelectorAll('.line b')]
      .map(b => [...b.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent).join(''))
      .map(text => text.trim()).join(' : ');
  }).catch(() => '');
};

const figures = async (view: 'Odds' | 'Play'): Promise<string> => {
  await comesTo(page, `figures in ${view}`, async () => /\d/.test(await figuresIn(view)));
  return figuresIn(view);
};

interface Standing {
  readonly title: string;
  readonly events: readonly string[];
  readonly at: number;
}

const standing = (): Promise<Standing> => page.$eval('assault-resolver', one => {
  const { played } = one as unknown as {
    readonly played: {
      readonly scenario: { readonly title: string }; readonly events: readonly { type: string }[]; readonly at: number;
    } | null;
  };
  return {
    title: played?.scenario.title ?? '', events: played?.events.map(({ type }) => type) ?? [], at: played?.at ?? 0,
  };
});

type Tag = HTMLElement & Record<'playOn' | 'undo' | 'redo', () => Promise<void>>;

const play = async (what: 'playOn' | 'undo' | 'redo', times = 1): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1) {
    await page.$eval('assault-resolver', async (one, what) => {
      await (one as Tag)[what]();
      await new Promise(requestAnimationFrame);
    }, what);
  }
};

const isShown = (selector: string): Promise<void> => comesTo(page, `${selector} on the screen`, () =>
  page.$eval(selector, one => one.checkVisibility() && one.shadowRoot !== null).catch(() => false));

beforeAll(async () => {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
});

beforeEach(async () => {
  page = await newPage();
});

afterEach(async () => {
  await page.close();
  expect(failed.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('one table in all views', () => {
  it('has the same odds to the last digit in Odds, in Play, back in Set up, and after a reload', async () => {
    await page.goto(`${site.origin}/${ODDS}`);
    const asked = await figures('Odds');
    await press('table-odds', 'Play it');
    expect(await figures('Play')).toBe(asked);
    expect((await standing()).title).toBe(MATCH);
    await goTo('#set-up');
    await isShown('assault-set-up');
    await comesTo(page, 'the table in the set-up', async () => (await textOf('assault-set-up')).includes('Boyz'));
    await goTo('#odds');
    expect(await figures('Odds')).toBe(asked);
    await page.reload();
    expect(await figures('Odds')).toBe(asked);
    await goTo('#play');
    expect(await figures('Play')).toBe(asked);
  });
});
