/** A running assault outlives its page, on the built site and in a tag with an id. `npm run build` makes both. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comesTo, ownBrowser, withoutOdds, withoutWorker, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const at = (folder: string): string => fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));
const tagged = (attributes: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><script src="/assault-resolver.js"></script>
  <assault-resolver ${attributes}></assault-resolver>`;
const PAGES = {
  '/epic.html': tagged('id="raid" scenario="orks-storm-ruins"'),
  '/phase.html': tagged('id="raid" ruleset="warhammer-40k-4th"'),
  '/nameless.html': tagged(''),
  '/watched.html': tagged('id="raid" readonly'),
  '/else.html': '<!doctype html><title>Elsewhere</title>',
};

interface Tag extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  readonly played: { readonly events: readonly object[]; readonly at: number } | null;
  readonly playedOther: { readonly whole: { readonly events: readonly object[]; readonly at: number } } | null;
  readonly updateComplete: Promise<unknown>;
  playOn(): Promise<void>;
}

let browser: OwnBrowser;
let site: Served;
let club: Served;
let page: Page;
const failed: string[] = [];

/** Everything that has happened up to now, as a text; empty: nothing. */
const standing = (): Promise<string> => page.$eval('assault-resolver', one => {
  const tag = one as Tag;
  const played = tag.played ?? tag.playedOther?.whole ?? null;
  return played === null || played.at === 0 ? '' : JSON.stringify(played.events.slice(0, played.at));
});

const offer = (): Promise<string> => page.$eval('assault-resolver', one =>
  one.shadowRoot!.querySelector('kept-offer')?.shadowRoot?.querySelector('section p')?.textContent ?? '');

const press = (which: 'Go on' | 'Forget it'): Promise<void> => comesTo(page, which, () =>
  page.$eval('assault-resolver', (one, which) => {
    const button = [...one.shadowRoot!.querySelector('kept-offer')!.shadowRoot!.querySelectorAll('button')]
      .find(({ textContent }) => textContent === which);
    button?.click();
    return button !== undefined;
  }, which));

/** What has the focus, in elements within elements. */
const focused = (): Promise<string> => page.evaluate(() => {
  let { activeElement: at } = document;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at?.localName ?? '';
});

const isThere = (): Promise<void> => comesTo(page, 'a table', () => page.$eval('assault-resolver', one =>
  one.shadowRoot?.querySelector('[part=play-on], phase-opening, phase-resolver') != null));

const kept = (): Promise<number> => page.evaluate(() =>
  Object.keys(localStorage).filter(key => key.startsWith('assault-resolver.kept ')).length);

/** Some steps, and until they are kept. */
const play = async (steps: number): Promise<string> => {
  await isThere();
  for (let step = 0; step < steps; step += 1) {
    const before = await standing();
    await page.$eval('assault-resolver', one => void (one as Tag).playOn());
    await comesTo(page, 'another step', async () => await standing() !== before);
  }
  const now = await standing();
  const events = (JSON.parse(now) as readonly unknown[]).length;
  await comesTo(page, 'being kept', () => page.evaluate(events => Object.entries(localStorage).some(([key, text]) =>
    key.startsWith('assault-resolver.kept ')
    && String(text).split('"type"').length - 1 === events), events));
  return now;
};

const goOn = async (): Promise<void> => {
  await comesTo(page, 'the offer', async () => await offer() !== '');
  await press('Go on');
  await comesTo(page, 'steps', async () => await standing() !== '');
};

const opened = async (context: BrowserContext): Promise<Page> => {
  const tab = await context.newPage();
  await Promise.all([withoutOdds(tab), withoutWorker(tab)]);
  return tab;
};

beforeAll(async () => {
  if (!existsSync(`${at('embed')}/integrity.json`)) throw new Error('Run npm run build first.');
  [browser, site, club] = await Promise.all([
    ownBrowser(), serveFolder(() => at('site')), serveFolder(() => at('embed'), { pages: PAGES }),
  ]);
});

