// Finds a Chromium-family browser for the component tests. Plain JavaScript: it runs before any build step.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { fontEnvironment } from './fonts.mjs';
import { installedBrowsers } from './installed-browsers.mjs';
import { shippedBrowser, shippedLibraries } from './shipped-browser.mjs';

/** Environment variables that name a browser, strongest first. */
const ENV_VARS = ['CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH', 'CHROME_BIN'];

/**
 * The browser to test with: `{ path, from, env }`, where `env` is the environment it starts in.
 *
 * An environment variable decides. Otherwise the browser that comes with `npm ci` (Linux x64) goes before an installed
 * one: its version is pinned, so everybody tests the same thing. Finding none is an error, never a skipped test.
 */
export const findBrowser = async () => {
  const tried = [];
  const browser = named() ?? await shipped(tried) ?? installed(tried);
  if (!browser) throw new Error(noBrowser(tried));
  return browser;
};

/** Flags for a quiet browser that also starts as root and in containers. */
export const browserFlags = () => [
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // A frame comes as soon as it is asked for, not sixty times a second: most waits of the tests are for frames.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  // What moves is at its end at once, unless a test asks for more; in the long tests everything moves.
  ...(process.env.TESTS === 'whole' ? [] : ['--force-prefers-reduced-motion']),
  // Chromium cannot sandbox itself as root, nor in most containers.
  ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-setuid-sandbox'] : []),
];

const named = () => {
  const variable = ENV_VARS.find(name => process.env[name]);
  if (!variable) return null;
  const path = process.env[variable];
  if (!isRunnable(path)) throw new Error(`${variable}=${path}: no such executable file.`);
  return { path, from: variable, env: fontEnvironment() };
};

const shipped = async tried => {
  const found = await shippedBrowser();
  if (!found) return null;
  const env = fontEnvironment();
  const refusal = whyNot(found.path, env);
  if (!refusal) return { path: found.path, from: '@sparticuz/chromium', env };
  tried.push(`${found.path}: ${refusal}`);

  const libraries = [shippedLibraries(found), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraries };
  const second = whyNot(found.path, withLibraries);
  if (!second) return { path: found.path, from: '@sparticuz/chromium with its own libraries', env: withLibraries };
  tried.push(`${found.path} with its own libraries: ${second}`);
  return null;
};

const installed = tried => {
  const env = fontEnvironment();
  for (const path of installedBrowsers().filter(isRunnable)) {
    const refusal = whyNot(path, env);
    if (!refusal) return { path, from: 'installed', env };
    tried.push(`${path}: ${refusal}`);
  }
  return null;
};

const isRunnable = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Null if the browser starts: `--version` ends at once and finds stubs and missing libraries. */
const whyNot = (path, env) => {
  if (process.platform === 'win32') return null; // prints nothing there
  const run = spawnSync(path, ['--version'], { timeout: 20_000, encoding: 'utf8', env });
  if (run.status === 0) return null;
  return (run.stderr || run.error?.message || `exit ${run.status}`).trim().split('\n')[0];
};

const noBrowser = tried => [
  'The component tests need a Chromium-family browser (Chrome, Chromium or Edge) and none was found.',
  '  - install one (Debian/Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or',
  '  - set CHROME_PATH=/path/to/chrome, or',
  '  - on Linux x64: npm ci (it brings @sparticuz/chromium).',
  'The unit tests alone need no browser: npm run test:unit',
  ...(tried.length ? ['Tried:', ...tried.map(line => `  ${line}`)] : []),
].join('\n');
