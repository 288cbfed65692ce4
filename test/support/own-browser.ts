/** A browser that belongs to one test file, for what needs several origins, several visits or no network. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from './find-browser.mjs';

/** So long it may take to begin, to answer, and to load a page: a busy machine may be ten times slower. */
const MAY_HANG = 300_000;

export const ownBrowser = async (): Promise<Browser> => {
  const { path, env } = await findBrowser();
  const browser = await puppeteer.launch({
    executablePath: path, args: browserFlags(), env, timeout: MAY_HANG, protocolTimeout: MAY_HANG,
  });
  browser.on('targetcreated', target => {
    if (target.type() === 'page') void target.page().then(page => page?.setDefaultTimeout(MAY_HANG), () => undefined);
  });
  return browser;
};

/** All that the console of a page says from now on, and what fails there: 'info: …', 'error: …'. */
export const heardOn = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('console', message => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => heard.push(`error: ${String(error)}`));
  return heard;
};

/** Waits for something on a page, as often as it draws or ten times a second. */
export const comesTo = async (page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 600; turn += 1) {
    if (await isSo()) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${page.url()} never came to this: ${what}.`);
};