beforeEach(async () => {
  const context = await browser.createBrowserContext();
  page = await opened(context);
  page.on('pageerror', error => failed.push(String(error)));
});

afterEach(async () => {
  await page.browserContext().close();
  expect(failed.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), club.stop()]);
});

describe.each([
  ['an assault in a tag', () => `${club.origin}/epic.html`, /^Go on with “Orks storm .*” \(.+, round 1\)\? .+\d/],
  ['a phase in a tag', () => `${club.origin}/phase.html`, /^Go on with “.+” \(.+, turn 1\)\? .+\d/],
])('%s', (_, address, said) => {
  it('is offered after a reload, goes on where it stood, and the focus goes to the step', async () => {
    await page.goto(address());
    const before = await play(3);
    await page.reload();
    await comesTo(page, 'the offer', async () => await offer() !== '');
    expect(await offer()).toMatch(said);
    expect(await standing()).toBe('');
    await goOn();
    expect(await standing()).toBe(before);
    const elsewhere = ['body', 'button', 'kept-offer'];
    await comesTo(page, 'the focus on the step', async () => !elsewhere.includes(await focused()));
    expect(await offer()).toBe('');
    await play(1);
    expect((await standing()).startsWith(before.slice(0, -1))).toBe(true);
  });

  it('is offered after the way back from another page, and after the tab was thrown away', async () => {
    await page.goto(address());
    const before = await play(2);
    await page.goto(`${club.origin}/else.html`);
    await page.goBack();
    await isThere();
    if (await standing() === '') await goOn();
    expect(await standing()).toBe(before);
    const context = page.browserContext();
    const session = await page.createCDPSession();
    const crashed = new Promise(resolve => page.once('error', resolve));
    session.send('Page.crash').catch(() => undefined); // whoever crashes does not answer
    await crashed;
    page = await opened(context);
    await page.goto(address());
    await goOn();
    expect(await standing()).toBe(before);
  });
});

describe('an assault on the site', () => {
  it('goes on where it stood after a reload without being offered, and is offered in another tab', async () => {
    await page.goto(`${site.origin}/`);
    const before = await play(3);
    await comesTo(page, 'being remembered', () => page.evaluate(() =>
      sessionStorage.getItem('assault-resolver.tables')?.includes('"type"') === true));
    await page.reload();
    await comesTo(page, 'the same steps', async () => await standing() === before);
    expect(await offer()).toBe('');
    page = await page.browserContext().newPage();
    await page.goto(`${site.origin}/`);
    await comesTo(page, 'the offer', async () => await offer() !== '');
    expect(await offer()).toMatch(/^Go on with “Assault marines .*” \(.+, round 1\)\? .+\d/);
    await press('Go on');
    await comesTo(page, 'the same steps', async () => await standing() === before);
  });
});

