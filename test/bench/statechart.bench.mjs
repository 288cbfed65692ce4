import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { scriptTimes } from './script-time.mjs';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Statechart</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body><script type="module" src="/page.js"></script></body></html>`;

const bundled = async () => {
  const entry = fileURLToPath(new URL('statechart-page.ts', import.meta.url));
  const built = await build({
    configFile: false, logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  return [built].flat()[0].output[0].code;
};

const withChart = async use => {
  const code = await bundled();
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? code : PAGE);
  });
  await new Promise(ready => server.listen(0, '127.0.0.1', ready));
  const { path: executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: browserFlags(), env });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'load' });
    return await use(page);
  } finally {
    await browser.close();
    server.close();
  }
};

const show = (page, at) => page.evaluate(one => window.show(one), at);

/** Every moment of the first assaults lights the states that are active, and no others. */
const answer = () => withChart(async page => {
  for (const sample of [0, 3]) {
    const moments = await page.evaluate(one => window.lay(one), sample);
    assert(moments > 4);
    for (let at = 0; at < moments; at += 1) {
      await show(page, at);
      assert(await page.evaluate(one => window.isRight(one), at), `moment ${at} of assault ${sample}`);
    }
  }
});

/** Every moment of every bundled assault; each is walked twice, the first time to warm the page up. */
const times = () => withChart(async page => {
  const all = [];
  for (let sample = 0; sample < await page.evaluate(() => window.samples); sample += 1) {
    const moments = await page.evaluate(one => window.lay(one), sample);
    for (let at = 0; at < moments; at += 1) await show(page, at);
    await page.evaluate(one => window.lay(one), sample);
    all.push(...await scriptTimes(page, Array.from({ length: moments }, (_, at) => () => show(page, at))));
  }
  return all;
});

const bench = (name, at) => ({
  name: `an update of the assault’s statechart, script, ${name}`, answer, samples: times, at, atMost: 8, unit: 'ms',
});

export const benches = [bench('median', 0.5), bench('95th percentile', 0.95)];
