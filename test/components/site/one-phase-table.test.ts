/** One table of Warhammer 40,000 in the views of the built site. `npm run build` makes it. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesTo, ownBrowser, withoutOdds, withoutWorker, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));

let browser: OwnBrowser;
let site: Served;
let page: Page;
const failed: string[] = [];

beforeAll(async () => {
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
  page = await browser.newPage();
  await withoutWorker(page);
  await withoutOdds(page);
  page.on('pageerror', error => failed.push(String(error)));
  await page.setViewport({ width: 360, height: 740 });
});
afterAll(async () => {
  await Promise.all([browser?.close(), site?.stop()]);
});

type MapLeft = HTMLElement & {
  readonly camera: object; readonly isAtRest: boolean; readonly view: { readonly counters: readonly object[] };
  tapped(counter: unknown): void;
  look(camera: object): void;
};
type Viewed = HTMLElement & {
  readonly selected?: string | null;
  readonly inHand?: { readonly asked: string | null; readonly chosen: string | null } | null;
};

/** What the views of a table have in common, as one of them shows it. */
const inView = (view: 'odds' | 'play'): Promise<object | null> => page.evaluate(view => {
  const element = document.querySelector<Viewed>(view === 'odds' ? 'table-odds' : 'assault-resolver');
  const root = element?.shadowRoot?.querySelector('phase-resolver')?.shadowRoot ?? element?.shadowRoot;
  const frame = root?.querySelector('table-frame');
  const map = frame?.querySelector<MapLeft>('assault-battlefield');
  if (!element?.checkVisibility() || !frame || !map) return null;
  const { camera, isAtRest, view: { counters } } = map;
  const selected = view === 'odds' ? element.selected : element.inHand?.chosen ?? element.inHand?.asked;
  return { camera, isAtRest, stands: counters.length, detent: frame.getAttribute('detent'), selected };
}, view).catch(() => null);

const leave = (): Promise<string> => page.$eval('assault-resolver', one => {
  const frame = one.shadowRoot!.querySelector('phase-resolver')!.shadowRoot!
    .querySelector<HTMLElement & { detent: string }>('table-frame')!;
  const map = frame.querySelector<MapLeft>('assault-battlefield')!;
  const [counter] = map.view.counters as readonly { readonly id: string }[];
  map.tapped(counter);
  map.look({ centre: [25, 21.5], scale: 17 });
  frame.detent = 'peek';
  return counter!.id;
});

