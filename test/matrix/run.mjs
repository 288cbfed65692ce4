// `npm run matrix`: the whole walk-through in every browser that is on this machine, as a table. Needs a build.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { browsers } from './browsers.mjs';
import { PAGES, WALKS } from './walks.mjs';

const EMBED = new URL('../../dist/embed', import.meta.url);

const server = createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (PAGES[pathname] !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[pathname]);
    return;
  }
  const script = await readFile(new URL(`${EMBED.href}${pathname}`)).catch(() => null);
  if (script === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

/** Why a walk failed; null: it did not. */
const fault = async (browser, path, walk) => {
  const page = await browser.newPage();
  const said = [];
  page.on('pageerror', error => said.push(String(error)));
  try {
    await page.setViewport({ width: 1000, height: 800 });
    await page.goto(`${origin}${path}`, { timeout: 180_000 });
    await walk(page);
    return said[0] ?? null;
  } catch (error) {
    return [String(error), ...said].join(' / ');
  } finally {
    await page.close();
  }
};

const secondsOf = async act => {
  const from = performance.now();
  const value = await act();
  return { value, seconds: (performance.now() - from) / 1000 };
};

/** All walks, or those of the pages that are named: `npm run matrix -- epic many`. */
const only = process.argv.slice(2);
const walks = WALKS.filter(([, path]) => only.length === 0 || only.includes(path.slice(1)));
let isAllWell = true;
console.log('| browser | version | walk | | seconds |\n|---|---|---|---|---|');
for (const { name, get, start } of await browsers()) {
  if (!start) {
    console.log(`| ${name} | missing: ${get} | | | |`);
    continue;
  }
  const browser = await start();
  const version = (await browser.version()).replace(/^\w+\//, '');
  let sum = 0;
  let passed = 0;
  for (const [walkName, path, walk] of walks) {
    const { value: why, seconds } = await secondsOf(() => fault(browser, path, walk));
    sum += seconds;
    passed += why === null ? 1 : 0;
    isAllWell &&= why === null;
    console.log(`| ${name} | ${version} | ${walkName} | ${why ?? 'passed'} | ${seconds.toFixed(1)} |`);
  }
  console.log(`| ${name} | ${version} | **together** | ${passed} of ${walks.length} | ${sum.toFixed(1)} |`);
  await browser.close();
}
server.close();
server.closeAllConnections();
process.exitCode = isAllWell ? 0 : 1;
