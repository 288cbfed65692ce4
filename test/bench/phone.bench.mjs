// The site's first screen on a phone of today's lower half: a processor of a quarter of this one, over slow 4G.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { withServedPage } from '../support/served-page.mjs';

const SITE = new URL('../../dist/site/', import.meta.url);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const OPENINGS = 3;
const SLOWER = 4;
/** So long after the first step can be made nothing may move any more. */
const SETTLED_MS = 1500;

/** As servers do, what is text is sent packed. */
const answer = async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
  try {
    const packed = gzipSync(await readFile(new URL(`.${pathname}`, SITE)));
    const type = TYPES[extname(pathname)] ?? 'application/json';
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(packed);
  } catch {
    return response.writeHead(404).end();
  }
};

/** Notes what moves, from before the page begins. */
const watch = () => {
  globalThis.shifts = [];
  new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });
};

/** Waits as a reader does, and tells in milliseconds since the address was opened when a step can be made. */
const opened = settle => new Promise(resolve => {
  const look = () => {
    const button = document.querySelector('assault-resolver')?.shadowRoot?.querySelector('[part=primary]');
    if (button == null || button.disabled) return requestAnimationFrame(look);
    const steppable = performance.now();
    return setTimeout(() => resolve({ steppable, shift: shifts.reduce((sum, value) => sum + value, 0) }), settle);
  };
  look();
});

/** Presses the button that plays on; true when the next step stands there. */
const steps = () => new Promise(resolve => {
  const { shadowRoot } = document.querySelector('assault-resolver');
  shadowRoot.querySelector('[part=primary]').click();
  const look = () => (shadowRoot.querySelector('.panel > :not(selected-unit)').localName === 'a2-charge-step'
    ? resolve(true) : requestAnimationFrame(look));
  look();
});

/**
 * The longest task of the page's thread, in milliseconds in which it ran: waiting for the machine is no task. Null:
 * there is no trace.
 */
const longestTask = trace => {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const drawing = new Set(traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(threadOf));
  const tasks = traceEvents
    .filter(event => event.name === 'RunTask' && event.ph === 'X' && drawing.has(threadOf(event)))
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000);
  return tasks.length > 0 ? Math.max(...tasks) : null;
};

const visit = () => withServedPage({ answer, path: '/', width: 360, height: 780 }, async (page, origin) => {
  await page.evaluateOnNewDocument(watch);
  await page.setViewport({ width: 360, height: 780, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await page.emulateCPUThrottling(SLOWER);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await page.goto(`${origin}/index.html`, { waitUntil: 'domcontentloaded' });
  const { steppable, shift } = await page.evaluate(opened, SETTLED_MS);
  const longest = longestTask(await page.tracing.stop());
  return { steppable, shift, longest, hasStepped: await page.evaluate(steps) };
});

const visits = [];

/** Every figure is of the same visits, each in a fresh browser. Of some the browser hands over no trace at all. */
const all = async () => {
  for (let tries = 0; visits.length < OPENINGS && tries < 2 * OPENINGS; tries += 1) {
    const made = await visit();
    if (made.longest !== null) visits.push(made);
  }
  assert.equal(visits.length, OPENINGS, 'the browser traces nothing');
  return visits;
};

const check = async () => assert((await all()).every(({ hasStepped }) => hasStepped), 'no step can be made');

const figure = (name, of, atMost, unit) => ({
  name: `site on a slow phone, ${name}`,
  answer: check,
  samples: async () => (await all()).map(of),
  atMost,
  unit,
});

export const benches = [
  figure('first step can be made', ({ steppable }) => steppable, 2500, 'ms'),
  figure('layout shift', ({ shift }) => shift, 0.02, ''),
  figure('longest task', ({ longest }) => longest, 100, 'ms'),
];