describe('one table of Warhammer 40,000 in all views', () => {
  it('has the same camera, sheet and selected stand in Play and Odds, after a reload, and in Play again', async () => {
    await page.goto(`${site.origin}/#warhammer-40k-4th/barricade-with-frag`);
    await comesTo(page, 'the phase', async () => (await inView('play')) !== null);
    await page.$eval('assault-resolver', one => (one as HTMLElement & { playOn(): Promise<void> }).playOn());
    await comesTo(page, 'being remembered', () => page.evaluate(() =>
      sessionStorage.getItem('assault-resolver.tables')?.includes('"at":1') === true));
    let stands = 0;
    await comesTo(page, 'its models', async () =>
      ({ stands } = await inView('play') as { readonly stands: number }).stands > 0);
    const selected = await leave();
    const left = JSON.stringify({
      camera: { centre: [25, 21.5], scale: 17 }, isAtRest: false, stands, detent: 'peek', selected,
    });
    const isSame = async (view: 'odds' | 'play'): Promise<boolean> => JSON.stringify(await inView(view)) === left;
    await comesTo(page, 'what is left on the screen', () => isSame('play'));
    await page.evaluate(() => void (location.hash = 'odds'));
    await comesTo(page, 'the same in Odds', () => isSame('odds'));
    await page.reload();
    await comesTo(page, 'the same after a reload', () => isSame('odds'));
    await page.evaluate(() => void (location.hash = 'play'));
    await comesTo(page, 'the same in Play', () => isSame('play'));
    expect(failed).toEqual([]);
  });

  it('is asked about by a line: in the address, and on the beginning', async () => {
    const line = '#odds=warhammer-40k-7th%2F10%20tactical%20v%2020%20boyz';
    const counters = async (): Promise<unknown> =>
      [(await inView('odds') as { readonly stands: number } | null)?.stands, await page.evaluate(() => location.hash)]
        .join();
    await page.evaluate(line => void (location.hash = line.slice(1)), line);
    await comesTo(page, 'the odds of the line', async () => await counters() === `30,${line}`);
    await page.evaluate(() => {
      localStorage.setItem('assault-resolver.game', '7th');
      location.hash = 'home';
    });
    await page.reload();
    const field = await page.waitForSelector('site-home >>> input[name=line]', { visible: true });
    await field!.type('5 tactical v 7 boyz');
    await field!.press('Enter');
    await comesTo(page, 'those of what was typed', async () =>
      await counters() === '12,#odds=warhammer-40k-7th%2F5%20tactical%20v%207%20boyz');
    expect(failed).toEqual([]);
  });

  it('works out nothing of a table that is gone while another view is shown', async () => {
    /** Odds, or why there are none. */
    const oddsShown = (): Promise<boolean> => page.$eval('table-odds', one =>
      one.shadowRoot!.querySelector('phase-odds, .note') !== null);
    await comesTo(page, 'the odds', oddsShown);
    await page.evaluate(() => void (location.hash = 'play'));
    await comesTo(page, 'the table', async () => (await inView('play')) !== null);
    await page.$eval('assault-resolver', one => (one as HTMLElement & { playOn(): Promise<void> }).playOn());
    await comesTo(page, 'no odds', async () => !await oddsShown());
    await page.evaluate(() => void (location.hash = 'odds'));
    await comesTo(page, 'the odds of what is there now', oddsShown);
    expect(failed).toEqual([]);
  });

  it('keeps what has been begun of another over a reload, to be taken back', async () => {
    const typed = (): Promise<string | undefined> => page.$eval('phase-set-up', one =>
      (one as HTMLElement & { setUp: { texts: { attacker: string } } }).setUp.texts.attacker).catch(() => undefined);
    await page.evaluate(() => void (location.hash = 'odds=warhammer-40k-7th/12 xyzzy v 20 boyz'));
    await comesTo(page, 'the set-up that says what is wrong', async () => await typed() === '12 xyzzy');
    await comesTo(page, 'being remembered', () => page.evaluate(() =>
      sessionStorage.getItem('assault-resolver.tables')?.includes('xyzzy') === true));
    await page.reload();
    await comesTo(page, 'the same after a reload', async () => await typed() === '12 xyzzy');
    await comesTo(page, 'undo', () => page.$eval('phase-set-up', one => {
      const undo = one.shadowRoot!.querySelector<HTMLElement>('.undo:not(:disabled, [aria-disabled=true])');
      undo?.click();
      return undo !== null;
    }));
    await comesTo(page, 'the table before', async () => /tactical/i.test(await typed() ?? ''));
    expect(failed).toEqual([]);
  });

  it('leads to its review from its end, beside the next turn', async () => {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/#warhammer-40k-4th/power-fist-sergeant`);
    await comesTo(page, 'the phase', async () => (await inView('play')) !== null);
    await page.$eval('assault-resolver', async one => {
      const isOver = (): boolean | undefined => one.shadowRoot!.querySelector('phase-resolver')?.running?.isOver;
      for (let step = 0; step < 100 && isOver() !== true; step += 1) {
        await (one as HTMLElement & { playOn(): Promise<void> }).playOn();
      }
    });
    await comesTo(page, 'the review beside the next turn', () => page.$eval('assault-resolver', one => {
      const review = one.shadowRoot!.querySelector('phase-resolver')!.shadowRoot!.querySelector('.acts [part=my-dice]');
      (review as HTMLElement | null)?.click();
      return review?.nextElementSibling?.textContent?.trim() === 'Begin turn 2';
    }));
    await comesTo(page, 'the review', () => page.evaluate(() =>
      location.hash === '#review' && document.querySelector('phase-review')?.checkVisibility() === true));
    expect(failed).toEqual([]);
  });
});
