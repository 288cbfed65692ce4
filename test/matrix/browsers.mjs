// The browsers of the matrix: which of them are on this machine, and how each is started.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserFlags } from '../support/find-browser.mjs';
import { fontEnvironment } from '../support/fonts.mjs';
import { shippedBrowser, shippedLibraries } from '../support/shipped-browser.mjs';

const isRunnable = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program of these names that is installed; null: none is. */
const installed = names => (process.env.PATH ?? '').split(delimiter)
  .flatMap(folder => names.map(name => join(folder, name))).find(isRunnable) ?? null;

const chromium = async (path, headless, env = fontEnvironment()) =>
  puppeteer.launch({ executablePath: path, args: browserFlags(), headless, env });

/** What is tested in: `start` is null where it is not on this machine; `get` says how it would come there. */
export const browsers = async () => {
  const full = process.env.CHROME_PATH
    ?? installed(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']);
  const shell = installed(['chrome-headless-shell']);
  const shipped = shell === null ? await shippedBrowser() : null;
  const firefox = process.env.FIREFOX_PATH ?? installed(['firefox', 'firefox-esr']);
  const startShipped = async () => {
    const env = fontEnvironment();
    const libraries = [shippedLibraries(shipped), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
    return chromium(shipped.path, 'shell', env)
      .catch(() => chromium(shipped.path, 'shell', { ...env, LD_LIBRARY_PATH: libraries }));
  };
  return [
    {
      name: 'Chromium, new headless', get: 'apt-get install chromium, or CHROME_PATH',
      start: full === null ? null : () => chromium(full, true),
    },
    {
      name: 'Chromium, headless shell', get: 'npm ci on Linux x64, or chrome-headless-shell on the PATH',
      start: shell !== null ? () => chromium(shell, 'shell') : shipped && startShipped,
    },
    {
      name: 'Firefox', get: 'apt-get install firefox-esr, or FIREFOX_PATH',
      start: firefox === null ? null
        : () => puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true }),
    },
  ];
};
