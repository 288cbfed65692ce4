// The documentation as pages of the site, without a script: every Markdown file that docs/README.md leads to; and a
// page on which they are searched, which alone has one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FIRST = 'docs/README.md';
const STYLES = 'docs/docs.css';
const SEARCH = 'docs/search.html';
const SEARCH_SCRIPT = 'docs/search.js';

const textOf = path => readFileSync(join(ROOT, path), 'utf8');
const isFile = path => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile();

/** Where the page of a file lies on the site: what documents a folder is its index. */
const pageOf = path => {
  if (path === 'README.md') return 'docs/readme.html';
  return `docs/${path.replace(/^docs\//, '')}`.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');
};

const imageOf = path => `docs/images/${posix.basename(path)}`;

/** The file that a link from another file means: a folder is meant as what documents it. Null: none of ours. */
const meant = (from, link) => {
  const path = link === '' ? from : posix.join(posix.dirname(from), link);
  return [path, posix.join(path, 'README.md')].find(isFile) ?? null;
};

const safe = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;');

/** What a heading is called in an address, as on code hosts. */
const anchorOf = text => text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(' ', '-');

/** What a link from a file leads to: a page of ours, the web, or nothing that a page can show. */
const leadOf = (from, href) => {
  if (/^https?:/.test(href)) return { href };
  const [to, anchor] = href.split('#');
  const file = meant(from, to);
  if (file === null || !file.endsWith('.md')) return { href: null };
  const relative = file === from ? '' : posix.relative(posix.dirname(pageOf(from)), pageOf(file));
  return { href: `${relative}${anchor === undefined ? '' : `#${anchor}`}`, file };
};

/** What becomes of the parts of a file: markup in it is shown as it is written, never taken as such. */
const rendererFor = (from, found) => ({
  html: ({ text }) => safe(text),
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${safe(anchorOf(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')))}">`
      + `${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const { href: to, file } = leadOf(from, href);
    if (file !== undefined) found.files.push(file);
    const text = this.parser.parseInline(tokens);
    return to === null ? text : `<a href="${safe(to)}">${text}</a>`;
  },
  image({ href, text }) {
    const file = meant(from, href);
    if (file === null) return safe(text);
    found.images.push(file);
    return `<img src="${safe(posix.relative(posix.dirname(pageOf(from)), imageOf(file)))}" alt="${safe(text)}">`;
  },
});

const TABLE = /<table>[^]*?<\/table>/g;
/** A table wider than a phone scrolls by itself, also by the keyboard. */
const inFrames = html => html.replace(TABLE, table =>
  `<div class="wide" role="region" aria-label="Table" tabindex="0">${table}</div>`);

const titleOf = text => (/^# (.+)$/m.exec(text)?.[1] ?? 'Documentation');

const linkTo = (from, to, path) => safe(posix.relative(posix.dirname(pageOf(from)), path ?? pageOf(to)));

const navigation = (from, pages) => pages.map(({ file, title }) =>
  `<a href="${linkTo(from, file)}"${file === from ? ' aria-current="page"' : ''}>${safe(title)}</a>`).join('\n      ');

const searchForm = (action, id) => `<form action="${action}" role="search">
      <label for="${id}">Search the documentation</label>
      <input id="${id}" name="q" type="search" autocomplete="off" spellcheck="false" maxlength="200">
    </form>`;

const page = ({ file, title, body }, chapters, scripts = '') => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:${
  scripts === '' ? '' : `; script-src 'self'`}">
  <title>${safe(title)} – Assault resolver</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${linkTo(file, '', STYLES)}">${scripts}
</head>
<body>
  <header>
    <p><a href="${linkTo(file, '', 'index.html')}">Assault resolver</a></p>
    <nav aria-label="Documentation">
      ${navigation(file, chapters)}
    </nav>
    ${scripts === '' ? searchForm(linkTo(file, '', SEARCH), 'search') : ''}
  </header>
  <main>
${body}  </main>
</body>
</html>
`;

const SEARCH_BODY = `<h1 id="search">Search the documentation</h1>
${searchForm('search.html', 'words')}
<p role="status"></p>
<ol class="found"></ol>
<noscript><p>The search needs scripts. <a href="index.html">All pages</a> do without.</p></noscript>
`;

/** The page of the search; `docs/search.md` is the file that it would be made of. */
const searchPage = chapters => page(
  { file: 'docs/search.md', title: 'Search', body: SEARCH_BODY }, chapters,
  '\n  <script src="search.js" defer></script>',
);

/** A file's text as markup, with the files and images that it leads to. */
export const readMarkdown = async (file, text) => {
  const { Marked } = await import('marked'); // every build and every test reads the file that asks for this one
  const found = { files: [], images: [] };
  const body = inFrames(new Marked({ renderer: rendererFor(file, found) }).parse(text));
  return { ...found, body };
};

/** Every page with its path and text, its styles and its images. */
export const documentation = async () => {
  const pages = new Map();
  const images = new Set();
  const waiting = [FIRST];
  while (waiting.length > 0) {
    const file = waiting.shift();
    if (pages.has(file)) continue;
    const text = textOf(file);
    const read = await readMarkdown(file, text);
    pages.set(file, { file, title: titleOf(text), body: read.body });
    waiting.push(...read.files);
    read.images.forEach(image => images.add(image));
  }
  const { searchScript } = await import('./docs-search.mjs'); // as of `marked`
  const chapters = [...pages.values()].filter(({ file }) => posix.dirname(file) === 'docs');
  return [
    ...[...pages.values()].map(one => ({ path: pageOf(one.file), content: page(one, chapters) })),
    { path: SEARCH, content: searchPage(chapters) },
    { path: SEARCH_SCRIPT, content: await searchScript([...pages.values()].map(one =>
      ({ href: posix.relative('docs', pageOf(one.file)), title: one.title, body: one.body }))) },
    { path: STYLES, content: readFileSync(new URL('docs.css', import.meta.url), 'utf8') },
    ...[...images].map(image => ({ path: imageOf(image), content: readFileSync(join(ROOT, image)) })),
  ];
};

const TYPES = {
  html: 'text/html; charset=utf-8', css: 'text/css', png: 'image/png', js: 'text/javascript; charset=utf-8',
};

/** Part of the site's build; a server of the sources shows the same. */
export const docs = () => ({
  name: 'docs',
  async generateBundle() {
    for (const { path, content } of await documentation()) {
      this.emitFile({ type: 'asset', fileName: path, source: content });
    }
  },
  configureServer: server => {
    server.middlewares.use(async (request, response, next) => {
      const wanted = (request.url ?? '').replace(/[?#].*$/, '').slice(1);
      const found = wanted.startsWith('docs/') && (await documentation()).find(({ path }) => path === wanted);
      if (!found) return next();
      response.setHeader('content-type', TYPES[wanted.split('.').at(-1)] ?? 'application/octet-stream');
      return response.end(found.content);
    });
  },
});
