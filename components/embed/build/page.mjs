// Builds `dist/page`: the elements as ES modules that need no bundler, on any page and from any host. All that they are
// made of is in them, what several elements have is one file, what an element does not need at first is an import() of
// its own, and workers lie where every bundler finds them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { wordModules, wordsIn } from '../../translations/word-modules.mjs';
import { groupsIn, languages } from '../../translations/write-books.mjs';
import { MODULE_ELEMENTS, MODULE_WORKERS, PHASE_EDITIONS, PHASES } from '../scripts.mjs';
import { onlyNoticed } from './notices.mjs';
import { openingModules } from './openings.mjs';
import { fromRoot, QUIET } from './paths.mjs';
import { onAnyPage, shortTemplates } from './templates.mjs';

const ROOT = fromRoot('');

const pathOf = id => id.replaceAll('\\', '/').slice(ROOT.length);

const WORKER = /new Worker\(new URL\('(\.[^']*-worker\.ts)', import\.meta\.url\), \{ type: 'module' \}\)/g;
const STARTING = fromRoot('components/embed/worker-parts.ts');

/** Bundlers know the first way to a worker by its form; a page of another origin goes the second. */
const startedWorker = (relative, id) => {
  const worker = MODULE_WORKERS[pathOf(fileURLToPath(new URL(relative, pathToFileURL(id))))];
  if (worker === undefined) throw new Error(`${id} starts a worker that is not built: ${relative}`);
  return `moduleWorker(() => new Worker(new URL('./${worker}.js', import.meta.url), { type: 'module' }), `
    + `'./${worker}.js', import.meta.url)`;
};

/** All files come to lie in one folder, the workers too. */
const workersInOneFolder = {
  name: 'workers-in-one-folder',
  transform: (code, id) => {
    if (!pathOf(id).startsWith('components/') || code.search(WORKER) < 0) return null;
    const started = code.replace(WORKER, (_, relative) => startedWorker(relative, id));
    return { code: `import { moduleWorker } from ${JSON.stringify(STARTING)}; ${started}`, map: null }; // no line moves
  },
};

const BOOKS = fromRoot('components/translations/books.ts');
const BOOKS_OF = 'books-of:';

const listedIn = language => groupsIn(language).map(({ group }) =>
  `${JSON.stringify(group)}: () => import('words:${language}/${group}')`).join(',\n');

/** Where the words of a language are is asked for once they are wanted: the list of all is long. */
const booksByLanguage = {
  name: 'books-by-language',
  resolveId: id => (id.startsWith(BOOKS_OF) ? id : null),
  load: id => {
    if (id.startsWith(BOOKS_OF)) return `export const books = {\n${listedIn(id.slice(BOOKS_OF.length))}\n};`;
    if (id !== BOOKS) return null;
    const each = languages().map(language =>
      `${language}: async () => (await import('${BOOKS_OF}${language}')).books[group]()`);
    return { code: `export const BOOKS = new Proxy({}, { get: (_, group) => ({ ${each.join(', ')} }) });` };
  },
};

const entryOf = name =>
  fromRoot(name === 'assault-resolver' ? 'components/embed/page-resolver.ts' : `components/embed/lazy/${name}.ts`);

/** Put into what is built, besides what all builds have. */
const DEFINED = {
  'process.env.NODE_ENV': '"production"', MAP_AT_FIRST_TOUCH: 'true',
  BUNDLED_PHASES: JSON.stringify(PHASES), PHASE_EDITIONS: JSON.stringify(PHASE_EDITIONS),
};

/** Files are called after what is in them. */
const chunkFileNames = ({ name, facadeModuleId }) => {
  const [, opening] = /^openings:(.+)/.exec(facadeModuleId ?? '') ?? [];
  const called = wordsIn(facadeModuleId) ?? (opening === undefined ? name : `opening-${opening.replace('/', '-')}`);
  return `${called}-[hash].js`;
};

/** Bundlers know workers and imports by plain texts. */
const plainAddresses = {
  name: 'plain-addresses',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(/\b(import\(|new URL\()`(\.\/[\w.-]+)`/g, "$1'$2'"); // as long as before
    }
  },
};

/** The elements that have a module at once, by its id. */
const elementsWith = graph => {
  const found = new Map();
  for (const name of MODULE_ELEMENTS) {
    const seen = new Set();
    const visit = id => {
      if (seen.has(id)) return;
      seen.add(id);
      graph.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(entryOf(name));
    for (const id of seen) found.set(id, [...found.get(id) ?? [], name.replace('assault-', '')]);
  }
  return found;
};

/** What several elements need at once lies in few files, one for each set of them; the resolver's own is one too. */
const byElements = () => {
  let elements = null;
  return (id, graph) => {
    elements ??= elementsWith(graph);
    const having = elements.get(id) ?? [];
    return having.length > 1 || having[0] === 'resolver' ? `of-${having.join('-')}` : null;
  };
};

const write = async (shared, { input, codeSplitting, namesOf }) => {
  const bundle = await rolldown({
    cwd: ROOT, checks: QUIET, input, platform: 'browser', preserveEntrySignatures: false,
    transform: { define: { ...shared.define, ...DEFINED }, target: 'es2022' },
    plugins: [
      booksByLanguage, wordModules, openingModules(shared), onAnyPage, shortTemplates, workersInOneFolder,
      plainAddresses, onlyNoticed,
    ],
  });
  await bundle.write({
    dir: fromRoot('dist/page'), entryFileNames: '[name].js', chunkFileNames: namesOf, sourcemap: true, minify: true,
    codeSplitting,
  });
  await bundle.close();
};

/** A file of words is the source of many modules, each with all of it: its text is found in the repository. */
const forgetWordSources = () => {
  for (const file of readdirSync(fromRoot('dist/page')).filter(name => /^(?:words|opening)-.*\.map$/.test(name))) {
    const path = fromRoot(`dist/page/${file}`);
    const { sourcesContent, ...map } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(map));
  }
};

/** Workers share among themselves: what a page has besides would be weight for them. */
export const buildPage = async shared => {
  const elements = Object.fromEntries(MODULE_ELEMENTS.map(name => [name, entryOf(name)]));
  const workers = Object.fromEntries(Object.entries(MODULE_WORKERS).map(([path, name]) => [name, fromRoot(path)]));
  await Promise.all([
    write(shared, {
      input: elements, namesOf: chunkFileNames,
      codeSplitting: { groups: [{ name: byElements() }], includeDependenciesRecursively: false },
    }),
    write(shared, { input: workers, namesOf: 'worker-[name]-[hash].js', codeSplitting: true }),
  ]);
  forgetWordSources();
};
