// What a page keeps of elements that have gone: its heap before and after each tag has come and gone a hundred times.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { withServedPage } from '../support/served-page.mjs';

const EMBED = new URL('../../dist/embed/', import.meta.url);
const CYCLES = 100;
/** By then everything has been loaded and is warm. */
const BEFORE = 25;
/** In milliseconds: what has gone has ended its timers. */
const SETTLED = 600;

/** What each tag shows once it is used. */
const SHOWS = {
  'assault-resolver': 'assault-battlefield', 'assault-odds': '.figures b', 'assault-statechart': 'chart-drawing',
  'assault-lesson': 'lesson-player',
};

const answer = async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const [, tag] = /^\/(assault-\w+)\.html$/.exec(pathname) ?? [];
  if (tag !== undefined) {
    const page = `<!doctype html><html lang="en"><body><script src="/${tag}.js"></script></body></html>`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }
  const script = await readFile(new URL(`.${pathname}`, EMBED)).catch(() => null);
  if (script === null) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
};

/** Each time it is attached, used until it shows what it is for, and taken away. */
const comeAndGo = (page, tag, times) => page.evaluate(async (tag, part, times) => {
  const isShown = ({ shadowRoot }) => {
    const shown = shadowRoot?.querySelector(part);
    return shown != null && shown.textContent !== '–';
  };
  for (let time = 0; time < times; time += 1) {
    const element = document.createElement(tag);
    document.body.append(element);
    for (let step = 0; tag === 'assault-resolver' && step < 3; step += 1) await element.playOn();
    while (!isShown(element)) await new Promise(resolve => setTimeout(resolve, 5));
    element.remove();
  }
}, tag, SHOWS[tag], times);

/** In bytes, once nobody needs what is gone. */
const heapOf = async (page, session) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(after => new Promise(resolve => setTimeout(resolve, after)), SETTLED);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
};

const grown = tag => withServedPage({ answer, path: `/${tag}.html`, width: 800, height: 600 }, async page => {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await comeAndGo(page, tag, BEFORE);
  const before = await heapOf(page, session);
  await comeAndGo(page, tag, CYCLES);
  assert.equal(await page.evaluate(tag => document.querySelectorAll(tag).length, tag), 0);
  return [(await heapOf(page, session) - before) / 1000];
});

export const benches = Object.keys(SHOWS).map(tag => ({
  name: `heap grown by ${CYCLES} <${tag}> that came and went`,
  answer: async () => assert((await readFile(new URL(`${tag}.js`, EMBED))).length > 0),
  samples: () => grown(tag),
  atMost: 1000,
  unit: 'kB',
}));
