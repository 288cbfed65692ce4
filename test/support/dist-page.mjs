// A real browser on a page that has nothing but the built embed: for benchmarks and pictures.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { withServedPage } from './served-page.mjs';

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
export const withPage = ({ width = 1280, height = 800, path = '/' }, use) =>
  withServedPage({ answer, path, width, height }, use);

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
