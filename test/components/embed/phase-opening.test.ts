/** The first screen of a bundled phase on somebody's page: what is done on it is done by the game. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servingTags } from '../../support/fetched-bytes.mjs';
import { comesTo, comesToEqual, comesToQuiet, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { firstOf } from '../../support/share.ts';

const TAGS = [
  { tag: 'assault-resolver', attributes: 'ruleset="warhammer-40k-7th" scenario="two-armours" locale="en"' },
  { tag: 'assault-resolver', attributes: 'ruleset="warhammer-40k-4th" scenario="two-armours" locale="en" readonly' },
  { tag: 'assault-resolver', attributes: 'ruleset="warhammer-40k-4th" scenario="sweeping-advance" locale="en"' },
] as const;
const GAME = 'assault-resolver-40k';

/** Which of them is looked at in which width; a phone and a desk first. */
const SHOWN = firstOf([[0, 360], [2, 1280], [2, 360], [2, 768]] as const, 2);

/** As much of the tag as a page may use. */
interface Tag extends HTMLElement {
  step: string | null;
  events: readonly unknown[];
  readonly playedOther: { readonly at: number } | null;
  readonly updateComplete: Promise<unknown>;
  startAgain(seed?: number): void;
  playOn(): Promise<void>;
  turns(): Promise<unknown>;
}

const fetched: string[] = [];
let browser: OwnBrowser;
let server: Server;
let origin = '';
let tab: Page;

beforeAll(async () => {
  browser = await ownBrowser();
  server = createServer(servingTags(TAGS, fetched));
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  await new Promise(stopped => server.close(stopped));
});

beforeEach(async () => {
  tab = await browser.newPage();
  await tab.setViewport({ width: 1000, height: 900 });
});

afterEach(() => tab.close());

/** What comes in a shadow changes nothing outside: it is looked for frame by frame. */
const seen = (selector: string): Promise<unknown> => tab.waitForSelector(selector, { visible: true });

/** A page with the tag, of which the events are kept from the beginning. */
const opened = async (at = 0): Promise<void> => {
  fetched.length = 0;
  await tab.evaluateOnNewDocument(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['assault-changed', 'assault-step']) {
      addEventListener(type, ({ detail }: Event & { detail?: object }) =>
        told.push(`${type} ${JSON.stringify(detail)}`));
    }
  });
  await tab.goto(`${origin}/${at}.html`);
  await seen('>>> phase-opening >>> [data-counter]');
  let before: readonly string[] = [];
  await comesTo(tab, 'its place', async () => { // in which it lies as soon as it has its width
    const [was, now] = [before, await tab.evaluate(() => new Promise(requestAnimationFrame)).then(places)];
    before = now;
    return was.join() === now.join();
  });
};

const told = (): Promise<readonly string[]> =>
  tab.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);

/** The game has taken the place of its first screen. */
const taken = (): Promise<void> => comesTo(tab, 'the game', () => tab.evaluate(() => {
  const root = document.querySelector('assault-resolver')!.shadowRoot!;
  return root.querySelector('phase-resolver') !== null && root.querySelector('phase-opening') === null;
}));

/** The game stands there, and does nothing more. */
const standsAt = async (at: number): Promise<void> => {
  const stands = (): Promise<number | null> => tab.evaluate(() =>
    document.querySelector<Tag>('assault-resolver')!.playedOther?.at ?? null);
  await comesToEqual(tab, stands, at);
  await comesToQuiet(tab);
  expect(await stands()).toBe(at);
};

/** Where everything stands that can be read or pressed, but for what only comes with the game, below or on the map. */
const places = (): Promise<readonly string[]> => tab.evaluate(() => {
  const found: string[] = [];
  const look = (root: ParentNode): void => {
    for (const one of root.querySelectorAll('*')) {
      if (one.matches('button, .menu summary, select, h2, p, li, .card, svg.map, [data-counter]')
        && one.closest('.legend') === null && one.checkVisibility()) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const text = one.matches('svg, svg *') ? one.getAttribute('data-counter') : one.textContent?.trim();
        if (width > 1) found.push([one.localName, text, ...[x, y, width, height].map(Math.round)].join(' '));
      }
      if (one.shadowRoot) look(one.shadowRoot);
    }
  };
  look(document);
  return found.sort();
});

