// Lets the built site be used without a connection: a service worker with what Play needs at once, and a list of what
// the page fetches for it later, in its own time: the other parts, and the documentation.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { fromRoot, QUIET } from '../../embed/build/paths.mjs';
import { documentation } from './docs.mjs';

/** What a visitor of the first screen turns to next; all that these import belongs to it. */
const NEEDED_BY_PLAY = [
  'components/epic-armageddon/resolver/first-parts.ts',
  'components/epic-armageddon/resolver/later-parts.ts',
  'components/epic-armageddon/odds/engine.ts',
  'components/site/offline.ts',
  'src/epic-armageddon/scenario/parse.ts',
  'src/epic-armageddon/scenario/samples/samples.ts',
];

/** Files beside the scripts and styles that are there at once. */
const AT_ONCE = ['index.html', 'language.js', 'later.json', 'manifest.webmanifest', 'icon.svg'];

const scripts = bundle => Object.values(bundle).filter(({ type }) => type === 'chunk');

/** Chunks with all that they import, and their styles. */
const closure = (bundle, roots) => {
  const found = new Set();
  const visit = name => {
    if (found.has(name) || bundle[name] === undefined) return;
    found.add(name);
    for (const other of bundle[name].imports) visit(other);
    for (const style of bundle[name].viteMetadata?.importedCss ?? []) found.add(style);
  };
  for (const { fileName } of roots) visit(fileName);
  return found;
};

const neededAtOnce = bundle => {
  const roots = scripts(bundle).filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(id =>
    NEEDED_BY_PLAY.some(path => id.replaceAll('\\', '/').endsWith(path))));
  const workers = Object.keys(bundle).filter(name => /engine-worker-[^/]*\.js$/.test(name));
  return new Set([...closure(bundle, roots), ...workers]);
};

/** With what a file is asked for anew when it changes: null where its name does that. */
const revisionOf = (folder, url) => (url.startsWith('assets/')
  ? null : createHash('sha256').update(readFileSync(join(folder, url))).digest('hex').slice(0, 32));

const writeWorker = async (folder, atOnce) => {
  const files = [...AT_ONCE, ...atOnce].map(url => ({ url, revision: revisionOf(folder, url) }));
  const bundle = await rolldown({
    input: fromRoot('components/site/service-worker.ts'),
    platform: 'browser',
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': `'production'`, KEPT_FILES: JSON.stringify(files) },
    },
    checks: QUIET,
  });
  await bundle.write({ file: join(folder, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
};

/** The language whose words a file has, or null. */
const languageOf = ({ moduleIds = [] }) => moduleIds
  .map(id => /components\/translations\/(\w+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null)
  .find(language => language !== null) ?? null;

/** The pages of the documentation, each with its version, as their names stay. */
const docPages = async () => (await documentation()).map(({ path, content }) =>
  `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`);

/** What comes later: what everybody keeps, and the words of each language, for those who speak it. */
const comingLater = async (bundle, atOnce) => {
  const parts = [];
  const words = {};
  for (const [name, file] of Object.entries(bundle)) {
    if (!/^assets\/.*\.(js|css)$/.test(name) || atOnce.has(name)) continue;
    const language = languageOf(file);
    if (language === null) parts.push(name);
    else (words[language] ??= []).push(name);
  }
  return { parts, docs: await docPages(), words };
};

/** Part of the site's build. */
export const offline = () => {
  let atOnce = new Set();
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      atOnce = neededAtOnce(bundle);
      const source = JSON.stringify(await comingLater(bundle, atOnce));
      this.emitFile({ type: 'asset', fileName: 'later.json', source });
    },
    writeBundle: ({ dir }) => writeWorker(dir, atOnce),
  };
};
