/** A browser for one test file at a time, for what needs several origins, several visits or no network. */
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { IS_WHOLE } from './share.ts';

/** So long it may take to begin, to answer, and to load a page: a busy machine may be ten times slower. */
const MAY_HANG = 120_000;

/** So long a page waits to hear that it is closed: a browser may never say so where a page was still going. */
const CLOSES_WITHIN = 20_000;

/** Gives a page its time, and an end that is sure: once the order is given, its context takes what is left of it. */
const prepared = (page: Page): Page => {
  page.setDefaultTimeout(MAY_HANG);
  const close = page.close.bind(page);
  page.close = async options => {
    let late: NodeJS.Timeout | undefined;
    const waited = new Promise<void>(resolve => (late = setTimeout(resolve, CLOSES_WITHIN)));
    await Promise.race([close(options), waited]).finally(() => clearTimeout(late));
  };
  return page;
};

/** Every page of it has its time from the beginning. */
const patient = (context: BrowserContext): BrowserContext => {
  const newPage = context.newPage.bind(context);
  context.newPage = async options => prepared(await newPage(options));
  return context;
};

const launched = async (): Promise<Browser> => {
  const { path, env } = await findBrowser();
  // Over a pipe it ends with whoever has begun it.
  return puppeteer.launch({
    executablePath: path, args: browserFlags(), env, pipe: true, timeout: MAY_HANG, protocolTimeout: MAY_HANG,
  });
};

/** It is begun once for all files that a process runs one after the other. */
let running: Promise<Browser> | null = null;

/** As much of a browser as a test needs. What is kept in it is kept from all others. */
export type OwnBrowser = Pick<BrowserContext, 'newPage' | 'pages' | 'close'> & Pick<Browser, 'createBrowserContext'>;

export const ownBrowser = async (): Promise<OwnBrowser> => {
  const browser = await (running ??= launched());
  const contexts = [patient(await browser.createBrowserContext())];
  const [own] = contexts as [BrowserContext];
  return {
    newPage: () => own.newPage(),
    pages: () => own.pages(),
    createBrowserContext: async () => {
      const context = patient(await browser.createBrowserContext());
      contexts.push(context);
      return context;
    },
    close: async () => {
      for (const context of contexts) if (!context.closed) await context.close();
    },
  };
};

/** A page without a service worker, which fetches nothing beside what is looked at. */
export const withoutWorker = (page: Page): Promise<unknown> => page.evaluateOnNewDocument(() =>
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));

/** A page whose workers never answer: nobody looks at the odds that they would reckon beside the test. */
export const withoutOdds = (page: Page): Promise<unknown> => page.evaluateOnNewDocument(() =>
  Object.defineProperty(window, 'Worker', { value: class extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  } }));

/** A page whose workers tell odds alone: nobody looks at what a change, a decision or the next throw would be worth. */
export const withOddsAlone = (page: Page): Promise<unknown> => page.evaluateOnNewDocument(() => {
  interface Asked { readonly id?: number; readonly question?: { readonly kind?: string } }
  const aside = new Set(['matters', 'moments', 'stakes']);
  // oxlint-disable-next-line typescript/unbound-method -- it is called on whichever worker is asked
  const { postMessage } = Worker.prototype as { postMessage(order: unknown): void };
  Worker.prototype.postMessage = function (this: Worker, order: Asked): void {
    const isAside = aside.has(order.question?.kind ?? '');
    postMessage.call(this, isAside ? { type: 'cancel', id: order.id } : order); // is answered that it has ended
  };
});

/** All that the console of a page says from now on, and what fails there: 'info: …', 'error: …'. */
export const heardOn = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('console', message => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => heard.push(`error: ${String(error)}`));
  return heard;
};

/**
 * Waits for something on a page: what comes soon is seen soon, and what takes long is not asked for all the time.
 * A page that cannot be asked, as it loads or lacks what is asked, has not come to it; the error says what it lacked.
 */
export const comesTo = async (page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + MAY_HANG;
  let lacked: unknown;
  for (let turn = 0; performance.now() < end && !page.isClosed(); turn += 1) {
    try {
      if (await isSo()) return;
      lacked = undefined;
    } catch (error) {
      lacked = error;
    }
    await new Promise(resolve => setTimeout(resolve, Math.min(100, 5 + 2 * turn)));
  }
  throw new Error(`${page.url()} never came to this: ${what}.`, { cause: lacked });
};

/** Waits until what is read on a page equals something, and tells how it differs where that never comes. */
export const comesToEqual = async <T>(page: Page, read: () => Promise<T>, expected: unknown): Promise<void> => {
  let got: unknown;
  try {
    await comesTo(page, 'what is expected', async () => {
      got = await read();
      expect(got).toEqual(expected);
      return true;
    });
  } catch (error) {
    throw new Error(`${(error as Error).message} Last seen: ${JSON.stringify(got)}`, { cause: error });
  }
};

/**
 * Nothing is on its way to a page any more, all is laid out, and nothing that has come has it ask for more. `held`: so
 * many things may be on their way, as the test holds them back.
 */
export const comesToQuiet = async (page: Page, held = 0): Promise<void> => {
  let asked = 0;
  const count = (): void => void (asked += 1);
  page.on('request', count);
  do {
    asked = 0;
    await page.waitForNetworkIdle({ idleTime: IS_WHOLE ? 500 : 50, concurrency: held });
    await page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })); // a page may never be idle
        await new Promise(resolve => requestAnimationFrame(resolve)); // a frame tells what is observed of its size
      }
    });
  } while (asked > 0);
  page.off('request', count);
};