describe('the first screen of a bundled phase', () => {
  it.each(SHOWN)('stands where its game stands: %i at %i px', async (at, width) => {
    await tab.setViewport({ width, height: 740 });
    await opened(at);
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    await tab.evaluate(() => document.querySelector<Tag>('assault-resolver')!.turns());
    await taken();
    await comesToEqual(tab, places, before);
  });

  it('fetches nothing of the game, and tells the page once what lies there', async () => {
    await opened();
    expect(fetched).not.toContain(GAME);
    await tab.evaluate(() => document.querySelector<Tag>('assault-resolver')!.playOn());
    await taken();
    expect(fetched).toContain(GAME);
    await standsAt(1);
    expect((await told()).filter(one => one.startsWith('assault-changed'))).toEqual([expect.stringContaining(
      '"id":"two-armours","title":"Wounds on a unit in two armours","ruleset":"warhammer-40k-7th"')]);
  });

  it('has its click on the next action done by the game, once, and says meanwhile that it goes on', async () => {
    await opened();
    const said = await tab.$eval('>>> phase-opening >>> [part~=primary]', async primary => {
      (primary as HTMLElement).click();
      ((primary.querySelector('span') ?? primary) as HTMLElement).click();
      (primary as HTMLElement).click();
      const { host } = primary.getRootNode() as ShadowRoot;
      await (host as HTMLElement & { readonly updateComplete: Promise<unknown> }).updateComplete;
      return [primary.closest('.bar')!.getAttribute('aria-busy'), primary.getAttribute('aria-disabled')];
    });
    expect(said).toEqual(['true', 'true']);
    await taken();
    await standsAt(1);
  });

  it('has keys done by the game, with the focus where it was', async () => {
    await opened();
    await tab.focus('>>> phase-opening >>> [role=radio]');
    await tab.keyboard.press('Space');
    await taken();
    await comesToEqual(tab, () => tab.$eval('>>> phase-resolver >>> [role=radio]', choice =>
      [choice.getAttribute('aria-checked'), choice.matches(':focus')]), ['true', true]);
    await standsAt(0);
  });

  it('opens its menu in the game', async () => {
    await opened();
    await tab.$eval('>>> phase-opening >>> .menu summary', summary => (summary as HTMLElement).click());
    await taken();
    await comesTo(tab, 'the menu', () =>
      tab.$eval('>>> phase-resolver >>> .menu', menu => (menu as HTMLDetailsElement).open));
  });

  it('turns to the tab that is pressed on it', async () => {
    await opened();
    await tab.click('>>> phase-opening >>> [role=tab]:nth-of-type(2)');
    await taken();
    await comesTo(tab, 'the log', () => tab.$eval('>>> phase-resolver >>> [role=tab]:nth-of-type(2)', log =>
      log.getAttribute('aria-selected') === 'true'));
  });

  it('is asked why by a tap on a model', async () => {
    await opened();
    await tab.click('>>> phase-opening >>> [data-counter=berzerkers-1]');
    await taken();
    await seen('>>> phase-resolver >>> model-reasons');
  });

  it.each([
    ['.closer', () => (document.querySelector('assault-resolver')!.shadowRoot!.querySelector('phase-resolver')!
      .shadowRoot!.querySelector<HTMLElement & { readonly isAtRest: boolean }>('assault-battlefield')!.isAtRest)],
    ['.key', () => document.querySelector('assault-resolver')!.shadowRoot!.querySelector('phase-resolver')!
      .shadowRoot!.querySelector('assault-battlefield')!.shadowRoot!.querySelector('.key-sheet') === null],
  ] as const)('has its %s of the map pressed in the game', async (tool, isUntouched) => {
    await opened();
    await tab.click(`>>> phase-opening >>> ${tool}`);
    await taken();
    await comesTo(tab, 'what it does', async () => !await tab.evaluate(isUntouched));
  });

  it('plays by the edition that is chosen on it', async () => {
    await opened();
    await tab.select('>>> phase-opening >>> .edition select', '0');
    await comesTo(tab, 'the other edition', async () =>
      (await told()).some(one => one.includes('"ruleset":"warhammer-40k-trial-seven-steps"')));
  });

  it('brings the game at once where more than a first screen is wanted', async () => {
    await opened();
    await tab.evaluate(() => (document.querySelector<Tag>('assault-resolver')!.step = '2'));
    await taken();
    await standsAt(2);
  });

  it('is another one where another phase is wanted, and says that it has begun again', async () => {
    await opened();
    await tab.evaluate(() => document.querySelector('assault-resolver')!.setAttribute('scenario', 'sweeping-advance'));
    await comesTo(tab, 'the other', async () => (await told()).some(one => one.startsWith('assault-step')));
    expect(fetched).not.toContain(GAME);
    expect((await told()).join('\n'))
      .toMatch(/"id":"two-armours".*\n.*"id":"sweeping-advance".*\nassault-step.*"at":0/);
  });

  it('is only watched where the page wants that', async () => {
    await opened(1);
    await tab.$eval('>>> phase-opening >>> [part~=play-on]', next => (next as HTMLElement).click());
    await taken();
    await standsAt(1);
    expect(await tab.$('>>> [part~=primary]')).toBeNull();
  });

  it('stays, and says so, where the game cannot be had', async () => {
    await opened();
    await tab.setOfflineMode(true);
    await tab.$eval('>>> phase-opening >>> [part~=primary]', primary => (primary as HTMLElement).click());
    await seen('>>> .lack button');
    expect(await tab.$('>>> phase-opening')).not.toBeNull();
    await tab.setOfflineMode(false);
    await taken();
    await standsAt(1);
  });
});
