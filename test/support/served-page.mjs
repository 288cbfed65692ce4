// A real browser on a page of a server that is there for it alone.
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from './find-browser.mjs';

/** Opens what `answer(request, response)` serves at `path`, hands it to `use(page, origin)`, and cleans up. */
export const withServedPage = async ({ answer, path, width, height }, use) => {
  const server = createServer(answer);
  await new Promise(ready => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const { path: executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: browserFlags(), env });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.goto(origin + path, { waitUntil: 'load' });
    return await use(page, origin);
  } finally {
    await browser.close();
    server.close();
  }
};
