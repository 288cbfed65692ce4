// A real browser on a page that has nothing but the built embed: for benchmarks and pictures.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../find-browser.mjs';

const DIST = new URL('../../dist/', import.meta.url);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

const EMBED_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Embed</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/embed/assault-resolver.js"></script><assault-resolver></assault-resolver></html>`;

/**
 * Opens a page, hands it to `use(page, origin)`, and cleans up whatever happens.
 *
 * `path` is a file of dist/ (such as `/site/index.html`); without it the page holds one `<assault-resolver>`.
 */
export const withPage = async ({ width = 1280, height = 800, path = '/' }, use) => {
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

const answer = async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const type = TYPES[pathname === '/' ? '.html' : extname(pathname)] ?? 'application/octet-stream';
  try {
    const content = pathname === '/' ? EMBED_PAGE : await readFile(new URL(`.${pathname}`, DIST));
    response.writeHead(200, { 'content-type': type }).end(content);
  } catch {
    response.writeHead(404).end();
  }
};