describe('what is played', () => {
  it('is not offered once it is forgotten', async () => {
    await page.goto(`${club.origin}/epic.html`);
    await play(1);
    await page.reload();
    await comesTo(page, 'the offer', async () => await offer() !== '');
    await press('Forget it');
    await comesTo(page, 'no offer', async () => await offer() === '');
    await comesTo(page, 'nothing kept', async () => await kept() === 0);
    await page.reload();
    await isThere();
    expect([await offer(), await standing()]).toEqual(['', '']);
  });

  it('is not offered where the address is a link, and stays kept', async () => {
    await page.goto(`${site.origin}/`);
    await play(1);
    await page.goto(`${site.origin}/#play=1.AAAA`);
    await page.reload();
    await isThere();
    await comesTo(page, 'what is wrong with the link', () =>
      page.$eval('#said', said => said.textContent !== ''));
    expect([await offer(), await kept()]).toEqual(['', 1]);
  });

  it('is not kept once it has ended', async () => {
    await page.goto(`${club.origin}/epic.html`);
    await play(1);
    await page.$eval('assault-resolver', async one => {
      const isOver = (): boolean => one.shadowRoot!.querySelector('[part=play-on][aria-disabled=true]') !== null;
      for (let turn = 0; turn < 300 && !isOver(); turn += 1) {
        await (one as Tag).playOn();
        await (one as Tag).updateComplete;
      }
    });
    await comesTo(page, 'nothing kept', async () => await kept() === 0);
  });

  it('is kept neither in a tag without an id nor where it is only watched', async () => {
    for (const name of ['nameless', 'watched']) {
      await page.goto(`${club.origin}/${name}.html`);
      await isThere();
      await page.$eval('assault-resolver', one => void (one as Tag).playOn());
      await comesTo(page, 'a step', async () => await standing() !== '');
      await page.reload();
      await isThere();
      expect([await offer(), await kept()]).toEqual(['', 0]);
    }
  });

  it('is of two tabs that which was played last, and neither loses what is on its table', async () => {
    await page.goto(`${club.origin}/epic.html`);
    const mine = await play(1);
    const other = await opened(page.browserContext());
    await other.goto(`${club.origin}/epic.html`);
    const first = page;
    page = other;
    const theirs = await play(3);
    page = first;
    expect(await standing()).toBe(mine);
    await page.reload();
    await goOn();
    expect(await standing()).toBe(theirs);
  });
});

describe('what is kept', () => {
  const poisoned = async (text: string): Promise<void> => {
    await page.goto(`${club.origin}/else.html`);
    await page.evaluate(text => localStorage.setItem('assault-resolver.kept /epic.html#raid', text), text);
    await page.goto(`${club.origin}/epic.html`);
    await isThere();
  };
  const hostile = (): string => JSON.stringify({
    format: 1, savedAt: new Date().toISOString(), id: null, scenario: {}, ruleset: null, seed: 1,
    title: '<b>x</b>', called: '<b>x</b>', events: [{ type: 'constructor' }], step: '', language: 'en',
    counts: 'round', count: 1,
  });

  it.each(['{"format":1,', '{"format":99}'])('as %s is ignored, and what can be played is', async text => {
    await poisoned(text);
    await play(1);
    expect(await offer()).toBe('');
  });

  it('and cannot be read says so, and the table is as it was', async () => {
    await poisoned(hostile());
    await comesTo(page, 'the offer', async () => (await offer()).includes('<b>x</b>'));
    await press('Go on');
    await comesTo(page, 'what became of it', () => page.$eval('assault-resolver', one =>
      /cannot be read/.test(one.shadowRoot!.querySelector('kept-offer')?.shadowRoot?.textContent ?? '')));
    await isThere();
    expect(await page.$eval('assault-resolver', one => one.shadowRoot!.querySelector('.title')!.textContent))
      .toMatch(/^Orks storm/);
  });

  it('goes on as far as the rules allow, and says so', async () => {
    await page.goto(`${club.origin}/epic.html`);
    const before = await play(2);
    await page.evaluate(() => {
      const [place] = Object.keys(localStorage).filter(key => key.startsWith('assault-resolver.kept '));
      const form = JSON.parse(localStorage.getItem(place!)!) as { events: object[] };
      form.events.push({ type: 'constructor' }, { type: 'dice.thrown' });
      localStorage.setItem(place!, JSON.stringify(form));
    });
    await page.reload();
    await goOn();
    await comesTo(page, 'what became of it', () => page.$eval('assault-resolver', one =>
      /still allow/.test(one.shadowRoot!.querySelector('kept-offer')?.shadowRoot?.textContent ?? '')));
    expect(await standing()).toBe(before);
  });

  it('is nothing where the page may keep nothing, and the table is played all the same', async () => {
    await page.evaluateOnNewDocument(() => Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }));
    await page.goto(`${club.origin}/epic.html`);
    await isThere();
    await page.$eval('assault-resolver', one => void (one as Tag).playOn());
    await comesTo(page, 'a step', async () => await standing() !== '');
  });
});
